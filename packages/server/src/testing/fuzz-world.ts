import { randomBytes } from 'node:crypto';
import type { Call } from '@pennant/contract/call';
import { addDailyDays } from '@pennant/rules/daily/daily-day';
import { aManager, aStartedGame } from '../games/testing/a-game.ts';
import { aSeason } from '../packs/testing/a-season.ts';
import { aClub, aLineup } from '../teams/testing/a-club.ts';
import { aDailyGame, playFreely, todayOf } from '../daily/testing/a-daily-game.ts';
import { credit } from '../wallet/ledger.ts';
import { GOOD_PASSWORD, signIn, type TestPlayer } from './a-player.ts';
import type { TestProgram } from './test-program.ts';
import type { KnownValues } from './contract-values.ts';
import { exampleBodies } from './example-bodies.ts';
import { readHoldings, readUnaccounted } from './holdings.ts';

/** Who sends the generated requests. */
export const FUZZ_ROLES = ['guest', 'player', 'admin'] as const;
export type FuzzRole = (typeof FUZZ_ROLES)[number];

/** A user with money, packs, opened packs, a team, a game under way and a final one. */
export interface FuzzUser {
  readonly player: TestPlayer;
  /** Another session, whose tokens the requests may hold. */
  readonly spare: TestPlayer;
  /** Ids of the user, the team, the final game, the game under way, the epoch, and all cards. */
  readonly ids: readonly string[];
  /** A game under way that anyone may watch. */
  readonly watched: string;
  /** What nobody may see: the hash of the password, the seeds that are not revealed yet. */
  readonly secrets: readonly string[];
}

/** The users that the generated requests are about, and what their fields may hold. */
export interface FuzzWorld {
  /** A user who sends nothing, so that nothing of theirs may change. */
  readonly stranger: FuzzUser;
  readonly users: Readonly<Record<Exclude<FuzzRole, 'guest'>, FuzzUser>>;
  readonly everyone: readonly FuzzUser[];
  /** Values for a call, without those that would invalidate the following requests. */
  knownFor(call: Call): KnownValues;
  /** What a response to a role must not hold: ids of others, and their secrets. */
  readonly forbidden: Readonly<Record<FuzzRole, readonly string[]>>;
  /** Addresses that were sent as a name: a call that shows names may show them. */
  readonly emailsSentAsNames: Set<string>;
}

/** Creates the users, on a test season of their own. */
export async function createFuzzWorld(
  program: TestProgram,
  { year }: { readonly year: number },
): Promise<FuzzWorld> {
  const { database } = program;
  await aSeason(database, { year, purchaseLimit: 300 });
  const club = await aClub(database, { year });
  const stranger = await aFuzzUser(program, { year, club });
  const users = {
    player: await aFuzzUser(program, { year, club }),
    admin: await aFuzzUser(program, { year, club }),
  };
  await database.sql('update account set is_admin = true where user_id = $1', [
    users.admin.player.userID,
  ]);
  const everyone = [stranger, users.player, users.admin];
  const link = await publishTeam(stranger);
  const lineup = await aLineup(database, year);
  const live = await startLiveGame(users.player, users.admin);
  const cup = await makeCup(users.admin, program.clock());
  const days = await makeDays(program, year);
  const known: KnownValues = {
    ownedIDs: [
      ...everyone.flatMap(({ ids, watched }) => [...ids.slice(0, 8), watched]),
      club,
      live.gameID,
      cup.cupID,
    ],
    catalogueIDs: [year, year, year * 10_000 + 1, year * 10_000 + 5001, 1899, 2_147_483_647],
    texts: [
      stranger.player.username,
      stranger.player.email,
      users.player.spare.tokens.RefreshToken,
      users.admin.spare.tokens.AccessToken,
      GOOD_PASSWORD,
      'Casey',
      'casey@example.org',
      'Mudville Nine',
      `${year}-base`,
      link,
      live.token,
    ],
    days: days.days,
    bodies: exampleBodies({
      year,
      club,
      lineup,
      users: everyone.map(({ ids }) => ids),
      publisher: stranger.player.username,
      choices: days.choices,
    }),
  };
  const forbiddenTo = (role: FuzzRole) =>
    everyone
      .filter((user) => role === 'guest' || user !== users[role])
      .flatMap(({ ids, player, secrets }) => [...ids, player.email, ...secrets])
      .concat(days.secrets);
  return {
    stranger,
    users,
    everyone,
    knownFor: (call) => knownFor(call, known, stranger),
    forbidden: {
      guest: forbiddenTo('guest'),
      player: forbiddenTo('player'),
      admin: forbiddenTo('admin'),
    },
    emailsSentAsNames: new Set(),
  };
}

/** Lets others challenge a user's team; returns the token of a link to do so. */
async function publishTeam({ player, ids: [, userTeamID] }: FuzzUser): Promise<string> {
  await player.request('PUT', '/challenges/team', {
    body: { userTeamID, hook: 'usual', steals: 'usual', closer: 'RP1' },
  });
  const { body } = await player.request('POST', '/challenges/link', {});
  return body.token;
}

