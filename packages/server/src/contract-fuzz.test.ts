import { calls } from '@pennant/contract/calls';
import { errorBody, type Call } from '@pennant/contract/call';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { adminRefusals } from './admin/refusals.ts';
import { accountRefusals } from './account/refusals.ts';
import { cardGenerationRefusals } from './catalogue/card-generation-errors.ts';
import { campaignRefusals } from './campaigns/refusals.ts';
import { cardRefusals } from './cards/refusals.ts';
import { arbitraryRequests, type GeneratedRequest } from './testing/contract-requests.ts';
import type { KnownValues } from './testing/contract-values.ts';
import { gameRefusals } from './games/refusals.ts';
import { aManager, aStartedGame } from './games/testing/a-game.ts';
import { leaderboardRefusals } from './leaderboard/refusals.ts';
import { packRefusals } from './packs/refusals.ts';
import { aSeason } from './packs/testing/a-season.ts';
import { commonRefusals, type Refusals } from './platform/refusal.ts';
import { rewardRefusals } from './rewards/refusals.ts';
import { teamRefusals } from './teams/refusals.ts';
import { aClub, aLineup } from './teams/testing/a-club.ts';
import { GOOD_PASSWORD, signIn } from './testing/a-player.ts';
import { anApp } from './testing/an-app.ts';
import { credit } from './wallet/ledger.ts';
import { walletRefusals } from './wallet/refusals.ts';

/** Number of requests to each call in each role; set by `FUZZ_REQUESTS`. */
const REQUESTS = Number(process.env['FUZZ_REQUESTS'] ?? 60);
const SEED = Number(process.env['FUZZ_SEED'] ?? 1927);

const app = await anApp({ settings: { limitsFactor: 1e9 } });
const { database } = app;
await aSeason(database, { year: 1954, purchaseLimit: 300 });
const club = await aClub(database, { year: 1954 });
await database.sql(
  `insert into catalogue (history, fingerprint, first_year, last_year, finished_at) values ('record', '', 1954, 1954, now())`,
);
await database.sql(
  'insert into catalogue_season (year, place, cards, made_at) values (1954, 1, 240, now())',
);

/** Creates a user with money, packs, opened packs, a team, a game in progress and a final one. */
async function aUser() {
  const { player, teamID } = await aManager(app, { year: 1954 });
  const { userID } = player;
  await database.transaction((tx) =>
    credit(tx, {
      userID,
      amount: 50_000,
      reason: 'Gift',
      cause: { kind: 'test' },
      now: app.clock(),
    }),
  );
  await player.request('POST', '/packInventory/buy', { body: { seriesID: 1954, amount: 50 } });
  const { body: opened } = await player.request('POST', '/packInventory/open', {
    body: { seriesID: 1954, amount: 5 },
  });
  const played = await aStartedGame(player, { home: teamID, visitors: club });
  await player.request('POST', `/games/${played}/play`, { body: { until: 'final' } });
  const game = await aStartedGame(player, { home: teamID, visitors: club });
  const inventories = await database.sql<{ inventory_id: string }>(
    'select inventory_id from card_inventory where user_id = $1',
    [userID],
  );
  const [secrets] = await database.sql<{ secrets: string[] }>(
    `select array[(select password_hash from account where user_id = $1),
       (select encode(seed, 'hex') from pack_epoch where user_id = $1 and closed_at is null),
       (select encode(seed, 'hex') from game_commitment where user_id = $1 and game_id = $2)] as secrets`,
    [userID, game],
  );
  const ids = [userID, teamID, played, game, opened.draw.epochID as string];
  return {
    player,
    spare: await signIn(app, player),
    ids: [...ids, ...inventories.map(({ inventory_id }) => inventory_id)],
    secrets: secrets!.secrets,
  };
}
type User = Awaited<ReturnType<typeof aUser>>;

const stranger = await aUser();
const users = { player: await aUser(), admin: await aUser() };
await database.sql('update account set is_admin = true where user_id = $1', [
  users.admin.player.userID,
]);
const roles = ['guest', 'player', 'admin'] as const;
type Role = (typeof roles)[number];

