import type { Call } from '@pennant/contract/call';
import { calls } from '@pennant/contract/calls';
import { describe, expect, test } from 'vitest';
import { z } from 'zod';
import { issueSentences, toSentence } from './issue-sentence.ts';

/** Returns the sentences that a request gets, in order. */
function sentencesFor(call: Call, part: 'params' | 'query' | 'body', input: unknown): string[] {
  const result = call[part]?.safeParse(input, { error: issueSentences(call) });
  return result?.error?.issues.map(({ path, message }) => toSentence(path, message)) ?? [];
}

describe('a refusal of malformed input tells people what to do', () => {
  const examples: readonly [Call, 'params' | 'query' | 'body', unknown, string][] = [
    [calls.createTeam, 'body', { lineup: [] }, 'Give the team a name.'],
    [calls.createTeam, 'body', { name: '  ', lineup: [] }, 'Team name is required.'],
    [calls.createTeam, 'body', undefined, 'Send the request’s fields as one JSON object.'],
    [calls.createCampaign, 'body', { desc: '' }, 'Give the campaign a name.'],
    [calls.buyPacks, 'body', { amount: 1 }, 'Choose the series.'],
    [
      calls.buyPacks,
      'body',
      { seriesID: 1954, amount: 3 },
      'The amount must be one of 1, 10, 25, 50, 100.',
    ],
    [calls.card, 'params', { cardID: '1e1' }, 'The card ID must be a whole number.'],
    [calls.team, 'params', { userTeamID: 'x' }, 'The team ID must be a UUID.'],
    [calls.login, 'body', { username: 'Casey' }, 'Give the password.'],
    [calls.setProfile, 'body', { showsDiscord: 1 }, '“showsDiscord” must be true or false.'],
    [calls.lockCard, 'body', { cardID: 1 }, 'Send “isLocked”: true or false.'],
    [calls.users, 'query', { limit: '201' }, 'The limit must be at most 200.'],
    [calls.createReward, 'body', { money: -1 }, 'The money must be at least 0.'],
    [
      calls.lineupInventories,
      'body',
      { userCardIDs: [19_540_001, 'x'] },
      'The cards must be a whole number.',
    ],
  ];
  test.each(examples)('%#: %s', (call, part, input, sentence) => {
    expect(sentencesFor(call, part, input)[0]).toBe(sentence);
  });

  test('an entry of a list is named by its place', () => {
    const lineup = [{ slot: 'C', cardID: 1 }, { slot: 'C' }];
    const sentences = sentencesFor(calls.createTeam, 'body', { name: 'Nine', lineup });
    expect(sentences.every((sentence) => sentence.endsWith('.'))).toBe(true);
    expect(toSentence(['lineup', 1, 'cardID'], 'must be a whole number')).toBe(
      'The card ID of lineup 2 must be a whole number.',
    );
  });

  test('a sentence of the contract stays, with one full stop', () => {
    expect(toSentence(['name'], 'Give the team a name.')).toBe('Give the team a name.');
    expect(toSentence(['code'], 'must be a club code: BOS')).toBe(
      'The code must be a club code: BOS.',
    );
  });
});

