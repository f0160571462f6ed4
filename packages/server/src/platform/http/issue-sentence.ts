import type { Call } from '@pennant/contract/call';
import type { z } from 'zod';

/** An issue before it has a message, as zod hands it to an error map. */
type RawIssue = Parameters<z.core.$ZodErrorMap>[0];

/** Words for fields whose name does not say it. */
const NOUNS: Readonly<Record<string, string>> = {
  desc: 'description',
  discordUsername: 'Discord name',
  email: 'e-mail address',
  numOfGames: 'number of games',
  numberOfCards: 'number of cards',
  numberOfSeries: 'number of packs',
  seriesPct: 'chance of the packs',
  cardPct: 'chance of the card',
  teamNameID: 'club',
  teamsIncluded: 'clubs',
  userCardIDs: 'cards',
  userTeamID: 'team',
  homeUserTeamID: 'home team',
  visitingUserTeamID: 'visiting team',
  userCampaignContestID: 'series',
  campaignContestID: 'contest',
  year: 'season',
  yearID: 'season',
  exp: 'experience',
};

/** What has a name, by the first word of a call's path. */
const NAMED: Readonly<Record<string, string>> = {
  teams: 'team',
  series: 'series',
  campaign: 'campaign',
  campaignContest: 'contest',
  card: 'player',
};

/**
 * Returns zod's error map for a call: the sentence for people that an issue without one of its own
 * gets. "Give the team a name.", "The amount must be at least 1."
 */
export const issueSentences =
  (call: Pick<Call, 'path'>): z.core.$ZodErrorMap =>
  (issue) =>
    describeIssue(call, issue);

/**
 * Returns a message as a sentence. A message of the contract may lack its subject: "must be plain
 * text".
 */
export function toSentence(path: readonly PropertyKey[], message: string): string {
  const text = message.startsWith('must ') ? `${subjectOf(path)} ${message}` : message;
  const capitalized = text.charAt(0).toUpperCase() + text.slice(1);
  return /[.!?]$/.test(capitalized) ? capitalized : `${capitalized}.`;
}

function describeIssue(call: Pick<Call, 'path'>, issue: RawIssue): string {
  const path = issue.path ?? [];
  const subject = subjectOf(path);
  if (issue.input === undefined || isEmptyText(issue)) return askFor(call, path);
  switch (issue.code) {
    case 'invalid_type':
      return `${subject} must be ${TYPES[issue.expected] ?? 'of another kind'}.`;
    case 'too_small':
      return `${subject} must ${describeLimit(issue.origin, issue.inclusive === false ? 'more than' : 'at least', issue.minimum)}.`;
    case 'too_big':
      return `${subject} must ${describeLimit(issue.origin, issue.inclusive === false ? 'less than' : 'at most', issue.maximum)}.`;
    case 'invalid_format':
      return FORMATS[issue.format] === undefined
        ? `${subject} is not written as it should be.`
        : `${subject} must be ${FORMATS[issue.format]}.`;
    case 'invalid_value':
      return issue.values.length === 1
        ? `${subject} must be ${String(issue.values[0])}.`
        : `${subject} must be one of ${issue.values.map(String).join(', ')}.`;
    case 'unrecognized_keys':
      return `Leave out ${issue.keys.join(', ')}: there is no such field.`;
    case 'invalid_key':
    case 'invalid_element':
    case 'invalid_union':
    case 'not_multiple_of':
    case 'custom':
      break;
  }
  return `${subject} is not as it must be.`;
}

const isEmptyText = (issue: RawIssue): boolean =>
  issue.code === 'too_small' && issue.origin === 'string' && Number(issue.minimum) === 1;

/** Returns the sentence for what is missing. */
function askFor({ path: callPath }: Pick<Call, 'path'>, path: readonly PropertyKey[]): string {
  const field = lastName(path);
  if (field === null) return 'Send the request’s fields as one JSON object.';
  const named = NAMED[callPath.split('/')[1] ?? ''];
  if (field === 'name' && named !== undefined) return `Give the ${named} a name.`;
  if (IS_CLAIM.test(field)) return `Send “${field}”: true or false.`;
  const noun = nounOf(field);
  return isIDName(field) && noun !== 'ID' ? `Choose the ${noun}.` : `Give the ${noun}.`;
}

const TYPES: Readonly<Record<string, string>> = {
  string: 'text',
  number: 'a whole number',
  int: 'a whole number',
  boolean: 'true or false',
  array: 'a list',
  object: 'an object',
  record: 'an object',
  null: 'null',
};

const FORMATS: Readonly<Record<string, string>> = {
  email: 'an e-mail address',
  uuid: 'a UUID',
  datetime: 'a time in ISO 8601, in UTC',
  url: 'an address that begins with https://',
};

function describeLimit(origin: string, comparison: string, limit: number | bigint): string {
  const amount = `${comparison} ${limit}`;
  if (origin === 'string') return `have ${amount} ${limit === 1 ? 'character' : 'characters'}`;
  if (origin === 'array' || origin === 'set')
    return `have ${amount} ${limit === 1 ? 'entry' : 'entries'}`;
  return `be ${amount}`;
}

/**
 * Returns "The card ID of lineup 3" or "The amount"; of an issue of the whole body "The request".
 */
function subjectOf(path: readonly PropertyKey[]): string {
  const field = lastName(path);
  if (field === null) return 'The request';
  if (IS_CLAIM.test(field)) return `“${field}”`;
  const noun = isIDName(field) ? `${nounOf(field)} ID` : nounOf(field);
  const index = path.findLast((part) => typeof part === 'number');
  const list = index === undefined ? undefined : path[path.indexOf(index) - 1];
  const place = typeof list === 'string' ? ` of ${nounOf(list)} ${Number(index) + 1}` : '';
  return `The ${noun === 'ID ID' ? 'ID' : noun}${list === field ? '' : place}`;
}

/** Returns the last field's name on the way to an issue; null for the request as a whole. */
const lastName = (path: readonly PropertyKey[]): string | null =>
  path.findLast((part): part is string => typeof part === 'string') ?? null;

/** An ID by its name. The fields of a club and of a season are only called so. */
const isIDName = (field: string): boolean =>
  /(^id|ID)$/.test(field) && field !== 'yearID' && field !== 'teamNameID';

/** The name of a field that is true or false. */
const IS_CLAIM = /^(is|has|shows|replaces)([A-Z]|$)/;

/** Returns a field's name as words: `currentPassword` becomes "current password". */
function nounOf(field: string): string {
  const known = NOUNS[field];
  if (known !== undefined) return known;
  const stem = field.replace(/ID(s?)$/, '$1');
  if (stem === 'id' || stem === '') return 'ID';
  return stem.replaceAll(/(?<=[a-z])[A-Z]/g, (letter) => ` ${letter.toLowerCase()}`);
}
