import { beforeEach, expect, onTestFinished, test } from 'vitest';
import { verifyCommitment } from '@pennant/rules/fairness/commitment';
import { addDailyDays } from '@pennant/rules/daily/daily-day';
import { dailyDice } from '@pennant/rules/daily/daily-dice';
import { DAILY_VERSION } from '@pennant/rules/daily/daily-run';
import { isWorthyDay, type TriedDay } from '@pennant/rules/daily/is-worthy-day';
import { GAME_RULES } from '@pennant/rules/games/game-rules';
import { anotherPool } from '../testing/another-pool.ts';
import { anApp, TEST_ROLLOUTS, type TestApp } from '../testing/an-app.ts';
import { drawDailyGame } from './draw-daily-game.ts';
import { keepDaily, makeDays } from './keep-daily.ts';
import { aDailyGame, clubsOfDays, playFreely, todayOf } from './testing/a-daily-game.ts';

const app = await anApp();
const { database, clock } = app;
await clubsOfDays(app);

const WORTHY: TriedDay = { isWorthy: true, decisions: 12, real: 9, idleCost: 0.1, chance: 0.5 };

/** The memory of a program in which each game is worth being that of a day but every other one. */
const choosing = ({ daily }: TestApp, tried: boolean[] = []) => ({
  ...daily,
  values: {
    ...daily.values,
    tryDay: async () => {
      tried.push(tried.length % 2 === 1);
      return { ...WORTHY, isWorthy: tried.at(-1)! };
    },
  },
});

const listDays = async () =>
  (
    await database.sql<{ day: string; number: number }>(
      'select day::text, number from daily_game order by day',
    )
  ).map(({ day, number }) => [day, number]);

/** Says that all cards of the history are made. */
const completeCatalogue = async () => {
  await database.sql(
    `insert into catalogue (history, fingerprint, first_year, last_year, finished_at)
     values ('record', 'days', 1954, 1954, now())`,
  );
  await database.sql(
    `insert into catalogue_season (year, place, cards, made_at) values (1954, 1, 240, now())`,
  );
};

beforeEach(async () => {
  await database.sql('delete from daily_game');
});

test('no day is made before the cards of the history are', async () => {
  await keepDaily(choosing(app), database, clock());
  expect(await listDays()).toEqual([]);
  await completeCatalogue();
  await keepDaily(choosing(app), database, clock());
  expect(await listDays()).toHaveLength(8);
});

test('today and a week ahead are made, each by the first game that is worth it', async () => {
  const tried: boolean[] = [];
  const told: string[] = [];
  const tell = (day: string) => told.push(day);
  await keepDaily(choosing(app, tried), database, clock(), tell);
  const today = todayOf(app);
  const week = Array.from({ length: 8 }, (_, ahead) => [addDailyDays(today, ahead), ahead + 1]);
  expect(await listDays()).toEqual(week);
  expect(tried).toHaveLength(16);
  await keepDaily(choosing(app, tried), database, clock(), tell);
  expect(tried).toHaveLength(16);
  expect(told, 'where nothing was left to make, nothing is told').toEqual([addDailyDays(today, 7)]);

  app.advanceTime({ days: 2 });
  await keepDaily(choosing(app, tried), database, clock());
  expect((await listDays()).slice(-2)).toEqual([
    [addDailyDays(today, 8), 9],
    [addDailyDays(today, 9), 10],
  ]);
});

test('the first day is the first that has come, whichever was made ahead of it', async () => {
  const today = todayOf(app);
  await aDailyGame(app, addDailyDays(today, 1));
  expect((await app.request('GET', '/daily')).body).toMatchObject({ game: null, firstDay: null });
  await aDailyGame(app, today);
  // Another program: this one may know the day of a test before.
  const other = await anApp({ database, clock });
  expect((await other.request('GET', '/daily')).body).toMatchObject({
    game: { day: today, number: 1 },
    firstDay: today,
  });
});

test('two programs make each day once, and play the same game', async () => {
  const other = await anApp({ database: await anotherPool(database), clock });
  await Promise.all([
    makeDays(choosing(app), database, clock()),
    makeDays(choosing(other), other.database, clock()),
  ]);
  expect(await listDays()).toHaveLength(8);
  const { body: one } = await app.request('GET', '/daily');
  const { body: same } = await other.request('GET', '/daily');
  expect(same).toEqual(one);
  expect(await playFreely(other, one.today)).toEqual(await playFreely(app, one.today));
});

test('what was committed to ahead is what is told afterwards', async () => {
  await keepDaily(choosing(app), database, clock());
  const { tomorrow } = (await app.request('GET', '/daily')).body;
  app.advanceTime({ days: 2 });
  const { body: game } = await app.request('GET', `/daily/${tomorrow.day}`);
  expect(game.commitment).toBe(tomorrow.commitment);
  expect(verifyCommitment({ ...game.revealed, commitment: tomorrow.commitment })).toBe(true);
});

test('days to come that an earlier version made are played by the rules of this one', async () => {
  await keepDaily(choosing(app), database, clock());
  await database.sql('update daily_game set daily_version = 0');
  const before = await database.sql('select day, seed, commitment from daily_game order by day');
  await keepDaily(choosing(app), database, clock());
  const versions = await database.sql<{ version: number }>(
    'select daily_version as version from daily_game order by day',
  );
  // Attempts of today may have begun.
  expect(versions.map(({ version }) => version)).toEqual([0, ...Array(7).fill(DAILY_VERSION)]);
  expect(await database.sql('select day, seed, commitment from daily_game order by day')).toEqual(
    before,
  );
});

test('days that nobody made are left out of the calendar, and their numbers too', async () => {
  await keepDaily(choosing(app), database, clock());
  app.advanceTime({ days: 20 });
  await keepDaily(choosing(app), database, clock());
  const days = await listDays();
  expect(days).toHaveLength(16);
  expect(days[8]).toEqual([todayOf(app), 21]);
});

test('a game is tried away from requests, with what the rules say of it', async () => {
  const day = todayOf(app);
  for (const number of [2, 3, 5]) {
    const drawn = (await drawDailyGame(database, day, Buffer.alloc(32, number)))!;
    const game = { setup: GAME_RULES.compileSetup(drawn.source), side: drawn.side };
    const dice = dailyDice(day, drawn.seed.toString('hex'));
    const rollouts = TEST_ROLLOUTS;
    expect(await app.daily.values.tryDay(day, drawn)).toEqual(
      isWorthyDay(game, dice, { day, rollouts }),
    );
  }
});

test('no club is drawn to play itself', async () => {
  for (let number = 0; number < 20; number += 1) {
    const drawn = (await drawDailyGame(database, todayOf(app), Buffer.alloc(32, number)))!;
    const { visitors, home } = drawn.source;
    expect(visitors.name).not.toBe(home.name);
  }
});

test('a day that cannot be made keeps no other task of the job from its turn', async () => {
  const failing = choosing(app);
  failing.values.tryDay = async () => {
    throw new Error('the thread has ended');
  };
  await expect(keepDaily(failing, database, clock())).rejects.toThrow('not all days');
  expect(await listDays()).toEqual([]);
  const ending = await anApp({ database, clock });
  onTestFinished(() => ending.daily.stop());
  ending.daily.stop();
  await keepDaily(ending.daily, database, clock());
  expect(await listDays()).toEqual([]);
});