describe('a field is named in words', () => {
  /** Returns the sentence for one field of a body, of a value that is wrong. */
  const sentenceFor = (field: string, schema: z.ZodType, value?: unknown, path = '/deals') => {
    const body = z.object({ [field]: schema });
    const input = value === undefined ? {} : { [field]: value };
    return sentencesFor({ ...calls.buyPacks, path: path as '/deals', body }, 'body', input)[0];
  };

  test.each([
    ['desc', 'Give the description.'],
    ['discordUsername', 'Give the Discord name.'],
    ['email', 'Give the e-mail address.'],
    ['numOfGames', 'Give the number of games.'],
    ['numberOfCards', 'Give the number of cards.'],
    ['numberOfSeries', 'Give the number of packs.'],
    ['seriesPct', 'Give the chance of the packs.'],
    ['cardPct', 'Give the chance of the card.'],
    ['teamNameID', 'Give the club.'],
    ['teamsIncluded', 'Give the clubs.'],
    ['userCardIDs', 'Give the cards.'],
    ['userTeamID', 'Choose the team.'],
    ['homeUserTeamID', 'Choose the home team.'],
    ['visitingUserTeamID', 'Choose the visiting team.'],
    ['userCampaignContestID', 'Choose the series.'],
    ['campaignContestID', 'Choose the contest.'],
    ['year', 'Give the season.'],
    ['yearID', 'Give the season.'],
    ['exp', 'Give the experience.'],
    ['currentPassword', 'Give the current password.'],
    ['cardID', 'Choose the card.'],
    ['cardIDs', 'Give the cards.'],
    ['id', 'Give the ID.'],
    ['ID', 'Give the ID.'],
    ['idea', 'Give the idea.'],
    ['isLocked', 'Send “isLocked”: true or false.'],
    ['hasTeam', 'Send “hasTeam”: true or false.'],
    ['showsDiscord', 'Send “showsDiscord”: true or false.'],
    ['replaces', 'Send “replaces”: true or false.'],
    ['issue', 'Give the issue.'],
    ['thisIs', 'Give the this is.'],
    ['name', 'Give the name.'],
  ])('%s: %s', (field, sentence) => {
    expect(sentenceFor(field, z.string())).toBe(sentence);
  });

  test.each([
    ['/teams/update', 'Give the team a name.'],
    ['/series/create', 'Give the series a name.'],
    ['/campaign', 'Give the campaign a name.'],
    ['/campaignContest/create', 'Give the contest a name.'],
    ['/card/custom', 'Give the player a name.'],
    ['/', 'Give the name.'],
  ])('a name, by what %s is about: %s', (path, sentence) => {
    expect(sentenceFor('name', z.string(), undefined, path)).toBe(sentence);
    expect(sentenceFor('name', z.string().min(1), '', path)).toBe(sentence);
  });

  test.each<[string, z.ZodType, unknown, string]>([
    ['kind', z.string(), 7, 'The kind must be text.'],
    ['amount', z.number(), 'x', 'The amount must be a whole number.'],
    ['amount', z.int(), 1.5, 'The amount must be a whole number.'],
    ['note', z.boolean(), 'x', 'The note must be true or false.'],
    ['isOpen', z.boolean(), 'x', '“isOpen” must be true or false.'],
    ['slots', z.array(z.string()), 'x', 'The slots must be a list.'],
    ['terms', z.object({}), 'x', 'The terms must be an object.'],
    ['terms', z.record(z.string(), z.string()), 'x', 'The terms must be an object.'],
    ['rest', z.null(), 'x', 'The rest must be null.'],
    ['moment', z.date(), 'x', 'The moment must be of another kind.'],
    ['cardID', z.int(), 'x', 'The card ID must be a whole number.'],
    ['id', z.uuid(), 'x', 'The ID must be a UUID.'],
    ['yearID', z.int(), 'x', 'The season must be a whole number.'],
    ['teamNameID', z.string(), 7, 'The club must be text.'],
    ['email', z.email(), 'x', 'The e-mail address must be an e-mail address.'],
    ['moment', z.iso.datetime(), 'x', 'The moment must be a time in ISO 8601, in UTC.'],
    ['site', z.url(), 'x', 'The site must be an address that begins with https://.'],
    ['code', z.string().regex(/^[A-Z]$/), 'x', 'The code is not written as it should be.'],
    ['amount', z.int().min(2), 1, 'The amount must be at least 2.'],
    ['amount', z.number().gt(2), 2, 'The amount must be more than 2.'],
    ['amount', z.int().max(2), 3, 'The amount must be at most 2.'],
    ['amount', z.number().lt(2), 2, 'The amount must be less than 2.'],
    ['amount', z.int().min(1), 0, 'The amount must be at least 1.'],
    ['note', z.string().min(2), 'x', 'The note must have at least 2 characters.'],
    ['note', z.string().max(1), 'xx', 'The note must have at most 1 character.'],
    ['slots', z.array(z.int()).min(1), [], 'The slots must have at least 1 entry.'],
    ['slots', z.array(z.int()).max(2), [1, 2, 3], 'The slots must have at most 2 entries.'],
    ['bats', z.set(z.int()).max(1), new Set([1, 2]), 'The bats must have at most 1 entry.'],
    ['kind', z.literal('trade'), 'x', 'The kind must be trade.'],
    ['kind', z.enum(['C', 'SS']), 'x', 'The kind must be one of C, SS.'],
    ['amount', z.number().multipleOf(2), 3, 'The amount is not as it must be.'],
    ['terms', z.union([z.string(), z.int()]), true, 'The terms is not as it must be.'],
  ])('%s %#: a value that is wrong', (field, schema, value, sentence) => {
    expect(sentenceFor(field, schema, value)).toBe(sentence);
  });

  test('a field that is not known is to be left out', () => {
    const body = z.strictObject({});
    expect(sentencesFor({ ...calls.buyPacks, body }, 'body', { bat: 1, ball: 2 })).toEqual([
      'Leave out bat, ball: there is no such field.',
    ]);
  });

  test('what is wrong with all of it is the request’s', () => {
    expect(sentencesFor({ ...calls.buyPacks, body: z.object({}) }, 'body', 'x')).toEqual([
      'The request must be an object.',
    ]);
    const body = z.object({}).refine(() => false);
    expect(sentencesFor({ ...calls.buyPacks, body }, 'body', {})).toEqual([
      'The request is not as it must be.',
    ]);
  });

  test('an entry is named by its list and its place, from 1', () => {
    const slot = z.object({ cardID: z.int(), isIn: z.boolean() });
    const body = z.object({ lineup: z.array(slot), cardIDs: z.array(z.int()) });
    const input = {
      lineup: [
        { cardID: 1, isIn: true },
        { cardID: 'x', isIn: 'x' },
      ],
      cardIDs: [1, 'x'],
    };
    expect(sentencesFor({ ...calls.buyPacks, body }, 'body', input)).toEqual([
      'The card ID of lineup 2 must be a whole number.',
      '“isIn” must be true or false.',
      'The cards must be a whole number.',
    ]);
    expect(toSentence([0, 'slot'], 'must be text')).toBe('The slot must be text.');
  });

  test.each([
    ['give it a name', 'Give it a name.'],
    ['Why?', 'Why?'],
    ['Out!', 'Out!'],
    ['must', 'Must.'],
    ['it must be text', 'It must be text.'],
    ['', '.'],
  ])('the message %j becomes the sentence %j', (message, sentence) => {
    expect(toSentence(['note'], message)).toBe(sentence);
  });
});

