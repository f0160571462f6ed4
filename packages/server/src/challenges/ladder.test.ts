import { monthOf } from '@pennant/rules/leaderboard/month-and-quarter';
import { expect, test } from 'vitest';
import { renameUser } from '../account/moderate-user.ts';
import { aSeason } from '../packs/testing/a-season.ts';
import type { TransactionScope } from '../platform/database/database.ts';
import { close, passMonths, rate, ratingRowOf } from '../testing/a-ladder.ts';
import { GOOD_PASSWORD, aPlayer, signIn } from '../testing/a-player.ts';
import {
  aPublisher,
  aRival,
  defencesOf,
  playOut,
  signInAgain,
  startChallenge,
  stateOf,
  tell,
} from '../testing/a-rival.ts';
import { anApp } from '../testing/an-app.ts';
import { rateUser } from './rate-user.ts';

const app = await anApp();
const { database } = app;
const SEASON = { year: 1954 };
await aSeason(database, SEASON);

/** Players with these ratings, ranked in the month, whose own names the places are told by. */
async function rankedPlayers(ratings: readonly number[]) {
  const players = [];
  for (const rating of ratings) {
    const player = await aPlayer(app);
    await rate(app, player.userID, { rating });
    players.push(player);
  }
  return players;
}

const monthNow = () => monthOf(app.clock().toISOString());
const ladder = async () => {
  // What everyone sees is kept for half a minute.
  app.advanceTime({ minutes: 1 });
  return (await app.request('GET', '/challenges/ladder')).body;
};
/** Returns the names of the first three of a month, in order. */
async function winnersOf({ year, month }: ReturnType<typeof monthNow>): Promise<string[]> {
  const { past } = await ladder();
  const found = past.find(
    (one: { year: number; month: number }) => one.year === year && one.month === month,
  );
  return (found?.winners ?? []).map(({ User }: { User: { username: string } }) => User.username);
}
const flagsOf = async ({ username }: { readonly username: string }) =>
  (await app.request('GET', `/players/${username}`)).body.flags;

test('at a month’s end the first three are written down and every rating goes half-way', async () => {
  const month = monthNow();
  const [third, first, fourth, second] = await rankedPlayers([1700, 1900, 1650, 1800]);
  const idle = await aPublisher(app, SEASON);
  await rate(app, idle.player.userID, { rating: 2000, challenges: 9 });
  passMonths(app);
  await close(app);
  const { past, ...current } = await ladder();
  expect(current).toEqual({ ...monthNow(), ends: '2026-08-01T00:00:00.000Z' });
  expect(past).toEqual([
    {
      ...month,
      winners: [first!, second!, third!].map(({ userID, username }, index) => ({
        place: index + 1,
        User: { userID, username },
        rating: 1900 - index * 100,
      })),
    },
  ]);
  expect(await flagsOf(first!)).toEqual([{ ...month, place: 1 }]);
  expect(await flagsOf(fourth!)).toEqual([]);
  expect(await flagsOf(idle.player)).toEqual([]);
  const rows = [first!, fourth!, idle.player].map(({ userID }) => ratingRowOf(app, userID));
  const ratings = (await Promise.all(rows)).map(({ rating }) => rating);
  expect(ratings).toEqual([1700, 1575, 1750]);
  const [shown] = await database.sql<{ rating: number }>(
    'select rating from published_team where user_id = $1',
    [idle.player.userID],
  );
  expect(shown!.rating).toBe(1750);
});

test('closing again, and several programs at once, move nothing twice', async () => {
  const month = monthNow();
  const [first, second] = await rankedPlayers([1900, 1800]);
  passMonths(app);
  await Promise.all([close(app), close(app), close(app)]);
  await close(app);
  expect(await winnersOf(month)).toEqual([first!.username, second!.username]);
  expect((await ratingRowOf(app, first!.userID)).rating).toBe(1700);
});

test('a program that is killed in the midst leaves the month open; the next goes on', async () => {
  const month = monthNow();
  const players = await rankedPlayers([1900, 1800, 1700, 1600]);
  passMonths(app);
  let transactions = 0;
  const dying: TransactionScope = {
    query: (...args) => database.query(...args),
    sql: (...args) => database.sql(...args),
    transaction: async (work) => {
      transactions += 1;
      if (transactions > 2) throw new Error('killed');
      return database.transaction(work);
    },
  };
  await expect(close(app, dying)).rejects.toThrow('not all ratings were turned');
  expect(await winnersOf(month)).toEqual([]);
  await close(app);
  expect(await winnersOf(month)).toEqual(players.slice(0, 3).map(({ username }) => username));
  const rows = await Promise.all(players.map(({ userID }) => ratingRowOf(app, userID)));
  expect(rows.map(({ rating }) => rating)).toEqual([1700, 1650, 1600, 1550]);
});

test('a challenge after the turn counts for the new month, also before the job has come', async () => {
  const month = monthNow();
  const [one, other] = [await aRival(app, SEASON), await aPublisher(app, SEASON)];
  for (const { player } of [one, other]) await rate(app, player.userID, { rating: 1900 });
  passMonths(app);
  const [challenger, defender] = [await signInAgain(app, one), await signInAgain(app, other)];
  const { gameID } = await startChallenge(challenger, defender);
  const { summary } = await playOut(challenger, gameID);
  await tell(app);
  // Both were rated from half-way, and played against one who was.
  expect(summary.challenge.rating.before).toBe(1700);
  const [defence] = await defencesOf(defender);
  expect(defence.rating.before).toBe(1700);
  const before = [await stateOf(challenger), await stateOf(defender)];
  const row = await ratingRowOf(app, one.player.userID);
  expect(Math.abs(row.rating - 1700)).toBeLessThan(100);
  expect(row.month_attacks).toBe(1);
  await close(app);
  expect([await stateOf(challenger), await stateOf(defender)]).toEqual(before);
  // The month before is closed with the ratings that it ended with.
  expect((await winnersOf(month)).toSorted()).toEqual(
    [one, other].map(({ player }) => player.username).toSorted(),
  );
});

