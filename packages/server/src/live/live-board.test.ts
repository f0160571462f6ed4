import type { LiveResultDto } from '@pennant/contract/live-results';
import { expect, test } from 'vitest';
import { aSeason } from '../packs/testing/a-season.ts';
import { daysBefore } from '../platform/days-before.ts';
import { startOfDay } from '../platform/start-of-day.ts';
import { aClock } from '../testing/a-clock.ts';
import { anApp } from '../testing/an-app.ts';
import { aRival, type TestRival } from '../testing/a-rival.ts';
import { rateLiveResult } from './live-rating.ts';
import { settleLiveGames } from './settle-live-games.ts';
import { beginLiveGame, inviteToLiveGame, playQuietly } from './testing/a-live-game.ts';

const { clock, pass } = aClock();
const app = await anApp({ clock });
const { database } = app;
const SEASON = { year: 1954 };
await aSeason(database, SEASON);

/** Returns the board as a program shows it that has not kept it. */
async function readBoard(): Promise<{ User: { userID: string }; place: number; games: number }[]> {
  const fresh = await anApp({ database, clock });
  return (await fresh.request('GET', '/live/board')).body;
}

/** Plays a game, rated or not, that the second loses by quitting, after the fourth out. */
async function beat(winner: TestRival, loser: TestRival, isRated = true): Promise<void> {
  const game = await beginLiveGame(await inviteToLiveGame(winner, loser, isRated));
  const [, quits] = game.browsers;
  while (quits.view.game.ipOuts < 4) {
    await playQuietly(game);
    await quits.look();
  }
  await quits.must({ kind: 'quit' });
  await settleLiveGames(database, clock());
}

test('one game against each of three opponents is too few for the board, two more are enough', async () => {
  const [hero, ...others] = [
    await aRival(app, SEASON),
    await aRival(app, SEASON),
    await aRival(app, SEASON),
    await aRival(app, SEASON),
  ];
  const [first, second] = others;
  for (const other of others) await beat(hero, other);
  await beat(hero, first);
  expect(await readBoard()).toEqual([]);
  await beat(hero, second);
  expect(await readBoard()).toMatchObject([
    { place: 1, User: { userID: hero.player.userID }, games: 5 },
  ]);
  pass({ days: 91 });
});

test('one friend who loses brings nobody onto the board; three opponents do', async () => {
  const [hero, friend, second, third] = [
    await aRival(app, SEASON),
    await aRival(app, SEASON),
    await aRival(app, SEASON),
    await aRival(app, SEASON),
  ];
  for (let games = 0; games < 3; games += 1) await beat(hero, friend);
  await beat(hero, second);
  await beat(hero, second);
  expect(await readBoard()).toEqual([]);
  // Games that move no rating bring no opponent either.
  await beat(hero, third, false);
  expect(await readBoard()).toEqual([]);
  await beat(hero, third);
  expect(await readBoard()).toMatchObject([
    { place: 1, User: { userID: hero.player.userID }, games: 6 },
  ]);
  // Each win of the day counts as one, also once the next is worked out with it.
  const { body: results } = await hero.player.request<LiveResultDto[]>('GET', '/live/results');
  const moves = results.flatMap(({ rating }) => (rating === null ? [] : [rating]));
  expect(moves).toHaveLength(6);
  for (const { before, after } of moves) expect(after).toBeGreaterThan(before);
  pass({ days: 91 });
  expect(await readBoard()).toEqual([]);
});

test('the board has the best first', async () => {
  const rivals = [await aRival(app, SEASON), await aRival(app, SEASON), await aRival(app, SEASON)];
  const today = startOfDay(clock());
  const rated = [1700, 1900, 1800];
  for (const [index, { player }] of rivals.entries()) {
    await database.sql(
      `insert into live_rating (user_id, rating, deviation, volatility, day, start_rating,
         start_deviation, start_volatility, games) values ($1, $2, 60, .06, $3, $2, 60, .06, 5)`,
      [player.userID, rated[index], today],
    );
    // Three opponents, who have left since.
    await database.sql(
      `insert into live_seat (user_id, game_id, side, opponent_user_id, team_name, opponent_team,
         created_at, opponent_rating, opponent_deviation, ended_at, day, rating_after)
       select $1, gen_random_uuid(), 'home', gen_random_uuid(), 'Mudville', 'A former player',
         $2, 1500, 60, $2, $2, 1500 from generate_series(1, 3)`,
      [player.userID, today],
    );
  }
  expect(await readBoard()).toMatchObject([
    { place: 1, User: { userID: rivals[1]!.player.userID }, rating: 1900 },
    { place: 2, User: { userID: rivals[2]!.player.userID }, rating: 1800 },
    { place: 3, User: { userID: rivals[0]!.player.userID }, rating: 1700 },
  ]);
});

test('a result by a clock that is behind counts for the day that has begun', async () => {
  const { userID } = (await aRival(app, SEASON)).player;
  const today = startOfDay(clock());
  const rate = (now: Date) =>
    database.transaction((tx) =>
      rateLiveResult(tx, { userID, opponent: { rating: 1500, deviation: 60 }, won: true }, now),
    );
  expect((await rate(clock())).day).toEqual(today);
  expect((await rate(daysBefore(clock(), 1))).day).toEqual(today);
});
