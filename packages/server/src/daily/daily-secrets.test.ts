import type { DailyReviewDto } from '@pennant/contract/daily';
import { expect, test } from 'vitest';
import { addDailyDays } from '@pennant/rules/daily/daily-day';
import { aPlayer, signIn } from '../testing/a-player.ts';
import { anApp } from '../testing/an-app.ts';
import {
  aDailyGame,
  clubsOfDays,
  firstOption,
  lastOption,
  playFreely,
  playScored,
} from './testing/a-daily-game.ts';

const app = await anApp();
const { database } = app;
await clubsOfDays(app, 1954);
const day = await aDailyGame(app);
const tomorrow = addDailyDays(day, 1);
await aDailyGame(app, tomorrow);

/** Sends each call there is about a day, as a player and as a guest. */
async function askForEverything(player: Awaited<ReturnType<typeof aPlayer>>, choices: string[]) {
  const texts: string[] = [];
  const ask = async (method: 'GET' | 'POST', path: string, body?: unknown) => {
    for (const who of [player, app]) {
      const response = await who.request(method, path, body === undefined ? {} : { body });
      // What cards did lately is worth nothing here.
      texts.push(JSON.stringify(path === '/home' ? response.body.daily : response.body) ?? '');
    }
  };
  await ask('GET', '/daily');
  await ask('GET', '/daily-headline');
  await ask('GET', '/home');
  await ask('GET', `/daily-calendar?month=${day.slice(0, 7)}`);
  for (const of of [day, tomorrow]) {
    await ask('GET', `/daily/${of}`);
    await ask('GET', `/daily/${of}/attempt`);
    await ask('GET', `/daily/${of}/review`);
    await ask('POST', `/daily/${of}/attempt`, {});
    for (const call of ['free', 'free/score', 'free/review'])
      await ask('POST', `/daily/${of}/${call}`, { choices });
  }
  return texts;
}

test('before the day is over nothing tells its seed, what an option is worth, or of tomorrow', async () => {
  const player = await aPlayer(app);
  for (const policy of [firstOption, lastOption]) {
    const one = await aPlayer(app);
    await playScored(one, day, { policy });
    await app.daily.scoreAttempt({ userID: one.userID, day });
  }
  await playScored(player, day, { policy: lastOption });
  await app.daily.scoreAttempt({ userID: player.userID, day });
  const choices = await playFreely(app, day, lastOption);
  const texts = await askForEverything(player, choices);

  const [today] = await database.sql<{ seed: Buffer; source: object }>(
    'select seed from daily_game where day = $1',
    [day],
  );
  const [ahead] = await database.sql<{ season_day: string; game_id: string; seed: Buffer }>(
    'select season_day::text, game_id, seed from daily_game where day = $1',
    [tomorrow],
  );
  const secrets = [
    today!.seed.toString('hex'),
    today!.seed.toString('base64'),
    ahead!.seed.toString('hex'),
    ahead!.season_day,
    ahead!.game_id,
  ];
  for (const text of texts) {
    for (const secret of secrets) expect(text).not.toContain(secret);
    // What an option is worth, and what others chose.
    expect(text).not.toMatch(/"(best|cost|chosenBy|values|worth)":/);
  }

  // They would be found: the day after, they are told.
  app.advanceTime({ hours: 12 });
  const later = await askForEverything(await signIn(app, player), choices);
  expect(later.some((text) => text.includes(today!.seed.toString('hex')))).toBe(true);
  expect(later.some((text) => /"chosenBy":\d/.test(text))).toBe(true);
});

test('the day after, a review tells what each option was worth, and how many chose it', async () => {
  let costs = 0;
  for (const policy of [firstOption, lastOption]) {
    const choices = await playFreely(app, day, policy);
    const ask = async (call: string) =>
      (await app.request('POST', `/daily/${day}/free/${call}`, { body: { choices } })).body;
    await expect.poll(async () => (await ask('review')).valued).toBe(choices.length);
    const { decisions } = (await ask('review')) as DailyReviewDto;
    expect(decisions.map(({ chosen }) => chosen)).toEqual(choices);
    for (const { options, values, chosen, best, cost } of decisions) {
      expect(values.map(({ option }) => option)).toEqual(options);
      const valueOf = (one: string) => values.find(({ option }) => option === one)!;
      // What is within the error of the best costs nothing.
      const lost = valueOf(best).chance - valueOf(chosen).chance;
      expect(cost).toBeCloseTo(cost === 0 ? 0 : lost, 5);
      // One of the three players of this test played so, at least.
      expect(valueOf(chosen).chosenBy).toBeGreaterThan(0);
    }
    const sum = decisions.reduce((total, { cost }) => total + cost, 0);
    expect((await ask('score')).givenUp).toBeCloseTo(sum, 6);
    costs += sum;
  }
  expect(costs).toBeGreaterThan(0);
});
