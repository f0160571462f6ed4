import { expect, test } from 'vitest';
import { aManager } from '../games/testing/a-game.ts';
import { aSeason } from '../packs/testing/a-season.ts';
import { anApp } from '../testing/an-app.ts';
import { aLineup } from './testing/a-club.ts';

const app = await anApp();
const { database } = app;
await aSeason(database, { year: 1954 });
const lineup = await aLineup(database, 1954);

test('a team may be named in any script, with emoji, and is stored composed', async () => {
  const { player } = await aManager(app, { year: 1954 });
  const nameOf = async (name: string) =>
    (await player.request('POST', '/teams', { body: { name, lineup } })).body.name;
  expect(await nameOf(' Fu\u0308chse ')).toBe('Füchse');
  expect(await nameOf('👨‍👩‍👧‍👦'.repeat(9))).toBe('👨‍👩‍👧‍👦'.repeat(9));
  expect(await nameOf('é'.repeat(60))).toBe('é'.repeat(60));
});

test('a name that breaks the rule is refused with its sentence, by both calls', async () => {
  const { player, teamID } = await aManager(app, { year: 1954 });
  for (const name of ['A\u202eB', '\u3164', 'Z\u0351\u036b\u0343', 'x'.repeat(61)]) {
    const made = await player.request('POST', '/teams', { body: { name, lineup } });
    const saved = await player.request('PUT', '/teams', {
      body: { userTeamID: teamID, name, lineup },
    });
    expect([made.status, saved.status]).toEqual([400, 400]);
    expect(made.body.error).toContain('A team name');
  }
  const { body: teams } = await player.request('GET', '/teams/user');
  expect(teams).toHaveLength(1);
});

test('a Discord username goes by the same rule', async () => {
  const { player } = await aManager(app, { year: 1954 });
  const save = (discordUsername: string) =>
    player.request('PUT', '/users/setDiscordUsername', { body: { discordUsername } });
  expect((await save('Sha\u0301ggy⚾')).body.discordUsername).toBe('Shággy⚾');
  const refused = await save('a\u2066b');
  expect(refused.status).toBe(400);
  expect(refused.body.error).toContain('A Discord username holds a hidden mark');
  expect((await save(' ')).body.discordUsername).toBeNull();
});

test('a team whose old name breaks the rule is listed, repaired and played as before', async () => {
  const { player, teamID } = await aManager(app, { year: 1954 });
  const oldName = '\u202eMudville\u3164';
  await database.sql('update team set name = $2 where team_id = $1', [teamID, oldName]);
  const { body: teams } = await player.request('GET', '/teams/user');
  expect(teams[0].name).toBe(oldName);
  const repaired = await player.request('POST', '/teams/repair', { body: { userTeamID: teamID } });
  expect(repaired.status).toBe(200);
  expect(repaired.body.name).toBe(oldName);
});
