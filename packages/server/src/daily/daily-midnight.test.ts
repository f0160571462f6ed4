import { expect, test } from 'vitest';
import { aPlayer, type TestPlayer } from '../testing/a-player.ts';
import { anApp } from '../testing/an-app.ts';
import type { TestProgram } from '../testing/test-program.ts';
import { closeDays } from './keep-daily.ts';
import {
  aDailyGame,
  clubsOfDays,
  decide,
  firstOption,
  playFreely,
  playScored,
} from './testing/a-daily-game.ts';

const DAY = '2026-06-01';
const MIDNIGHT = Date.parse('2026-06-02T00:00:00.000Z');

let now = MIDNIGHT - 60_000;

/** Two programs of one database, whose clocks differ by two seconds. */
const behind = await anApp({ clock: () => new Date(now - 1_000) });
const { database } = behind;
const ahead = await anApp({ database, clock: () => new Date(now + 1_000) });
await clubsOfDays(behind);
await aDailyGame(behind, DAY);

/** Returns the same player as they send to the other program. */
const on = (program: TestProgram, { tokens }: TestPlayer): Pick<TestPlayer, 'request'> => ({
  request: (method, path, request) =>
    program.request(method, path, { token: tokens.AccessToken, ...request }),
});

const attemptOf = async (program: TestProgram, player: TestPlayer) =>
  (await on(program, player).request('GET', `/daily/${DAY}/attempt`)).body;

test('a decision counts where the day is not over by the clock of the program that writes it', async () => {
  const player = await aPlayer(behind);
  const { run } = await playScored(player, DAY, { until: 2 });
  const decision = { number: 2, option: firstOption(run.next!) };
  now = MIDNIGHT;
  expect(await decide(on(ahead, player), DAY, decision)).toMatchObject({
    status: 409,
    body: { code: 'day_over' },
  });
  expect((await attemptOf(behind, player)).run.choices).toHaveLength(2);
  expect((await decide(on(behind, player), DAY, decision)).status).toBe(200);
  // It is made: a response that was lost is repeated by any program, at any time.
  expect((await decide(on(ahead, player), DAY, decision)).status).toBe(200);

  now = MIDNIGHT + 1_000;
  const next = { number: 3, option: firstOption((await attemptOf(behind, player)).run.next) };
  for (const program of [behind, ahead])
    expect((await decide(on(program, player), DAY, next)).body.code).toBe('day_over');
});

test('no attempt begins after midnight, and what is not finished does not count', async () => {
  now = MIDNIGHT - 60_000;
  const [late, slow, done] = [await aPlayer(behind), await aPlayer(behind), await aPlayer(behind)];
  await playScored(slow, DAY, { until: 3 });
  const { run } = await playScored(done, DAY);
  await behind.daily.scoreAttempt({ userID: done.userID, day: DAY });
  now = MIDNIGHT + 1_000;
  for (const program of [behind, ahead])
    expect((await decide(on(program, late), DAY)).body.code).toBe('day_over');
  const left = await attemptOf(ahead, slow);
  expect(left).toMatchObject({ run: { choices: run.choices.slice(0, 3) }, score: null });
  const review = await on(ahead, slow).request('GET', `/daily/${DAY}/review`);
  expect(review.body.code).toBe('daily_not_finished');
  const none = await on(ahead, late).request('GET', `/daily/${DAY}/review`);
  expect(none.body.code).toBe('daily_attempt_not_found');
  const calendar = await on(ahead, slow).request('GET', '/daily-calendar?month=2026-06');
  expect(calendar.body).toMatchObject({
    streak: 0,
    days: [{ day: DAY, isFinished: false, givenUp: null, standing: null }],
  });
});

test('whoever plays on after midnight does so freely, by the same dice', async () => {
  now = MIDNIGHT - 60_000;
  const before = await playFreely(behind, DAY);
  now = MIDNIGHT + 60_000;
  expect(await playFreely(ahead, DAY)).toEqual(before);
});

test('a program whose clock stands writes nothing to a day that is closed', async () => {
  now = MIDNIGHT - 60_000;
  const player = await aPlayer(behind);
  const { run } = await playScored(player, DAY, { until: 1 });
  await closeDays(ahead.daily, database, new Date(MIDNIGHT + 299_000));
  const closedOf = () =>
    database.sql<{ closed: boolean }>('select closed_at is not null as closed from daily_game');
  expect(await closedOf()).toEqual([{ closed: false }]);
  await closeDays(ahead.daily, database, new Date(MIDNIGHT + 300_000));
  expect(await closedOf()).toEqual([{ closed: true }]);
  const decision = { number: 1, option: firstOption(run.next!) };
  expect((await decide(player, DAY, decision)).body.code).toBe('day_over');
});

test('a day of earlier rules is closed without the scores that nobody can work out any more', async () => {
  await database.sql(
    `update daily_game set daily_version = 0, closed_at = null, players = null, scores = null,
       choices = null`,
  );
  const player = await aPlayer(behind);
  await database.sql(
    `insert into daily_attempt (user_id, day, started_at, finished_at, situations)
     values ($1, $2, $3, $3, '{}')`,
    [player.userID, DAY, new Date(MIDNIGHT - 60_000)],
  );
  // A program that has not had the day in memory.
  const later = await anApp({ database, clock: () => new Date(MIDNIGHT + 300_000) });
  await closeDays(later.daily, database, later.clock());
  const closed = await database.sql<{ players: number; scores: [number, number][] }>(
    'select players, scores from daily_game where closed_at is not null',
  );
  expect(closed).toHaveLength(1);
  const { players, scores } = closed[0]!;
  expect(players).toBe(1 + scores.reduce((sum, [, users]) => sum + users, 0));
});
