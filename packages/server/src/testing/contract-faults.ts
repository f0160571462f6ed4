import { errorBody, type Call } from '@pennant/contract/call';
import { adminRefusals } from '../admin/refusals.ts';
import { accountRefusals } from '../account/refusals.ts';
import { cardGenerationRefusals } from '../catalogue/card-generation-errors.ts';
import { campaignRefusals } from '../campaigns/refusals.ts';
import { cardRefusals } from '../cards/refusals.ts';
import { challengeRefusals } from '../challenges/refusals.ts';
import { gameRefusals } from '../games/refusals.ts';
import { leaderboardRefusals } from '../leaderboard/refusals.ts';
import { cupRefusals } from '../cups/refusals.ts';
import { dailyRefusals } from '../daily/refusals.ts';
import { liveRefusals } from '../live/refusals.ts';
import { notificationRefusals } from '../notifications/refusals.ts';
import { packRefusals } from '../packs/refusals.ts';
import type { Database } from '../platform/database/database.ts';
import { commonRefusals, type Refusals } from '../platform/refusal.ts';
import { reportRefusals } from '../reports/refusals.ts';
import { rewardRefusals } from '../rewards/refusals.ts';
import { teamRefusals } from '../teams/refusals.ts';
import { walletRefusals } from '../wallet/refusals.ts';
import type { GeneratedRequest } from './contract-requests.ts';
import type { FuzzRole, FuzzWorld } from './fuzz-world.ts';
import { isEventStream, parseMessages, type RawRequest, type RawResponse } from './raw-request.ts';

/** An error in a response. */
export interface Fault {
  /** Of the server, of secrecy, or of the form that the contract asks for. */
  readonly kind: 'failure' | 'leak' | 'form';
  readonly words: string;
}

/** A generated request to a call, sent in a role. */
export interface SentRequest {
  readonly call: Call;
  readonly role: FuzzRole;
  readonly request: GeneratedRequest;
}

/** Returns a generated request as it goes over the line, with the role's token. */
export function toRawRequest(world: FuzzWorld, { call, role, request }: SentRequest): RawRequest {
  const tokens = role === 'guest' ? undefined : world.users[role].player.tokens;
  const token = tokens?.[call.token === 'id' ? 'IdToken' : 'AccessToken'];
  const authorization =
    request.authorization ?? (token === undefined ? undefined : `Bearer ${token}`);
  return {
    method: call.method,
    url: `/api${request.path}`,
    headers: {
      ...(authorization === undefined ? {} : { authorization }),
      ...(request.key === undefined ? {} : { 'idempotency-key': request.key }),
      ...(request.payload === undefined ? {} : { 'content-type': request.contentType }),
    },
    payload: request.payload,
  };
}

/** A rule of live games, which no setting moves out of the way. */
const PAUSE_OF_PHRASES = 'phrase_too_soon';

/** Text that reveals the program's internals. */
const INTERNALS =
  /\.ts:\d|node_modules|\bat async |\bselect .+ from \b|postgres|syntax error|duplicate key|violates|relation "|argon2/i;

const REFUSALS: readonly Refusals[] = [
  commonRefusals,
  accountRefusals,
  adminRefusals,
  walletRefusals,
  packRefusals,
  cardRefusals,
  teamRefusals,
  rewardRefusals,
  gameRefusals,
  cardGenerationRefusals,
  campaignRefusals,
  leaderboardRefusals,
  challengeRefusals,
  liveRefusals,
  cupRefusals,
  dailyRefusals,
  notificationRefusals,
  reportRefusals,
];

/** Returns the statuses that a refusal code is defined with. */
const statusesOf = (code: string): number[] =>
  REFUSALS.map((refusals) => refusals[code]?.status).filter((status) => status !== undefined);

/** Calls that show user ids to admins. */
const SHOWING_USERS = /^\/users|^\/admin\/(audit|reports)|\/award$/;
/** Calls that show ids of users and their teams to everyone. */
const SHOWING_PLAYERS = /^\/cardInventory\/leaderboard|^\/teams\/elo$|^\/players\//;
/** Calls that show the ids of users who challenge and are challenged. */
const SHOWING_RIVALS = /^\/challenges|^\/home$|\/summary$/;
/** Calls that admins may make for any team. */
const ANY_TEAM = /^\/teams(\/\{userTeamID\})?$/;
/** Calls that show the ids of users' teams to admins. */
const SHOWING_TEAMS = /^\/users\/\{userID\}$|^\/admin\/audit/;
/** Calls that show a game that is over to everyone, or to admins in a report. */
const SHOWING_GAMES = /^\/public\/games|^\/admin\/reports/;
/** Calls that store a name which other calls show. */
const STORING_NAMES = /setDiscordUsername|^\/series|^\/teams|^\/card|^\/campaign|^\/reward/;

