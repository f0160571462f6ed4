import { describe, expect, test } from 'vitest';
import { dailyDice } from '@pennant/rules/daily/daily-dice';
import { playDaily } from '@pennant/rules/daily/play-daily';
import { costOf, valueDailyDecision } from '@pennant/rules/daily/value-daily-decision';
import { GAME_RULES } from '@pennant/rules/games/game-rules';
import { aPlayer, signIn, type TestPlayer } from '../testing/a-player.ts';
import { anApp, TEST_ROLLOUTS } from '../testing/an-app.ts';
import { findDailyGame } from './daily-game-store.ts';
import { closeDays, valueLeftAttempts } from './keep-daily.ts';
import {
  aDailyGame,
  clubsOfDays,
  firstOption,
  lastOption,
  playFreely,
  playScored,
  type Policy,
} from './testing/a-daily-game.ts';

const app = await anApp();
const { database, clock } = app;
await clubsOfDays(app);
const day = await aDailyGame(app);

/** Returns what choices give up, by the rules alone. */
async function givenUpByRules(choices: readonly string[]): Promise<number> {
  const row = (await findDailyGame(database, day))!;
  const game = { setup: GAME_RULES.compileSetup(row.source), side: row.side };
  const played = playDaily(game, dailyDice(day, row.seed.toString('hex')), choices);
  if (!played.ok) throw new Error(`the choices are refused: ${played.code}`);
  return played.run.made.reduce((sum, made, index) => {
    const valued = valueDailyDecision(game, made, { day, rollouts: TEST_ROLLOUTS });
    return sum + costOf(valued, choices[index]!);
  }, 0);
}

const scoreOf = async ({ request }: Pick<TestPlayer, 'request'>) =>
  (await request('GET', `/daily/${day}/attempt`)).body.score;

/** Plays a scored attempt and waits until it is valued. */
async function playToScore(policy: Policy): Promise<TestPlayer> {
  const player = await aPlayer(app);
  await playScored(player, day, { policy });
  expect(await app.daily.scoreAttempt({ userID: player.userID, day })).toBe(true);
  return player;
}

/** Decides by turns: the first and the last option. */
const byTurns: Policy = (decision) =>
  decision.number % 2 === 0 ? firstOption(decision) : lastOption(decision);

describe('the score of an attempt', () => {
  test('is what the rules say that its decisions gave up', async () => {
    let sum = 0;
    for (const policy of [firstOption, lastOption, byTurns]) {
      const player = await playToScore(policy);
      const { body } = await player.request('GET', `/daily/${day}/attempt`);
      const { choices } = body.run;
      expect(body.score).toMatchObject({ valued: choices.length, decisions: choices.length });
      expect(body.score.givenUp).toBeCloseTo(await givenUpByRules(choices), 4);
      sum += body.score.givenUp;
    }
    expect(sum).toBeGreaterThan(0);
  });

  test('comes by itself after the last decision, and tells how far it is', async () => {
    const player = await aPlayer(app);
    const { run, score } = await playScored(player, day, { policy: byTurns });
    expect(score).toMatchObject({ decisions: run.choices.length });
    await expect.poll(async () => (await scoreOf(player)).givenUp).not.toBeNull();
  });

  test('is told alike to who has all events, and waits, and to who asks for the first time', async () => {
    const player = await playToScore(lastOption);
    const { body: whole } = await player.request('GET', `/daily/${day}/attempt`);
    const known = whole.run.state.eventNumber;
    const { body: rest } = await player.request('GET', `/daily/${day}/attempt?known=${known}`);
    expect(rest).toEqual({ ...whole, run: { ...whole.run, events: [] } });
    const before = await player.request('GET', `/daily/${day}/attempt?known=${known - 1}`);
    expect(before.body.run.events).toEqual(whole.run.events.slice(-1));
  });

  test('of two attempts with the same choices is the same, on whichever program', async () => {
    const other = await anApp({ database, clock });
    const player = await aPlayer(other);
    await playScored(player, day, { policy: lastOption });
    await other.daily.scoreAttempt({ userID: player.userID, day });
    const same = await playToScore(lastOption);
    expect((await scoreOf(player)).givenUp).toBe((await scoreOf(same)).givenUp);
    // Each program may have valued it: what was written first stays.
    const stored = () =>
      database.sql('select valued, given_up, valued_at from daily_attempt where user_id = $1', [
        player.userID,
      ]);
    const before = await stored();
    await app.daily.scoreAttempt({ userID: player.userID, day });
    expect(await stored()).toEqual(before);
  });

  test('is that of an attempt that counts nowhere, which stands nowhere', async () => {
    const choices = await playFreely(app, day, lastOption);
    const read = async () =>
      (await app.request('POST', `/daily/${day}/free/score`, { body: { choices } })).body;
    await expect.poll(async () => (await read()).givenUp).not.toBeNull();
    const scored = await playToScore(lastOption);
    expect(await read()).toEqual({ ...(await scoreOf(scored)), standing: null });
    const { body } = await app.request('POST', `/daily/${day}/free/score`, {
      body: { choices: choices.slice(1) },
    });
    expect(body.code).toBe('daily_option_not_offered');
    const { body: unfinished } = await app.request('POST', `/daily/${day}/free/score`, {
      body: { choices: choices.slice(0, 2) },
    });
    expect(unfinished.code).toBe('daily_not_finished');
  });

  test('is worked out by the job where the program that it was finished on has ended', async () => {
    const ended = await anApp({ database, clock });
    ended.daily.stop();
    const player = await aPlayer(ended);
    await playScored(player, day, { policy: lastOption });
    expect(await ended.daily.scoreAttempt({ userID: player.userID, day })).toBe(false);
    const toValue = () =>
      database.sql(
        'select 1 from daily_attempt where finished_at is not null and given_up is null',
      );
    expect(await toValue()).toHaveLength(1);
    expect(await valueLeftAttempts(app.daily, database, clock())).toEqual([]);
    app.advanceTime({ seconds: 61 });
    await Promise.all(await valueLeftAttempts(app.daily, database, clock()));
    expect(await toValue()).toHaveLength(0);
    // What is worked out keeps nothing else waiting.
    expect(await valueLeftAttempts(app.daily, database, clock())).toEqual([]);
    expect((await scoreOf(player)).givenUp).toBe(
      (await scoreOf(await playToScore(lastOption))).givenUp,
    );
  });

  test('is nothing to wait for on a day that is closed', async () => {
    const ended = await anApp({ database, clock });
    ended.daily.stop();
    await playScored(await aPlayer(ended), day, { policy: lastOption });
    app.advanceTime({ seconds: 61 });
    const close = `update daily_game set closed_at = now(), players = 0, scores = '{}', choices = '{}'
      where day = $1`;
    await database.sql(close, [day]);
    expect(await valueLeftAttempts(app.daily, database, clock())).toEqual([]);
    const open = `update daily_game set closed_at = null, players = null, scores = null,
      choices = null where day = $1`;
    await database.sql(open, [day]);
    const left = await valueLeftAttempts(app.daily, database, clock());
    expect(await Promise.all(left)).toEqual([true]);
  });
});

