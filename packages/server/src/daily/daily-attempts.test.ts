import { describe, expect, test } from 'vitest';
import { verifyCommitment } from '@pennant/rules/fairness/commitment';
import { addDailyDays } from '@pennant/rules/daily/daily-day';
import { aPlayer } from '../testing/a-player.ts';
import { anApp } from '../testing/an-app.ts';
import {
  aDailyGame,
  clubsOfDays,
  decide,
  firstOption,
  lastOption,
  playFreely,
  playScored,
} from './testing/a-daily-game.ts';

const app = await anApp();
const { database } = app;
await clubsOfDays(app);
const day = await aDailyGame(app);

test('a day without a game says so, and names the first day that there was', async () => {
  const empty = await anApp();
  const { status, body } = await empty.request('GET', '/daily');
  expect(status).toBe(200);
  expect(body).toEqual({ today: '2026-06-01', game: null, tomorrow: null, firstDay: null });
  expect((await empty.request('GET', '/daily-headline')).body).toBeNull();
  const shown = (await app.request('GET', '/daily')).body;
  expect(shown).toMatchObject({ today: day, firstDay: day, tomorrow: null });
});

test("today's game is the same for everybody: its sides, its cards, the day of its season", async () => {
  const player = await aPlayer(app);
  const { body: guests } = await app.request('GET', '/daily');
  const { body: players } = await player.request('GET', `/daily/${day}`);
  expect(guests.game).toEqual(players);
  expect(players).toMatchObject({
    day,
    number: 1,
    isOver: false,
    revealed: null,
    ends: '2026-06-02T00:00:00.000Z',
    players: 0,
  });
  expect(players.seasonDay).toMatch(/^1954-/);
  expect(players.setup[players.side].manager).toBe('player');
  expect(players.lineups.home).toHaveLength(24);
  expect(players.lineups.home[7].gameLineupID).toBe(`${players.gameID}.h07`);
  const { body: headline } = await app.request('GET', '/daily-headline');
  expect(headline).toMatchObject({ day, number: 1, home: players.home });
});

test('a day that has not come is like one that was never made', async () => {
  const tomorrow = await aDailyGame(app, addDailyDays(day, 1));
  for (const path of [`/daily/${tomorrow}`, `/daily/${addDailyDays(day, -1)}`])
    expect(await app.request('GET', path)).toMatchObject({
      status: 404,
      body: { code: 'daily_not_made' },
    });
  const { body } = await app.request('POST', `/daily/${tomorrow}/free`, { body: { choices: [] } });
  expect(body.code).toBe('daily_not_made');
  const { body: daily } = await app.request('GET', '/daily');
  expect(daily.tomorrow).toMatchObject({ day: tomorrow });
  expect(daily.tomorrow.commitment).toMatch(/^[0-9a-f]{64}$/);
});