test('a rating is read half-way to 1500 from the turn on, also before the job has come', async () => {
  const rival = await aRival(app, SEASON);
  await rate(app, rival.player.userID, { rating: 1900 });
  passMonths(app);
  const again = await signInAgain(app, rival);
  const early = await stateOf(again);
  expect(early.rating.rating).toBe(1700);
  const { body: board } = await app.request('GET', '/challenges/board');
  const [own] = board.filter(
    ({ User }: { User: { userID: string } }) => User.userID === rival.player.userID,
  );
  // Nor are the challenges of the month before counted for this one.
  expect(own).toMatchObject({ rating: 1700, challengesThisMonth: 0 });
  await close(app);
  expect(await stateOf(again)).toEqual(early);
});

test('a result by a clock that is behind counts for the month that has begun', async () => {
  const player = await aPlayer(app);
  await rate(app, player.userID, { rating: 1900 });
  const lastDay = new Date(app.clock());
  passMonths(app);
  await close(app);
  const rated = await database.transaction((tx) =>
    rateUser(
      tx,
      {
        userID: player.userID,
        kind: 'attack',
        opponent: { rating: 1700, deviation: 60 },
        won: true,
      },
      lastDay,
    ),
  );
  expect(rated!.before).toBe(1700);
  expect(monthOf(rated!.day.toISOString())).toEqual(monthNow());
  const row = await ratingRowOf(app, player.userID);
  expect(monthOf(row.month.toISOString())).toEqual(monthNow());
  expect(row.month_attacks).toBe(1);
});

test('each rated challenge of one’s own in a month is counted, a defence is not', async () => {
  const player = await aPlayer(app);
  await rate(app, player.userID, { rating: 1600, challenges: 0 });
  const result = { userID: player.userID, opponent: { rating: 1600, deviation: 60 }, won: true };
  for (const kind of ['attack', 'defence', 'attack'] as const)
    await database.transaction((tx) => rateUser(tx, { ...result, kind }, app.clock()));
  expect((await ratingRowOf(app, player.userID)).month_attacks).toBe(2);
});

test('months in which no program ran are closed one by one', async () => {
  const month = monthNow();
  const [player] = await rankedPlayers([1900]);
  passMonths(app, 2);
  await close(app);
  expect(await winnersOf(month)).toEqual([player!.username]);
  expect(await flagsOf(player!)).toEqual([{ ...month, place: 1 }]);
  expect((await ratingRowOf(app, player!.userID)).rating).toBe(1600);
});

test('a month is shown for a year', async () => {
  const month = monthNow();
  const [player] = await rankedPlayers([1900]);
  passMonths(app, 12);
  await close(app);
  expect(await winnersOf(month)).toEqual([player!.username]);
  passMonths(app);
  await close(app);
  expect(await winnersOf(month)).toEqual([]);
});

test('among equal ratings who had more challenges is first, then who registered first', async () => {
  const month = monthNow();
  const players = [await aPlayer(app), await aPlayer(app), await aPlayer(app)];
  for (const [index, challenges] of [10, 10, 12].entries())
    await rate(app, players[index]!.userID, { rating: 1700, challenges });
  passMonths(app);
  await close(app);
  const [elder, younger, busiest] = players;
  expect(await winnersOf(month)).toEqual([busiest!.username, elder!.username, younger!.username]);
});

test('a flag follows a new name, and goes with who leaves; the others keep their places', async () => {
  const month = monthNow();
  const [first, second, third] = await rankedPlayers([1900, 1800, 1700]);
  passMonths(app);
  await close(app);
  await database.transaction((tx) => renameUser(tx, second!, () => 'Renamed Slugger'));
  const { status } = await app.request('POST', '/users/delete', {
    token: (await signIn(app, first!)).tokens.AccessToken,
    body: { password: GOOD_PASSWORD },
  });
  expect(status).toBe(200);
  expect(await winnersOf(month)).toEqual(['Renamed Slugger', third!.username]);
  expect(await flagsOf({ username: 'Renamed Slugger' })).toEqual([{ ...month, place: 2 }]);
});

test('the export has the month’s challenges and the months with their places', async () => {
  const rival = await aRival(app, SEASON);
  await rate(app, rival.player.userID, { rating: 1900 });
  passMonths(app);
  await close(app);
  const { player } = await signInAgain(app, rival);
  const { body } = await player.request('GET', '/users/export');
  expect(body.challenges.rating).toMatchObject({ rating: 1700, challengesOfMonth: 0 });
  expect(body.challenges.ladder).toEqual([
    { month: expect.stringMatching(/-01T00:00:00.000Z$/), rating: 1900, challenges: 10, place: 1 },
  ]);
});

test('who was ranked without a place is kept for three months', async () => {
  const players = await rankedPlayers([1900, 1800, 1700, 1600]);
  const kept = async () => {
    const rows = await Promise.all(
      players.map(({ userID }) =>
        database.sql('select from ladder_standing where user_id = $1', [userID]),
      ),
    );
    return rows.map(({ length }) => length);
  };
  for (const expected of [1, 1, 1, 0]) {
    passMonths(app);
    await close(app);
    expect(await kept()).toEqual([1, 1, 1, expected]);
  }
});