describe('the standing', () => {
  test('is the share of the others who gave up more', async () => {
    app.advanceTime({ seconds: 11 });
    const players = [];
    for (const policy of [firstOption, lastOption, byTurns])
      players.push(await playToScore(policy));
    app.advanceTime({ seconds: 11 });
    const rows = await database.sql<{ user_id: string; score: number }>(
      'select user_id, round(given_up * 10000)::integer as score from daily_attempt where day = $1 and given_up is not null',
      [day],
    );
    for (const player of players) {
      const own = rows.find(({ user_id }) => user_id === player.userID)!;
      const behind = rows.filter(({ score }) => score > own.score).length;
      expect((await scoreOf(player)).standing).toEqual({
        players: rows.length,
        betterThan: behind / (rows.length - 1),
      });
    }
    const { body } = await app.request('GET', `/daily/${day}`);
    expect(body.players).toBe(rows.length);
  });

  test('of who has just finished counts them among the players', async () => {
    await app.request('GET', `/daily/${day}`);
    const player = await playToScore(firstOption);
    const [row] = await database.sql<{ players: number }>(
      'select count(*)::integer as players from daily_attempt where day = $1 and given_up is not null',
      [day],
    );
    expect((await scoreOf(player)).standing.players).toBe(row!.players);
  });
});

test('of a day that is closed everything stays as it is', async () => {
  const player = await playToScore(byTurns);
  app.advanceTime({ hours: 12, seconds: 301 });
  const again = await signIn(app, player);
  const review = async () => (await again.request('GET', `/daily/${day}/review`)).body;
  const readClosed = () =>
    database.sql<{ players: number; scores: [number, number][] }>(
      'select players, scores, choices from daily_game where closed_at is not null',
    );
  const open = await review();
  expect(open.valued).toBeGreaterThan(3);
  await closeDays(app.daily, database, clock());
  const closed = await readClosed();
  expect(closed).toHaveLength(1);
  expect(closed[0]!.scores.reduce((sum, [, users]) => sum + users, 0)).toBe(closed[0]!.players);
  const score = await scoreOf(again);
  app.advanceTime({ seconds: 11 });
  expect(await review()).toEqual(open);
  expect(await scoreOf(again)).toEqual(score);

  // Even where users leave: their attempts go, and what came of the day does not change.
  await database.sql('delete from daily_attempt where user_id <> $1', [player.userID]);
  await closeDays(app.daily, database, clock());
  app.advanceTime({ seconds: 11 });
  expect(await readClosed()).toEqual(closed);
  expect(await scoreOf(again)).toEqual(score);
  expect(await review()).toEqual(open);
});
