import { expect, test } from 'vitest';
import { aManager } from '../games/testing/a-game.ts';
import { aSeason } from '../packs/testing/a-season.ts';
import { anApp } from '../testing/an-app.ts';
import { aClub } from './testing/a-club.ts';

const app = await anApp();
await aSeason(app.database, { year: 1954 });
const clubs: string[] = [];
for (let number = 0; number < 8; number += 1)
  clubs.push(await aClub(app.database, { year: 1954, name: `Club ${number}`, score: 40 + number }));
const { player, teamID } = await aManager(app, { year: 1954 });

const propose = (query = '') => player.request('GET', `/teams/${teamID}/opponents${query}`);

test('three different clubs are proposed, easiest first, each with the chance that Compare tells', async () => {
  const { status, body } = await propose();
  expect(status).toBe(200);
  expect(body.opponents.map(({ level }: { level: string }) => level)).toEqual([
    'easier',
    'even',
    'harder',
  ]);
  const chances = body.opponents.map(({ winChance }: { winChance: number }) => winChance);
  expect(chances).toEqual(chances.toSorted((a: number, b: number) => b - a));
  const ids = body.opponents.map(
    ({ opponent }: never) => (opponent as { userTeamID: string }).userTeamID,
  );
  expect(new Set(ids).size).toBe(3);
  for (const [index, id] of ids.entries()) {
    const compared = await player.request('GET', `/teams/compare?one=${teamID}&other=${id}`);
    expect(chances[index]).toBe(compared.body.winChance);
    expect(body.games).toBe(compared.body.games);
  }
});

test('they stay the same for the day, and another draw brings others', async () => {
  const names = async (query = '') =>
    (await propose(query)).body.opponents.map(
      ({ opponent }: { opponent: { name: string } }) => opponent.name,
    );
  const first = await names();
  expect(await names()).toEqual(first);
  const second = await names('?draw=1');
  expect(second).not.toEqual(first);
});

test('for a first game there is one club', async () => {
  const { body } = await propose('?for=first');
  expect(body.opponents).toHaveLength(1);
  expect(body.opponents[0]).toMatchObject({ level: 'first' });
});

test('nobody is proposed opponents for a team of another user', async () => {
  const { player: other } = await aManager(app, { year: 1954 });
  expect(await other.request('GET', `/teams/${teamID}/opponents`)).toMatchObject({
    status: 404,
    body: { code: 'team_not_found' },
  });
  for (const query of ['?draw=-1', '?draw=21', '?draw=x', '?for=last'])
    expect((await propose(query)).status).toBe(400);
});
