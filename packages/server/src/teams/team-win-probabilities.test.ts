import type { ComparedTeam } from '@pennant/rules/teams/compare-teams';
import { expect, test } from 'vitest';
import { aManager } from '../games/testing/a-game.ts';
import { aSeason } from '../packs/testing/a-season.ts';
import { isRefusal } from '../platform/refusal.ts';
import { anApp } from '../testing/an-app.ts';
import { createOpponentProposals } from './propose-opponents.ts';
import { createTeamWinProbabilities, type TeamPair } from './team-win-probabilities.ts';
import { aClub } from './testing/a-club.ts';

const BUSY = { ok: false, code: 'busy', details: { retryAfter: 1 } };

/** Chances whose games end when the test says so. */
function someChances() {
  const ends: (() => void)[] = [];
  const simulated: TeamPair[] = [];
  const chances = createTeamWinProbabilities((pair) => {
    simulated.push(pair);
    return new Promise((resolve) => ends.push(() => resolve(0.5)));
  });
  return {
    chances,
    simulated,
    endAll: () => {
      for (const end of ends.splice(0)) end();
    },
  };
}

const aTeam = (name: string): ComparedTeam => ({ name, players: [], battingOrder: [] });
const aPair = (name: string): TeamPair => ({ one: aTeam('Mudville'), other: aTeam(name) });

test('six chances of a user are computed at once, and the next user is served', async () => {
  const { chances, endAll } = someChances();
  const asked = ['1', '2', '3', '4', '5', '6'].map((club) =>
    chances.computePair('casey', aPair(club)),
  );
  expect(await chances.computePair('casey', aPair('7'))).toEqual(BUSY);
  const other = chances.computePair('cooney', aPair('8'));
  const wait = setInterval(endAll, 1);
  expect(await Promise.all([...asked, other])).toEqual(Array(7).fill(0.5));
  clearInterval(wait);
});

test('a hundred wait, whoever they are for; nothing is simulated for those who are refused', async () => {
  const { chances, simulated, endAll } = someChances();
  const asked = Array.from({ length: 120 }, (_, index) =>
    chances.computePair(`user ${index}`, aPair(`club ${index}`)),
  );
  const wait = setInterval(endAll, 1);
  const results = await Promise.all(asked);
  clearInterval(wait);
  expect(results.filter(isRefusal)).toHaveLength(18);
  for (const refused of results.slice(102)) expect(refused).toEqual(BUSY);
  expect(simulated).toHaveLength(102);
});

test('the same two teams are simulated once, and who asks for them waits for no place', async () => {
  const { chances, simulated, endAll } = someChances();
  const asked = Array.from({ length: 20 }, () => chances.computePair('casey', aPair('club')));
  await expect.poll(() => simulated).toHaveLength(1);
  endAll();
  expect(await Promise.all(asked)).toEqual(Array(20).fill(0.5));
  expect(await chances.computePair('cooney', aPair('club'))).toBe(0.5);
  expect(simulated).toHaveLength(1);
});

test('a failed simulation is told, and tried again by the next request', async () => {
  let fails = true;
  const chances = createTeamWinProbabilities(async () => {
    if (fails) throw new Error('rain');
    return 0.6;
  });
  await expect(chances.computePair('casey', aPair('club'))).rejects.toThrow('rain');
  fails = false;
  expect(await chances.computePair('casey', aPair('club'))).toBe(0.6);
});

const app = await anApp();
await aSeason(app.database, { year: 1954 });
const clubs: string[] = [];
for (let number = 0; number < 12; number += 1)
  clubs.push(await aClub(app.database, { year: 1954, name: `Club ${number}`, score: 40 + number }));

test('who compares with many clubs at once is told to wait, and a moment later is not', async () => {
  const { player, teamID } = await aManager(app, { year: 1954 });
  const compare = (club: string, side = 0) => {
    const [one, other] = side === 0 ? [teamID, club] : [club, teamID];
    return player.request('GET', `/teams/compare?one=${one}&other=${other}`);
  };
  const results = await Promise.all(clubs.flatMap((club) => [compare(club), compare(club, 1)]));
  const refused = results.filter(({ status }) => status !== 200);
  expect(refused.length).toBeGreaterThan(0);
  for (const { status, body, headers } of refused) {
    expect([status, body.code, headers['retry-after']]).toEqual([503, 'busy', '1']);
  }
  expect((await compare(clubs[11]!, 1)).status).toBe(200);
});

test('who asks for all draws of opponents at once is told to wait, and then gets each', async () => {
  const { player, teamID } = await aManager(app, { year: 1954 });
  const propose = (draw: number) =>
    player.request('GET', `/teams/${teamID}/opponents?draw=${draw}`);
  const statuses = (await Promise.all([0, 1, 2, 3, 4, 5, 6, 7].map(propose))).map(
    ({ status }) => status,
  );
  expect(statuses.filter((status) => status === 200)).toHaveLength(4);
  expect(statuses.filter((status) => status === 503)).toHaveLength(4);
  for (const draw of [0, 3, 7]) expect((await propose(draw)).body.opponents).toHaveLength(3);
});

test('a search whose chances are not computed now finds nobody, and is not kept', async () => {
  const { player, teamID } = await aManager(app, { year: 1954 });
  let isBusy = true;
  const propose = createOpponentProposals({
    ...createTeamWinProbabilities(),
    compute: async (_queries, _team, club) =>
      isBusy
        ? { ok: false, code: 'busy', details: { retryAfter: 1 } }
        : 0.3 + clubs.indexOf(club) / 30,
  });
  const ask = () =>
    propose(app.database, {
      userID: player.userID,
      teamID,
      draw: 0,
      for: 'game',
      now: app.clock(),
    });
  expect(await ask()).toEqual(BUSY);
  isBusy = false;
  expect(await ask()).toMatchObject({ opponents: [{}, {}, {}], games: 1000 });
});