/** Words of validators and programmers. */
const JARGON =
  /invalid|expected|received|undefined|NaN|>=|<=|regex|pattern|\.\.$|: $|null\b.*null/i;
const WRONG_VALUES = [
  undefined,
  null,
  '',
  ' ',
  -1,
  1.5,
  1e300,
  'x'.repeat(5000),
  [],
  {},
  true,
  [null],
  [{}],
  '\u0000',
];

test('every call refuses whatever is wrong in whole sentences', () => {
  const faults: string[] = [];
  for (const call of Object.values(calls as Readonly<Record<string, Call>>)) {
    for (const part of ['params', 'query', 'body'] as const) {
      const schema = call[part];
      if (schema === undefined) continue;
      const { properties = {} } = z.toJSONSchema(schema, {
        io: 'input',
        unrepresentable: 'any',
      }) as {
        properties?: Record<string, unknown>;
      };
      const inputs = [
        undefined,
        [],
        'text',
        ...Object.keys(properties).flatMap((field) =>
          WRONG_VALUES.map((value) => ({ [field]: value })),
        ),
      ];
      for (const sentence of inputs.flatMap((input) => sentencesFor(call, part, input)))
        if (!/^[A-Z“].*[.!?]$/s.test(sentence) || JARGON.test(sentence))
          faults.push(`${call.method} ${call.path}: ${sentence}`);
    }
  }
  expect([...new Set(faults)]).toEqual([]);
});
