import { expect, test } from 'vitest';
import { aStartedGame, aManager } from '../games/testing/a-game.ts';
import { aSeason } from '../packs/testing/a-season.ts';
import { aClub, aLineup } from './testing/a-club.ts';
import { deleteExpiredRatings } from './deleted-team-store.ts';
import { signIn, type TestPlayer } from '../testing/a-player.ts';
import { anApp } from '../testing/an-app.ts';

const app = await anApp();
const { database } = app;
await aSeason(database, { year: 1954 });
const club = await aClub(database, { year: 1954 });
const lineup = await aLineup(database, 1954);

const makeTeam = async (player: TestPlayer): Promise<{ userTeamID: string; elo: number }> =>
  (await player.request('POST', '/teams', { body: { name: 'Anew', lineup } })).body;
const deleteTeam = (player: TestPlayer, userTeamID: string) =>
  player.request('POST', '/teams/delete', { body: { userTeamID } });
const rate = (player: TestPlayer, teamID: string, elo: number, games = 5) =>
  database.sql('update team set elo = $3, elo_games = $4 where user_id = $1 and team_id = $2', [
    player.userID,
    teamID,
    elo,
    games,
  ]);

test('a new team begins at 1500, also beside a team that has won', async () => {
  const { player, teamID } = await aManager(app, { year: 1954 });
  expect((await makeTeam(player)).elo).toBe(1500);
  await rate(player, teamID, 1640);
  expect((await makeTeam(player)).elo).toBe(1500);
});

test('a new team begins no higher than the lowest team that has played', async () => {
  const { player, teamID } = await aManager(app, { year: 1954 });
  const { userTeamID: second } = await makeTeam(player);
  await rate(player, teamID, 1420);
  await rate(player, second, 1390, 0);
  expect((await makeTeam(player)).elo).toBe(1420);
});

test('deleting a team and making it again keeps its rating, for 90 days', async () => {
  const { player, teamID } = await aManager(app, { year: 1954 });
  await rate(player, teamID, 1310);
  expect((await deleteTeam(player, teamID)).body).toEqual({ ok: true });
  const { userTeamID: again, elo } = await makeTeam(player);
  expect(elo).toBe(1310);
  // It has not played: deleted, it keeps nothing.
  await deleteTeam(player, again);
  app.advanceTime({ days: 89 });
  await deleteExpiredRatings(database, app.clock());
  expect((await makeTeam(await signIn(app, player))).elo).toBe(1310);
  app.advanceTime({ days: 2 });
  expect((await makeTeam(await signIn(app, player))).elo).toBe(1500);
  await deleteExpiredRatings(database, app.clock());
  const kept = await database.sql('select from deleted_team where user_id = $1', [player.userID]);
  expect(kept).toEqual([]);
});

test('another user’s low team holds nobody else down', async () => {
  const [mine, other] = [await aManager(app, { year: 1954 }), await aManager(app, { year: 1954 })];
  await rate(other.player, other.teamID, 1200);
  await deleteTeam(other.player, other.teamID);
  expect((await makeTeam(mine.player)).elo).toBe(1500);
});

test('a team that is deleted before its first game is lost has lost it all the same', async () => {
  const { player, teamID } = await aManager(app, { year: 1954 });
  const gameID = await aStartedGame(player, { home: teamID, visitors: club });
  await deleteTeam(player, teamID);
  await player.request('POST', `/games/${gameID}/abandon`);
  const { elo } = await makeTeam(player);
  expect(elo).toBeLessThan(1500);
  const { body: summary } = await player.request('GET', `/games/${gameID}/summary`);
  expect(summary.earnings.rating).toEqual({ before: 1500, after: elo });
});

test('what deleted teams were rated is in the export of the account', async () => {
  const { player, teamID } = await aManager(app, { year: 1954 });
  await rate(player, teamID, 1444);
  await deleteTeam(player, teamID);
  const { body } = await player.request('GET', '/users/export');
  expect(body.deletedTeams).toEqual([
    { userTeamID: teamID, elo: 1444, games: 5, deleted: app.clock().toISOString() },
  ]);
});