describe('a scored attempt', () => {
  test('is started once, decided step by step, and has the events that are not known yet', async () => {
    const player = await aPlayer(app);
    expect((await player.request('GET', `/daily/${day}/attempt`)).body).toBeNull();
    const { body: started } = await decide(player, day);
    expect(started).toMatchObject({ run: { choices: [], next: { number: 0 } }, score: null });
    expect((await decide(player, day)).body).toEqual(started);

    const option = firstOption(started.run.next);
    const known = started.run.events.at(-1).eventNumber;
    const { body } = await player.request('POST', `/daily/${day}/attempt`, {
      body: { decision: { number: 0, option }, known },
    });
    expect(body.run.choices).toEqual([option]);
    expect(body.run.events[0].eventNumber).toBe(known + 1);
    const { body: whole } = await player.request('GET', `/daily/${day}/attempt`);
    expect(whole.run.events).toEqual([...started.run.events, ...body.run.events]);
    const { body: rest } = await player.request('GET', `/daily/${day}/attempt?known=${known}`);
    expect(rest).toEqual(body);
  });

  test('is begun by its first decision too', async () => {
    const [player, other] = [await aPlayer(app), await aPlayer(app)];
    const { body: started } = await decide(other, day);
    const option = lastOption(started.run.next);
    const decided = await decide(player, day, { number: 0, option });
    expect(decided).toMatchObject({ status: 200, body: { run: { choices: [option] } } });
  });

  test('is played by the same dice as any other: the same choices are the same game', async () => {
    const [one, other] = [await aPlayer(app), await aPlayer(app)];
    const attempt = await playScored(one, day);
    const { run } = await playScored(other, day);
    expect(run).toEqual({ ...attempt.run });
    const choices = await playFreely(app, day);
    expect(choices).toEqual(run.choices);
    const free = await app.request('POST', `/daily/${day}/free`, { body: { choices } });
    const { body: whole } = await one.request('GET', `/daily/${day}/attempt`);
    expect(free.body).toEqual(whole.run);
    expect(whole.run.state.final).toBe(true);
  });

  test('a decision may be repeated, and nobody can go back', async () => {
    const player = await aPlayer(app);
    const { run } = await playScored(player, day, { until: 2 });
    const [first, second] = run.choices as [string, string];
    const repeated = await decide(player, day, { number: 1, option: second });
    expect(repeated.body.run.choices).toEqual([first, second]);
    const { body: earlier } = await decide(player, day, { number: 0, option: first });
    expect(earlier.run.next).toEqual(run.next);
    expect(await decide(player, day, { number: 0, option: 'steal 3' })).toMatchObject({
      status: 409,
      body: { code: 'decided_already' },
    });
    const ahead = await decide(player, day, { number: 3, option: firstOption(run.next!) });
    expect(ahead).toMatchObject({ status: 409, body: { code: 'daily_out_of_turn' } });
    const { body } = await decide(player, day, { number: 2, option: 'substitute 20 21' });
    expect(body).toMatchObject({ code: 'daily_option_not_offered', details: run.next });
    expect((await player.request('GET', `/daily/${day}/attempt`)).body.run.choices).toHaveLength(2);
  });

  test('keeps no response for its repeats, whatever key they have', async () => {
    const player = await aPlayer(app);
    for (const key of ['one', 'one', 'other'])
      await player.request('POST', `/daily/${day}/attempt`, { body: {}, key });
    const kept = await database.sql('select 1 from idempotency_key where user_id = $1', [
      player.userID,
    ]);
    expect(kept).toEqual([]);
  });

  test('is over at its end', async () => {
    const player = await aPlayer(app);
    const { run } = await playScored(player, day);
    const after = await decide(player, day, { number: run.choices.length, option: 'roll' });
    expect(after).toMatchObject({ status: 409, body: { code: 'daily_out_of_turn' } });
    const last = run.choices.length - 1;
    const again = await decide(player, day, { number: last, option: run.choices[last]! });
    expect(again).toMatchObject({ status: 200, body: { run: { next: null } } });
    expect(again.body.score.decisions).toBe(run.choices.length);
  });

  test('of which two browsers send different decisions at once has one of them', async () => {
    const player = await aPlayer(app);
    const { body } = await decide(player, day);
    const { options } = body.run.next as { options: string[] };
    const sent = await Promise.all(
      [0, 1, 0, 1].map((index) => decide(player, day, { number: 0, option: options[index]! })),
    );
    const [won, lost] = [200, 409].map((code) => sent.filter(({ status }) => status === code));
    expect([won!.length, lost!.length]).toEqual([2, 2]);
    expect(new Set(won!.map(({ body: { run } }) => run.choices[0])).size).toBe(1);
  });
});

test('a free attempt may not choose what is not offered, nor play on after the end', async () => {
  const choices = await playFreely(app, day);
  for (const wrong of [['steal 1,2,3'], [...choices, 'roll']])
    expect(
      await app.request('POST', `/daily/${day}/free`, { body: { choices: wrong } }),
    ).toMatchObject({
      status: 422,
      body: { code: 'daily_option_not_offered', details: { number: wrong.length - 1 } },
    });
});

test('a day of other rules is told, and cannot be played', async () => {
  const later = await anApp({ database });
  await later.database.sql('update daily_game set daily_version = 0');
  expect((await later.request('GET', `/daily/${day}`)).status).toBe(200);
  const { body } = await later.request('POST', `/daily/${day}/free`, { body: { choices: [] } });
  expect(body.code).toBe('daily_of_other_rules');
  const player = await aPlayer(later);
  expect((await decide(player, day)).body.code).toBe('daily_of_other_rules');
  await later.database.sql('update daily_game set daily_version = 1');
});

test('the seed was committed to, and is told once the day is over', async () => {
  app.advanceTime({ hours: 12 });
  const { body } = await app.request('GET', `/daily/${day}`);
  expect(body.isOver).toBe(true);
  const { id, serverSeed } = body.revealed;
  expect(id).toBe(`daily/${day}`);
  expect(verifyCommitment({ id, serverSeed, commitment: body.commitment })).toBe(true);
});
