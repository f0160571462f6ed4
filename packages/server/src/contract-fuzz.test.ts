import { calls } from '@pennant/contract/calls';
import { refusal, type Call } from '@pennant/contract/call';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { adminRefusals } from './admin/refusals.ts';
import { accountRefusals } from './account/refusals.ts';
import { makingRefusals } from './catalogue/making-refusals.ts';
import { campaignRefusals } from './campaigns/refusals.ts';
import { cardRefusals } from './cards/refusals.ts';
import { requestsTo, type MadeRequest } from './contract-requests.ts';
import type { Known } from './contract-values.ts';
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

/** Requests to each call in each role; `FUZZ_REQUESTS` sends more. */
const REQUESTS = Number(process.env['FUZZ_REQUESTS'] ?? 60);
const SEED = Number(process.env['FUZZ_SEED'] ?? 1927);

const app = await anApp({ settings: { limitsFactor: 1e9 } });
const { database } = app;
await aSeason(database, { year: 1954, purchaseLimit: 300 });
const club = await aClub(database, { year: 1954 });
await database.query(
  `insert into catalogue (history, fingerprint, first_year, last_year, finished_at) values ('record', '', 1954, 1954, now())`,
);
await database.query(
  'insert into catalogue_season (year, place, cards, made_at) values (1954, 1, 240, now())',
);

