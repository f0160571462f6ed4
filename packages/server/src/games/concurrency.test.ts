import type { GameSummary } from '@pennant/contract/game-summary';
import { SeededDice } from '@pennant/rules/fairness/seeded-dice';
import { GAME_PAY } from '@pennant/rules/wallet/game-pay';
import { expect, test } from 'vitest';
import { readLedgerAndHoldings } from '../packs/testing/a-collector.ts';
import { aSeason } from '../packs/testing/a-season.ts';
import { aClub, aLineup } from '../teams/testing/a-club.ts';
import type { TestPlayer } from '../testing/a-player.ts';
import { anApp } from '../testing/an-app.ts';
import { credit } from '../wallet/ledger.ts';
import { aManager } from './testing/a-game.ts';

const app = await anApp();
const { database } = app;
await aSeason(database, { year: 1954 });
const club = await aClub(database, { year: 1954 });
const lineup = await aLineup(database, 1954);

/**
 * Random histories to play, and the seed of the first: the environment variables
 * `AT_ONCE_HISTORIES` and `AT_ONCE_SEED` ask for others. A failed test names its seed.
 */
const HISTORIES = Number(process.env['AT_ONCE_HISTORIES'] ?? 1);
const FIRST_SEED = Number(process.env['AT_ONCE_SEED'] ?? 1954);
const CLIENTS = 16;
const OPERATIONS = 250;

interface Manager {
  readonly player: TestPlayer;
  readonly teamID: string;
  readonly otherTeamID: string;
  readonly games: string[];
}

async function aRichManager(): Promise<Manager> {
  const { player, teamID } = await aManager(app, { year: 1954 });
  const { userID } = player;
  // The test builder inserted the player's cards without ledger entries: they are added here.
  await database.transaction(async (tx) => {
    await credit(tx, {
      userID,
      amount: 5000,
      reason: 'Gift',
      cause: { kind: 'test' },
      now: app.clock(),
    });
    await tx.sql(
      `with given as (insert into journal values ($1, gen_random_uuid(), 'Cards', '{}', $2) returning journal_id)
       insert into posting select $1, journal_id, row_number() over (), 'card', card_id, holder, sign
       from given, card_inventory, (values ('user', 1), ('house', -1)) as side (holder, sign) where user_id = $1`,
      [userID, app.clock()],
    );
  });
  const { body } = await player.request('POST', '/teams', {
    body: { name: 'Second Nine', lineup },
  });
  return { player, teamID, otherTeamID: body.userTeamID, games: [] };
}

/** Returns one random call of one manager, from one, two or three tabs. */
function operationOf(managers: readonly Manager[], dice: SeededDice, number: number) {
  const oneOf = <T>(of: readonly T[]) => of[Math.floor(dice.fraction('choice') * of.length)]!;
  const manager = oneOf(managers);
  const { player, teamID, otherTeamID, games } = manager;
  const post = (path: string, body?: unknown) =>
    player.request('POST', path, { body, ...(keyed ? { key: `operation-${number}` } : {}) });
  const keyed = oneOf([true, false]);
  const which = dice.fraction('which');
  const tabs = oneOf([1, 1, 2, 3]);
  // Drawn here and not when the call is made, or the history would depend on who was quicker.
  const [bought, opened] = [oneOf([1, 10]), oneOf([1, 3])];

  const start = async () => {
    const visitors = oneOf([club, club, otherTeamID]);
    const response = await post('/games', {
      homeUserTeamID: teamID,
      visitingUserTeamID: visitors,
      role: 'home',
    });
    if (response.status === 200) games.push(response.body.gameID);
    return response;
  };
  const inAGame = (path: string, body?: unknown) => () => {
    const game = games[Math.floor(which * games.length)];
    return game === undefined ? start() : post(`/games/${game}/${path}`, body);
  };
  const act = oneOf([
    start,
    start,
    inAGame('roll', {}),
    inAGame('roll', { eventNumber: 0 }),
    inAGame('play', { until: 'half' }),
    inAGame('play', { until: 'final' }),
    inAGame('play', { until: 'final' }),
    inAGame('play', { until: 'final', eventNumber: 0 }),
    inAGame('abandon'),
    () => post('/packInventory/buy', { seriesID: 1954, amount: bought }),
    () => post('/packInventory/open', { seriesID: 1954, amount: opened }),
    () => post('/cardInventory/sell/duplicate'),
    () => post('/wallet/claim'),
    () => post('/fairness/packs/close', {}),
    () =>
      player.request('PUT', '/teams', {
        body: { userTeamID: teamID, name: `Nine ${number}`, lineup },
      }),
  ]);
  return async () => {
    const responses = await Promise.all(Array.from({ length: tabs }, act));
    for (const { status, body } of responses)
      if (status >= 500 && body.code !== 'game_busy') throw new Error(JSON.stringify(body));
  };
}