/** Returns the errors in a response: what the contract does not allow, and what is given away. */
export function findFaults(world: FuzzWorld, sent: SentRequest, response: RawResponse): Fault[] {
  const { status, headers, payload } = response;
  const faults: Fault[] = [];
  const addFault = (kind: Fault['kind'], isFault: boolean, words: string) =>
    void (isFault && faults.push({ kind, words }));
  addFault('failure', status >= 500, `answers ${status}`);
  addFault('leak', INTERNALS.test(payload), 'shows the inside of the program');
  for (const text of findForbidden(world, sent, payload)) addFault('leak', true, `shows ${text}`);
  addFault('form', headers['cache-control'] !== 'no-store', 'may be cached');
  if (isEventStream(response)) {
    const messages = parseMessages(payload);
    addFault('form', messages.length === 0, 'begins a stream without a message');
    for (const message of messages)
      for (const words of findFormFaults(sent, status, message)) addFault('form', true, words);
    return faults;
  }
  const body = parseJson(response);
  if (body === undefined) addFault('form', true, 'is not JSON');
  else for (const words of findFormFaults(sent, status, body)) addFault('form', true, words);
  return faults;
}

/** Returns the value of a JSON response; undefined if it is none. */
function parseJson({ headers, payload }: RawResponse): unknown {
  if (!String(headers['content-type']).startsWith('application/json')) return undefined;
  try {
    return JSON.parse(payload);
  } catch {
    return undefined;
  }
}

/** Returns the ids and secrets of others in a response. */
function findForbidden(
  { everyone, stranger, forbidden, emailsSentAsNames }: FuzzWorld,
  { call: { path }, role, request }: SentRequest,
  payload: string,
): string[] {
  // An email address may be returned if a user chose it as a name.
  const sent = JSON.stringify(request);
  for (const { player } of everyone)
    if (STORING_NAMES.test(path) && sent.includes(player.email))
      emailsSentAsNames.add(player.email);
  const isShown = (text: string) =>
    everyone.some((user) => {
      const {
        player: { userID },
        ids: [, teamID, playedID, underWayID],
        secrets: [, , ...gameSeeds],
      } = user;
      return (
        (SHOWING_GAMES.test(path) &&
          (text === playedID ||
            // The others' own requests may have ended it. The stranger sends none.
            (user !== stranger && (text === underWayID || gameSeeds.includes(text))))) ||
        (text === userID &&
          ((role === 'admin' && (SHOWING_USERS.test(path) || ANY_TEAM.test(path))) ||
            SHOWING_PLAYERS.test(path) ||
            SHOWING_RIVALS.test(path))) ||
        (text === teamID &&
          ((role === 'admin' && (ANY_TEAM.test(path) || SHOWING_TEAMS.test(path))) ||
            SHOWING_PLAYERS.test(path)))
      );
    }) ||
    (text.includes('@') && (sent.includes(text) || emailsSentAsNames.has(text)));
  return forbidden[role].filter((text) => payload.includes(text) && !isShown(text));
}

/** Returns what the form of a JSON response, or its status, has against the contract. */
function findFormFaults(
  { call, role, request }: SentRequest,
  status: number,
  body: unknown,
): string[] {
  if (status === 200) {
    return [
      ...(request.isWellFormed === false ? ['takes what the contract does not'] : []),
      ...(call.answer.safeParse(body).success ? [] : ['answers against the contract']),
    ];
  }
  const parsed = errorBody.strict().safeParse(body);
  if (!parsed.success) return ['is no refusal in the form of the contract'];
  const { code, error } = parsed.data;
  const faults: string[] = [];
  const addFault = (isFault: boolean, words: string) => void (isFault && faults.push(words));
  addFault(!statusesOf(code).includes(status), `tells ${code} with ${status}`);
  addFault(error.length < 10, 'says nothing');
  addFault(status === 429 && code !== PAUSE_OF_PHRASES, 'counts a limit that is out of the way');
  if (request.authorization !== undefined) return faults;
  const isAllowed =
    call.who === 'anyone' || role === 'admin' || (role === 'player' && call.who === 'player');
  // Unreadable requests are refused before authentication.
  const isUnreadable = request.isWellFormed === null && [400, 404, 413, 415].includes(status);
  const isUnauthorized = status === 401 || status === 403;
  addFault(!isAllowed && !isUnauthorized && !isUnreadable, `lets a ${role} see ${status} ${code}`);
  if (isAllowed && request.isWellFormed === true)
    addFault(code === 'malformed', `calls it malformed: ${error}`);
  if (isAllowed && request.isWellFormed === false)
    addFault(status !== 400, `answers ${status} to what is malformed`);
  return faults;
}

/** Returns the role's own seeds in a response whose game or epoch is not over yet. */
export async function findPrematureSecrets(
  database: Database,
  world: FuzzWorld,
  { role }: SentRequest,
  { payload }: RawResponse,
): Promise<string[]> {
  if (role === 'guest') return [];
  const { player, secrets } = world.users[role];
  const shown = secrets.filter((secret) => payload.includes(secret));
  if (shown.length === 0) return [];
  const revealed = await database.sql<{ seed: string }>(
    `select encode(seed, 'hex') as seed from pack_epoch where user_id = $1 and closed_at is not null
     union select encode(seed, 'hex') from game where user_id = $1 and is_final`,
    [player.userID],
  );
  return shown.filter((secret) => !revealed.some(({ seed }) => seed === secret));
}
