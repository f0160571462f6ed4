import { expect, test } from 'vitest';
import { addDailyDays } from '@pennant/rules/daily/daily-day';
import { GOOD_PASSWORD, aPlayer, signIn, type TestPlayer } from '../testing/a-player.ts';
import { anApp } from '../testing/an-app.ts';
import { closeDays } from './keep-daily.ts';
import {
  aDailyGame,
  clubsOfDays,
  lastOption,
  playScored,
  todayOf,
} from './testing/a-daily-game.ts';

const app = await anApp();
const { database, clock } = app;
await clubsOfDays(app);

const calendarOf = async ({ request }: Pick<TestPlayer, 'request'>, month: string) =>
  (await request('GET', `/daily-calendar?month=${month}`)).body;

const homeOf = async ({ request }: Pick<TestPlayer, 'request'>) =>
  (await request('GET', '/home')).body.daily;

test('home tells which game it is today, and how far its user is with it', async () => {
  const player = await aPlayer(app);
  expect(await homeOf(player)).toBeNull();
  const day = await aDailyGame(app);
  const game = { day, number: 1, visitors: { name: expect.stringContaining('1954') } };
  expect(await homeOf(player)).toMatchObject({ game, attempt: 'none', givenUp: null, streak: 0 });
  const started = clock().toISOString();
  await playScored(player, day, { until: 1 });
  // What is counted is kept for some seconds. Who has begun is no player of the day yet.
  app.advanceTime({ seconds: 11 });
  expect(await homeOf(player)).toMatchObject({
    game: { players: 0 },
    attempt: 'begun',
    givenUp: null,
  });
  const { run } = await playScored(player, day, { policy: lastOption });
  await app.daily.scoreAttempt({ userID: player.userID, day });
  const finished = clock().toISOString();
  app.advanceTime({ seconds: 11 });
  const { game: played, attempt, givenUp, streak } = await homeOf(player);
  expect(played.players).toBe(1);
  expect([attempt, streak]).toEqual(['finished', 1]);
  expect(givenUp).toBeGreaterThanOrEqual(0);
  const { body: exported } = await player.request('GET', '/users/export');
  expect(exported.daily).toEqual([
    {
      day,
      started,
      finished,
      choices: run.choices,
      givenUp,
    },
  ]);
});

test('the calendar has the days of a month, and a streak that one missed day of a week keeps', async () => {
  let player = await aPlayer(app);
  const from = todayOf(app);
  const play = async (isFinished = true) => {
    const day = todayOf(app);
    if (day !== from) await aDailyGame(app);
    await playScored(player, day, isFinished ? {} : { until: 1 });
    if (isFinished) await app.daily.scoreAttempt({ userID: player.userID, day });
  };
  const pass = async (days: number) => {
    app.advanceTime({ days });
    player = await signIn(app, player);
    await closeDays(app.daily, database, clock());
  };
  // 1 June 2026 is a Monday.
  await play();
  await pass(1);
  expect(await calendarOf(player, '2026-06')).toMatchObject({ streak: 1, isFreezeUsed: false });
  await play();
  await pass(2);
  const frozen = await calendarOf(player, '2026-06');
  expect(frozen).toMatchObject({ streak: 2, longestStreak: 2, isFreezeUsed: true });
  await play();
  expect((await calendarOf(player, '2026-06')).streak).toBe(3);
  await pass(1);
  await play(false);
  await pass(1);
  const broken = await calendarOf(player, '2026-06');
  expect(broken).toMatchObject({ streak: 0, longestStreak: 3 });
  const others = { players: 1, betterThan: null };
  expect(broken.days).toEqual([
    // The player of the test before has finished it too.
    { day: from, isFinished: true, givenUp: expect.any(Number), standing: expect.anything() },
    { day: addDailyDays(from, 1), isFinished: true, givenUp: expect.any(Number), standing: others },
    { day: addDailyDays(from, 3), isFinished: true, givenUp: expect.any(Number), standing: others },
    { day: addDailyDays(from, 4), isFinished: false, givenUp: null, standing: null },
  ]);
  // Home has the days in a row, not the most that there ever were.
  await pass(1);
  await aDailyGame(app);
  expect(await homeOf(player)).toMatchObject({ attempt: 'none', streak: 0 });
  app.advanceTime({ days: 1 });
  player = await signIn(app, player);
  expect((await calendarOf(player, '2026-07')).days).toEqual([]);
  expect((await calendarOf(player, '0000-01')).days).toEqual([]);
  expect((await calendarOf(player, '9999-12')).days).toEqual([]);
});

test('a user who leaves takes their attempts along', async () => {
  const day = await aDailyGame(app);
  const player = await aPlayer(app);
  await playScored(player, day);
  const attempts = () =>
    database.sql('select 1 from daily_attempt where user_id = $1', [player.userID]);
  expect(await attempts()).toHaveLength(1);
  const { status } = await player.request('POST', '/users/delete', {
    body: { password: GOOD_PASSWORD },
  });
  expect(status).toBe(200);
  expect(await attempts()).toHaveLength(0);
  // What was still to be worked out is given up without harm.
  expect(await app.daily.scoreAttempt({ userID: player.userID, day })).toBe(true);
});
