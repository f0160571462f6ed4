import { expect, test } from 'vitest';
import { aSeason } from '../packs/testing/a-season.ts';
import { aClub } from '../teams/testing/a-club.ts';
import { anApp } from '../testing/an-app.ts';
import { aPlayer } from '../testing/a-player.ts';
import { aDailyGame } from './testing/a-daily-game.ts';

const app = await anApp();
await aSeason(app.database, { year: 1954 });
for (let club = 0; club < 2; club += 1)
  await aClub(app.database, { year: 1954, name: `Club ${club}` });

test('a day is played freely and scored', async () => {
  const day = await aDailyGame(app);
  const { body: daily } = await app.request('GET', '/daily');
  expect(daily.game).toMatchObject({ day, number: 1 });
  const free = await app.request('POST', `/daily/${day}/free`, { body: { choices: [] } });
  expect(free.status).toBe(200);
  const player = await aPlayer(app);
  let { body } = await player.request('POST', `/daily/${day}/attempt`, { body: {} });
  expect(body.run).toEqual(free.body);
  while (body.run.next !== null) {
    const { number, options } = body.run.next;
    const step = await player.request('POST', `/daily/${day}/attempt`, {
      body: { decision: { number, option: options[0] } },
    });
    expect(step.status).toBe(200);
    body = step.body;
  }
  expect(body.run.state.final).toBe(true);
  await app.daily.scoreAttempt({ userID: player.userID, day });
  const own = await player.request('GET', `/daily/${day}/attempt`);
  console.log(body.run.choices, own.body.score);
  console.log((await player.request('GET', `/daily-calendar?month=2026-06`)).body);
  console.log((await player.request('GET', `/home`)).body.daily);
  app.advanceTime({ days: 1 });
  console.log(JSON.stringify((await player.request('GET', `/daily/${day}/review`)).body).slice(0, 300));
});