const everyone = [stranger, users.player, users.admin];
const idsToTry = everyone.flatMap(({ ids }) => ids.slice(0, 8));
const lineup = await aLineup(database, 1954);
const known: KnownValues = {
  ownedIDs: [...idsToTry, club],
  catalogueIDs: [1954, 1954, 19_540_001, 19_545_001, 1899, 2_147_483_647],
  texts: [
    stranger.player.username,
    stranger.player.email,
    users.player.spare.tokens.RefreshToken,
    users.admin.spare.tokens.AccessToken,
    GOOD_PASSWORD,
    'Casey',
    'casey@example.org',
    'Mudville Nine',
    '1954-base',
  ],
  bodies: {
    '/cardInventory': everyone.map(({ ids }) => ({
      inventoryID: ids.at(-1),
      displayKey: '1954-base',
      cardID: 19_540_001,
    })),
    '/teams': everyone.map(({ ids: [, userTeamID] }) => ({ name: 'Nine', lineup, userTeamID })),
    '/series': [
      {
        seriesKey: 'old-timers',
        name: 'Old Timers',
        year: null,
        cost: 500,
        minRating: 66,
        teamsIncluded: 'BOX,CAR',
        purchaseLimit: 5,
        isActive: false,
        numberOfCards: 4,
        tierWeights: { iron: 0, bronze: 0, silver: 10, gold: 5, titanium: 2, uranium: 1 },
      },
    ],
    '/card/custom': [
      {
        type: 'Batter',
        name: 'Casey',
        year: 1888,
        teamNameID: 'MUD',
        clubName: 'Mudville Nine',
        league: 'ML',
        rating: 60,
        bats: 'R',
        throws: null,
        seriesID: 1954,
        positions: ['CF'],
        speed: 50,
        stealAttemptRate: 0.1,
        stealSuccessRate: 0.6,
        errorRate: 0.02,
        ...Object.fromEntries(
          [2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12].flatMap((sum) => [
            [`d${sum}`, 'X'],
            [`xd${sum}`, 'SO'],
          ]),
        ),
      },
    ],
    '/series/{id}/cards': [{ add: [19_540_001, 19_545_001], remove: [19_540_002] }],
    '/games': everyone.flatMap(({ ids: [, homeUserTeamID] }) => [
      { homeUserTeamID, visitingUserTeamID: club, role: 'home' },
      { homeUserTeamID: club, visitingUserTeamID: homeUserTeamID, role: 'away' },
    ]),
  },
};

/**
 * Returns the known values for a call, without those that would invalidate the following requests.
 */
const knownFor = (call: Call): KnownValues => {
  if (call.holdsPassword)
    // With the right password some calls delete the account or change its password.
    return { ...known, texts: known.texts.filter((text) => text !== GOOD_PASSWORD) };
  // The stranger's holdings must not change, so nobody awards them anything.
  const { userID } = stranger.player;
  return call.path.endsWith('/award')
    ? { ...known, ownedIDs: known.ownedIDs.filter((id) => id !== userID) }
    : known;
};

/** What a response to a role must not contain: ids of others, and their secrets. */
const forbidden = Object.fromEntries(
  roles.map((role) => {
    const others = everyone.filter((user) => role === 'guest' || user !== users[role]);
    return [role, others.flatMap(({ ids, player, secrets }) => [...ids, player.email, ...secrets])];
  }),
) as Record<Role, string[]>;

/** Returns the role's own seeds in a response whose game or epoch is not over yet. */
async function findPrematureSecrets(role: Role, payload: string): Promise<string[]> {
  if (role === 'guest') return [];
  const shown = users[role].secrets.filter((secret) => payload.includes(secret));
  if (shown.length === 0) return [];
  const revealed = await database.sql<{ seed: string }>(
    `select encode(seed, 'hex') as seed from pack_epoch where user_id = $1 and closed_at is not null
     union select encode(seed, 'hex') from game where user_id = $1 and is_final`,
    [users[role].player.userID],
  );
  return shown.filter((secret) => !revealed.some(({ seed }) => seed === secret));
}

/** Text that reveals the program's internals. */
const INTERNALS =
  /\.ts:\d|node_modules|\bat async |\bselect .+ from \b|postgres|syntax error|duplicate key|violates|relation "|argon2/i;

/** Returns the statuses that a refusal code is defined with. */
const statusesOf = (code: string): number[] =>
  [
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
  ]
    .map((refusals: Refusals) => refusals[code]?.status)
    .filter((status) => status !== undefined);

async function send(call: Call, role: Role, request: GeneratedRequest) {
  const token =
    role === 'guest'
      ? undefined
      : users[role].player.tokens[call.token === 'id' ? 'IdToken' : 'AccessToken'];
  const authorization =
    request.authorization ?? (token === undefined ? undefined : `Bearer ${token}`);
  return app.app.inject({
    method: call.method,
    url: `/api${request.path}`,
    headers: {
      ...(authorization === undefined ? {} : { authorization }),
      ...(request.key === undefined ? {} : { 'idempotency-key': request.key }),
      ...(request.payload === undefined ? {} : { 'content-type': request.contentType }),
    },
    ...(request.payload === undefined ? {} : { payload: request.payload }),
  });
}

/** Calls that show user ids to admins. */
const SHOWING_USERS = /^\/users|^\/admin\/audit|\/award$/;
const userIDs = everyone.map(({ player }) => player.userID);

/** Calls that show ids of users and their teams to everyone. */
const SHOWING_PLAYERS = /^\/cardInventory\/leaderboard|^\/teams\/elo$|^\/players\//;
const playerIDs = everyone.flatMap(({ ids: [userID, teamID] }) => [userID, teamID]);

/** Calls that admins may make for any team. */
const ANY_TEAM = /^\/teams(\/\{userTeamID\})?$/;

/** Calls that store a name which other calls show. */
const STORING_NAMES = /setDiscordUsername|^\/series|^\/teams|^\/card|^\/campaign|^\/reward/;
/** The requests sent to these calls, as JSON. */
const sentNames: string[] = [];