/**
 * Checks the invariants of a manager's account after any history. They are computed from what is
 * stored, not from what the calls responded with.
 */
async function expectAllToHold({ player, teamID, games }: Manager) {
  const { userID } = player;
  const { ledger, holdings } = await readLedgerAndHoldings(database, userID);
  expect(holdings).toEqual(ledger);

  const summaries: GameSummary[] = [];
  for (const game of new Set(games)) {
    const { body } = await player.request<GameSummary>('GET', `/games/${game}/summary`);
    summaries.push(body);
    const numbers = body.GameEvents.map(({ eventNumber }) => eventNumber);
    expect(numbers).toEqual(numbers.map((_, index) => numbers.length - index));
  }
  const [kept] = await database.sql<{ games: number }>(
    'select count(*)::integer as games from game where user_id = $1',
    [userID],
  );
  expect(kept?.games).toBe(summaries.length);

  const final = summaries.filter(({ isFinal }) => isFinal);
  const earned = (what: 'money' | 'experience') =>
    final.reduce((sum, { earnings }) => sum + earnings![what], 0);
  const paid = await database.sql<{ amount: number; game: string }>(
    `select amount, cause ->> 'gameID' as game from journal join posting using (user_id, journal_id)
     where user_id = $1 and change is not null and cause ->> 'kind' = 'game'`,
    [userID],
  );
  expect(new Set(paid.map(({ game }) => game)).size).toBe(paid.length);
  expect(paid.reduce((sum, { amount }) => sum + amount, 0)).toBe(earned('money'));
  expect(earned('money')).toBeLessThanOrEqual(GAME_PAY.dailyCap);
  expect((await player.request('GET', '/users/me')).body.exp).toBe(earned('experience'));

  const rated = final.filter(({ GameParticipants: sides }) =>
    sides.some((side) => side.userID === null),
  );
  const [team] = await database.sql<{ elo_games: number }>(
    'select elo_games from team where user_id = $1 and team_id = $2',
    [userID, teamID],
  );
  expect(team?.elo_games).toBe(rated.length);
  const counted = rated.filter(({ isAbandoned }) => !isAbandoned);
  const atBats = counted.flatMap(({ boxScore }) =>
    boxScore.home.filter(({ type }) => type === 'Batter'),
  );
  const [figures] = await database.sql<{ ab: number; hr: number }>(
    'select sum(ab)::integer as ab, sum(hr)::integer as hr from card_inventory join card using (card_id) where user_id = $1 and type = $2',
    [userID, 'Batter'],
  );
  expect(figures).toEqual({
    ab: atBats.reduce((sum, { ab }) => sum + ab, 0),
    hr: atBats.reduce((sum, { hr }) => sum + hr, 0),
  });
  const numbers = await database.sql<{ number: number; used: boolean }>(
    'select number, used_at is not null as used from game_commitment where user_id = $1 order by number',
    [userID],
  );
  expect(numbers.map(({ number }) => number)).toEqual(numbers.map((_, index) => index + 1));
  expect(numbers.filter(({ used }) => used)).toHaveLength(summaries.length);
  return { final: final.length, paid: earned('money') };
}

test.each(Array.from({ length: HISTORIES }, (_, index) => FIRST_SEED + index))(
  'games, packs, sales, claims and teams from many tabs at once: all adds up (AT_ONCE_SEED=%i)',
  async (seed) => {
    const dice = new SeededDice(seed);
    const managers = await Promise.all([aRichManager(), aRichManager(), aRichManager()]);
    const waiting = Array.from({ length: OPERATIONS }, (_, index) =>
      operationOf(managers, dice, index),
    );
    const client = async () => {
      for (let next = waiting.pop(); next !== undefined; next = waiting.pop()) await next();
    };
    await Promise.all(Array.from({ length: CLIENTS }, client));
    const held = [];
    for (const manager of managers) held.push(await expectAllToHold(manager));
    // The history was worth while: games ended, and some were paid.
    expect(held.reduce((sum, { final }) => sum + final, 0)).toBeGreaterThan(10);
    expect(held.reduce((sum, { paid }) => sum + paid, 0)).toBeGreaterThan(0);
  },
  60_000,
);