/**
 * Makes the games of yesterday, today and tomorrow; returns the days, how today's is played, and
 * the seeds that are secret.
 */
async function makeDays(program: TestProgram, year: number) {
  await aClub(program.database, { year, name: `${year} Mudville Nine` });
  const today = todayOf(program);
  const seeds: Buffer[] = [];
  const days: string[] = [];
  for (const later of [-1, 0, 1]) {
    seeds.push(randomBytes(32));
    days.push(await aDailyGame(program, addDailyDays(today, later), seeds.at(-1)));
  }
  const secrets = seeds.slice(1).map((seed) => seed.toString('hex'));
  return { days, choices: await playFreely(program, today), secrets };
}

/** Makes a cup that can be entered. */
async function makeCup({ player }: FuzzUser, now: Date): Promise<{ readonly cupID: string }> {
  const begins = new Date(now.getTime() + 24 * 3_600_000).toISOString();
  const body = { name: 'Spring Cup', kind: { kind: 'open' }, begins, maxPlaces: 8 };
  return (await player.request('POST', '/cups', { body })).body;
}

/** Starts a live game; returns its id, and the token of another invitation. */
async function startLiveGame(
  { player: inviter, ids: [, inviterTeam] }: FuzzUser,
  { player: guest, ids: [, userTeamID] }: FuzzUser,
): Promise<{ readonly gameID: string; readonly token: string }> {
  const invite = async (): Promise<string> => {
    const body = { userTeamID: inviterTeam, isRated: true };
    return (await inviter.request('POST', '/live/invitations', { body })).body.token;
  };
  const path = `/live/invitations/${await invite()}`;
  const { body } = await guest.request('POST', path, { body: { userTeamID } });
  return { gameID: body.gameID, token: await invite() };
}

function knownFor(call: Call, known: KnownValues, stranger: FuzzUser): KnownValues {
  if (call.holdsPassword)
    // With the right password some calls delete the account or change its password.
    return { ...known, texts: known.texts.filter((text) => text !== GOOD_PASSWORD) };
  // The stranger's holdings must not change, so nobody awards them anything.
  const { userID } = stranger.player;
  return call.path.endsWith('/award')
    ? { ...known, ownedIDs: known.ownedIDs.filter((id) => id !== userID) }
    : known;
}

async function aFuzzUser(
  program: TestProgram,
  { year, club }: { readonly year: number; readonly club: string },
): Promise<FuzzUser> {
  const { database } = program;
  const { player, teamID } = await aManager(program, { year });
  const { userID } = player;
  const now = program.clock();
  // An account of days ago: some calls are not for newcomers.
  await database.sql('update account set created_at = $2 where user_id = $1', [
    userID,
    new Date(now.getTime() - 8 * 24 * 3_600_000),
  ]);
  await database.transaction((tx) =>
    credit(tx, { userID, amount: 50_000, reason: 'Gift', cause: { kind: 'test' }, now }),
  );
  await player.request('POST', '/packInventory/buy', { body: { seriesID: year, amount: 50 } });
  const { body: opened } = await player.request('POST', '/packInventory/open', {
    body: { seriesID: year, amount: 5 },
  });
  const played = await aStartedGame(player, { home: teamID, visitors: club });
  await player.request('POST', `/games/${played}/play`, { body: { until: 'final' } });
  const game = await aStartedGame(player, { home: teamID, visitors: club });
  const watched = await aStartedGame(player, { home: teamID, visitors: club });
  await player.request('PUT', `/games/${watched}/watching`, { body: { isWatchable: true } });
  for (let half = 0; half < 2; half += 1)
    await player.request('POST', `/games/${watched}/play`, { body: { until: 'half' } });
  const inventories = await database.sql<{ inventory_id: string }>(
    'select inventory_id from card_inventory where user_id = $1',
    [userID],
  );
  const [secrets] = await database.sql<{ secrets: string[] }>(
    `select array[(select password_hash from account where user_id = $1),
       (select encode(seed, 'hex') from pack_epoch where user_id = $1 and closed_at is null),
       (select encode(seed, 'hex') from game_commitment where user_id = $1 and game_id = $2),
       (select encode(seed, 'hex') from game_commitment where user_id = $1 and game_id = $3)] as secrets`,
    [userID, game, watched],
  );
  const ids = [userID, teamID, played, game, opened.draw.epochID as string];
  return {
    player,
    spare: await signIn(program, player),
    watched,
    ids: [...ids, ...inventories.map(({ inventory_id }) => inventory_id)],
    secrets: secrets!.secrets,
  };
}

/** What must be the same after all requests as before. */
export async function readFuzzedHoldings(
  { database }: Pick<TestProgram, 'database'>,
  { stranger, everyone }: FuzzWorld,
) {
  return {
    strangers: await readHoldings(database, stranger.player.userID),
    unaccounted: await Promise.all(
      everyone.map(({ player }) => readUnaccounted(database, player.userID)),
    ),
  };
}