/** Returns descriptions of the errors in a response. */
function findFaults(
  call: Call,
  role: Role,
  request: GeneratedRequest,
  response: Awaited<ReturnType<typeof send>>,
): string[] {
  const { statusCode: status, payload } = response;
  const faults: string[] = [];
  const addFault = (isFault: boolean, words: string) => void (isFault && faults.push(words));
  addFault(status >= 500, `answers ${status}`);
  addFault(
    !response.headers['content-type']?.toString().startsWith('application/json'),
    'is not JSON',
  );
  addFault(response.headers['cache-control'] !== 'no-store', 'may be cached');
  addFault(INTERNALS.test(payload), 'shows the inside of the program');
  // An email address may be returned if a user chose it as a name.
  const sent = JSON.stringify(request);
  if (STORING_NAMES.test(call.path)) sentNames.push(sent);
  for (const text of forbidden[role])
    addFault(
      payload.includes(text) &&
        !(role === 'admin' && SHOWING_USERS.test(call.path) && userIDs.includes(text)) &&
        !(role === 'admin' && ANY_TEAM.test(call.path) && playerIDs.includes(text)) &&
        !(SHOWING_PLAYERS.test(call.path) && playerIDs.includes(text)) &&
        !(text.includes('@') && [sent, ...sentNames].some((json) => json.includes(text))),
      `gives away ${text}`,
    );
  if (status === 200) {
    addFault(request.isWellFormed === false, 'takes what the contract does not');
    addFault(!call.answer.safeParse(JSON.parse(payload)).success, 'answers against the contract');
    return faults;
  }
  const parsed = errorBody.strict().safeParse(JSON.parse(payload));
  if (!parsed.success) return [...faults, 'is no refusal in the form of the contract'];
  const { code, error } = parsed.data;
  addFault(!statusesOf(code).includes(status), `tells ${code} with ${status}`);
  addFault(error.length < 10, 'says nothing');
  addFault(status === 429, 'counts a limit that is out of the way');
  const isAllowed =
    call.who === 'anyone' || role === 'admin' || (role === 'player' && call.who === 'player');
  if (request.authorization === undefined) {
    // Unreadable requests are refused before authentication.
    const isUnreadable = request.isWellFormed === null && [400, 404, 413, 415].includes(status);
    const isUnauthorized = status === 401 || status === 403;
    addFault(
      !isAllowed && !isUnauthorized && !isUnreadable,
      `lets a ${role} see ${status} ${code}`,
    );
    if (isAllowed && request.isWellFormed === true)
      addFault(code === 'malformed', `calls it malformed: ${error}`);
    if (isAllowed && request.isWellFormed === false)
      addFault(status !== 400, `answers ${status} to what is malformed`);
  }
  return faults;
}

/** Returns what a user owns. */
async function holdingsOf({ player: { userID } }: User) {
  return database.sql(
    `select 'money' as asset, 0 as item, balance as has from wallet where user_id = $1
     union all select 'card', card_id, amount from card_inventory where user_id = $1
     union all select 'pack', series_id, amount from pack_inventory where user_id = $1
     union all select 'team', 0, count(*) from team where user_id = $1
     union all select 'events', 0, coalesce(sum(version), 0) from game where user_id = $1 order by asset, item`,
    [userID],
  );
}

/** Returns the differences between what a user owns and the ledger. */
async function unaccountedOf({ player: { userID } }: User) {
  return database.sql(
    `select asset, item, sum(has)::bigint as has from (
       select 'money' as asset, 0 as item, balance as has from wallet where user_id = $1
       union all select 'card', card_id, amount from card_inventory where user_id = $1
       union all select 'pack', series_id, amount from pack_inventory where user_id = $1
       union all select asset, item, -amount from posting where user_id = $1 and holder = 'user'
     ) as moved group by asset, item having sum(has) <> 0 order by asset, item`,
    [userID],
  );
}
const before = {
  strangers: await holdingsOf(stranger),
  unaccounted: await Promise.all(everyone.map(unaccountedOf)),
};

describe.each(roles)('whatever a %s sends', (role) => {
  test.each(Object.entries(calls as Readonly<Record<string, Call>>))(
    '%s responds by the contract',
    async (_name, call) => {
      await fc.assert(
        fc.asyncProperty(arbitraryRequests(call, knownFor(call)), async (request) => {
          const response = await send(call, role, request);
          expect(findFaults(call, role, request, response)).toEqual([]);
          expect(await findPrematureSecrets(role, response.payload)).toEqual([]);
        }),
        { numRuns: REQUESTS, seed: SEED, endOnFailure: REQUESTS > 100 },
      );
    },
    10_000 + REQUESTS * 200,
  );
});

test('and afterwards others have what they had, and the ledger accounts for every change', async () => {
  expect(await holdingsOf(stranger)).toEqual(before.strangers);
  expect(await Promise.all(everyone.map(unaccountedOf))).toEqual(before.unaccounted);
});
