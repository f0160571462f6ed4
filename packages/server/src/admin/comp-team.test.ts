import { expect, test } from 'vitest';
import { aSeason } from '../packs/testing/a-season.ts';
import { aClub, codeOfClub } from '../teams/testing/a-club.ts';
import { aPlayer } from '../testing/a-player.ts';
import { anApp } from '../testing/an-app.ts';

const app = await anApp();
const { database } = app;
await aSeason(database, { year: 1954 });
const club = await aClub(database, { year: 1954, name: '1954 Mudville Nine', score: 61 });
await database.sql('update computer_club set is_offered = false where team_id = $1', [club]);
const code = await codeOfClub(database, club);
const admin = await aPlayer(app, { username: 'commissioner', isAdmin: true });
const player = await aPlayer(app);

const opponents = async () => (await player.request('GET', '/teams/comp-team')).body;
const log = async () => (await admin.request('GET', '/admin/audit?action=comp_team_created')).body;

test('a club-season becomes a comp team that everyone may play, once, and the log says who made it', async () => {
  expect(await opponents()).toEqual([]);
  const { body: years } = await admin.request('GET', '/teams/comp-team-years');
  expect(years).toEqual([
    { yearID: 1954, teamID: code, name: '1954 Mudville Nine', isMade: false },
  ]);

  const request = { body: { year: 1954, teamID: code } };
  const both = await Promise.all([
    admin.request('POST', '/teams/comp-team', request),
    admin.request('POST', '/teams/comp-team', request),
  ]);
  expect(both.filter(({ body }) => body.isNew)).toHaveLength(1);
  expect(both[0].body).toMatchObject({ userTeamID: club, name: '1954 Mudville Nine', score: 61 });
  expect(both[0].body.UserTeamLineups).toHaveLength(24);

  expect(await opponents()).toHaveLength(1);
  expect((await admin.request('GET', '/teams/comp-team-years')).body[0].isMade).toBe(true);
  expect(await log()).toMatchObject([
    { subject: { kind: 'team', id: club }, after: { name: '1954 Mudville Nine', year: 1954 } },
  ]);
});

test.each([
  [{ year: 1955, teamID: code }, 'club_season_not_found'],
  [{ year: 1954, teamID: 'ZZZ' }, 'club_season_not_found'],
  [{ year: 1954 }, 'malformed'],
  [{ teamID: code }, 'malformed'],
  [{ year: 1954, teamID: 'x; drop' }, 'malformed'],
])('%j is refused: %s', async (body, refused) => {
  expect((await admin.request('POST', '/teams/comp-team', { body })).body.code).toBe(refused);
});

test('there are at most as many as the list of opponents takes', async () => {
  await database.sql(
    `insert into computer_club (team_id, year, team, league, name, wins, losses, score, is_offered)
     select gen_random_uuid(), 1900, 'T' || n, 'IL', 'Club', 1, 1, 50, true from generate_series(1, 500) n`,
  );
  await database.sql('update computer_club set is_offered = false where team_id = $1', [club]);
  const { body } = await admin.request('POST', '/teams/comp-team', {
    body: { year: 1954, teamID: code },
  });
  expect(body.code).toBe('too_many_comp_teams');
});