/** A user with something of everything: money, packs, opened ones, a team, a game under way and one that is over. */
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
  await player.ask('POST', '/packInventory/buy', { body: { seriesID: 1954, amount: 50 } });
  const { body: opened } = await player.ask('POST', '/packInventory/open', {
    body: { seriesID: 1954, amount: 5 },
  });
  const played = await aStartedGame(player, { home: teamID, visitors: club });
  await player.ask('POST', `/games/${played}/play`, { body: { until: 'final' } });
  const game = await aStartedGame(player, { home: teamID, visitors: club });
  const inventories = await database.query<{ inventory_id: string }>(
    'select inventory_id from card_inventory where user_id = $1',
    [userID],
  );
  const [secrets] = await database.query<{ secrets: string[] }>(
    `select array[(select password_hash from account where user_id = $1),
       (select encode(seed, 'hex') from pack_epoch where user_id = $1 and closed is null),
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
await database.query('update account set is_admin = true where user_id = $1', [
  users.admin.player.userID,
]);
const roles = ['guest', 'player', 'admin'] as const;
type Role = (typeof roles)[number];

const everyone = [stranger, users.player, users.admin];
const idsToTry = everyone.flatMap(({ ids }) => ids.slice(0, 8));
const lineup = await aLineup(database, 1954);
const known: Known = {
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

/** With the right password some calls end the account or the password itself, and with it all that follows. */
const knownTo = (call: Call): Known => {
  if (call.holdsPassword)
    return { ...known, texts: known.texts.filter((text) => text !== GOOD_PASSWORD) };
  // The stranger is to have in the end what he had: nobody gives him anything.
  const { userID } = stranger.player;
  return call.path.endsWith('/award')
    ? { ...known, ownedIDs: known.ownedIDs.filter((id) => id !== userID) }
    : known;
};

/** What an answer to a role must not hold: ids of others, and their secrets. */
const forbidden = Object.fromEntries(
  roles.map((role) => {
    const others = everyone.filter((user) => role === 'guest' || user !== users[role]);
    return [role, others.flatMap(({ ids, player, secrets }) => [...ids, player.email, ...secrets])];
  }),
) as Record<Role, string[]>;

/** Secrets of the role's own that were shown before their time: seeds are revealed with the end of what they are for. */
async function shownTooSoon(role: Role, payload: string): Promise<string[]> {
  if (role === 'guest') return [];
  const shown = users[role].secrets.filter((secret) => payload.includes(secret));
  if (shown.length === 0) return [];
  const revealed = await database.query<{ seed: string }>(
    `select encode(seed, 'hex') as seed from pack_epoch where user_id = $1 and closed is not null
     union select encode(seed, 'hex') from game where user_id = $1 and is_final`,
    [users[role].player.userID],
  );
  return shown.filter((secret) => !revealed.some(({ seed }) => seed === secret));
}

/** What only this program's inside looks like. */
const INSIDES =
  /\.ts:\d|node_modules|\bat async |\bselect .+ from \b|postgres|syntax error|duplicate key|violates|relation "|argon2/i;

/** The statuses that a code is documented with. */
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
    makingRefusals,
    campaignRefusals,
    leaderboardRefusals,
  ]
    .map((refusals: Refusals) => refusals[code]?.status)
    .filter((status) => status !== undefined);

async function send(call: Call, role: Role, request: MadeRequest) {
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

/** Calls that tell an admin who the users are, by their ids and nothing else of them. */
const SHOWING_USERS = /^\/users|^\/admin\/audit|\/award$/;
const userIDs = everyone.map(({ player }) => player.userID);

/** Calls that tell everyone who plays, by the ids of users and their teams. */
const SHOWING_PLAYERS = /^\/cardInventory\/leaderboard|^\/teams\/elo$|^\/players\//;
const playersIDs = everyone.flatMap(({ ids: [userID, teamID] }) => [userID, teamID]);

/** Calls that an admin may make of anybody's team. */
const ANYBODYS_TEAM = /^\/teams(\/\{userTeamID\})?$/;

/** Calls that keep a name which others, or other calls, show; and what was sent to them. */
const KEEPING_NAMES = /setDiscordUsername|^\/series|^\/teams|^\/card|^\/campaign|^\/reward/;
const namesGiven: string[] = [];

/** What is wrong with an answer, in words; empty where nothing is. */
function faultsOf(
  call: Call,
  role: Role,
  request: MadeRequest,
  answer: Awaited<ReturnType<typeof send>>,
): string[] {
  const { statusCode: status, payload } = answer;
  const faults: string[] = [];
  const fault = (isOne: boolean, words: string) => void (isOne && faults.push(words));
  fault(status >= 500, `answers ${status}`);
  fault(!answer.headers['content-type']?.toString().startsWith('application/json'), 'is not JSON');
  fault(answer.headers['cache-control'] !== 'no-store', 'may be cached');
  fault(INSIDES.test(payload), 'shows the inside of the program');
  // An address of mail may come back where somebody gives it as his own name.
  const sent = JSON.stringify(request);
  if (KEEPING_NAMES.test(call.path)) namesGiven.push(sent);
  for (const text of forbidden[role])
    fault(
      payload.includes(text) &&
        !(role === 'admin' && SHOWING_USERS.test(call.path) && userIDs.includes(text)) &&
        !(role === 'admin' && ANYBODYS_TEAM.test(call.path) && playersIDs.includes(text)) &&
        !(SHOWING_PLAYERS.test(call.path) && playersIDs.includes(text)) &&
        !(text.includes('@') && [sent, ...namesGiven].some((given) => given.includes(text))),
      `gives away ${text}`,
    );
  if (status === 200) {
    fault(request.isWellFormed === false, 'takes what the contract does not');
    fault(!call.answer.safeParse(JSON.parse(payload)).success, 'answers against the contract');
    return faults;
  }
  const told = refusal.strict().safeParse(JSON.parse(payload));
  if (!told.success) return [...faults, 'is no refusal in the form of the contract'];
  const { code, error } = told.data;
  fault(!statusesOf(code).includes(status), `tells ${code} with ${status}`);
  fault(error.length < 10, 'says nothing');
  fault(status === 429, 'counts a limit that is out of the way');
  const isAllowed =
    call.who === 'anyone' || role === 'admin' || (role === 'player' && call.who === 'player');
  if (request.authorization === undefined) {
    // What can't be read at all is refused before anyone asks who sent it.
    const isUnread = request.isWellFormed === null && [400, 404, 413, 415].includes(status);
    const isTurnedAway = status === 401 || status === 403;
    fault(!isAllowed && !isTurnedAway && !isUnread, `lets a ${role} see ${status} ${code}`);
    if (isAllowed && request.isWellFormed === true)
      fault(code === 'malformed', `calls it malformed: ${error}`);
    if (isAllowed && request.isWellFormed === false)
      fault(status !== 400, `answers ${status} to what is malformed`);
  }
  return faults;
}

/** What users own, and how far the ledger accounts for it. */
async function holdingsOf({ player: { userID } }: User) {
  return database.query(
    `select 'money' as asset, 0 as item, balance as has from wallet where user_id = $1
     union all select 'card', card_id, amount from card_inventory where user_id = $1
     union all select 'pack', series_id, amount from pack_inventory where user_id = $1
     union all select 'team', 0, count(*) from team where user_id = $1
     union all select 'events', 0, coalesce(sum(version), 0) from game where user_id = $1 order by asset, item`,
    [userID],
  );
}
async function unaccountedOf({ player: { userID } }: User) {
  return database.query(
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
    '%s answers by the contract',
    async (_name, call) => {
      await fc.assert(
        fc.asyncProperty(requestsTo(call, knownTo(call)), async (request) => {
          const answer = await send(call, role, request);
          expect(faultsOf(call, role, request, answer)).toEqual([]);
          expect(await shownTooSoon(role, answer.payload)).toEqual([]);
        }),
        { numRuns: REQUESTS, seed: SEED, endOnFailure: REQUESTS > 100 },
      );
    },
    10_000 + REQUESTS * 200,
  );
});

test('and afterwards others have what they had, and every change is written down', async () => {
  expect(await holdingsOf(stranger)).toEqual(before.strangers);
  expect(await Promise.all(everyone.map(unaccountedOf))).toEqual(before.unaccounted);
});
