import { expect, test } from 'vitest';
import { aSeason } from '../packs/testing/a-season.ts';
import { GOOD_PASSWORD } from '../testing/a-player.ts';
import { anApp } from '../testing/an-app.ts';
import { aRival, type TestRival } from '../testing/a-rival.ts';
import { loadLiveEntry, refreshLiveEntry, toLiveHead } from './live-entry.ts';
import { renameTeamOfLiveGames, renameUserInLiveGames } from './users-of-live-games.ts';

const app = await anApp();
const { database } = app;
const SEASON = { year: 1954 };
await aSeason(database, SEASON);

/** Creates a player whose team has a name that nobody else's has. */
async function aRivalWith(name: string): Promise<TestRival> {
  const rival = await aRival(app, SEASON);
  await database.sql('update team set name = $2 where team_id = $1', [rival.teamID, name]);
  return rival;
}

/** Starts a live game of two users. */
async function startGame(inviter: TestRival, guest: TestRival): Promise<string> {
  const { body: invited } = await inviter.player.request('POST', '/live/invitations', {
    body: { userTeamID: inviter.teamID, isRated: true },
  });
  const { body } = await guest.player.request('POST', `/live/invitations/${invited.token}`, {
    body: { userTeamID: guest.teamID },
  });
  return body.gameID;
}

/** Returns all that the database has of live games, but of who waits, as text. */
async function readTables(): Promise<string> {
  const rows = await Promise.all(
    ['live_game', 'live_game_step', 'live_seat', 'live_invitation', 'live_rating'].map((table) =>
      database.sql(`select * from ${table}`),
    ),
  );
  return JSON.stringify(rows);
}

test('nothing of who leaves stays in the tables of live games, on either side', async () => {
  const [leaver, stayer] = [await aRivalWith('Leavers Nine'), await aRivalWith('Stayers Nine')];
  const games = [await startGame(leaver, stayer), await startGame(stayer, leaver)];
  const { userID, username } = leaver.player;
  // They look for another, too.
  await leaver.player.request('POST', '/live/match', { body: { userTeamID: leaver.teamID } });
  const isWaiting = () => database.sql('select from live_waiting where user_id = $1', [userID]);
  expect(await isWaiting()).toHaveLength(1);
  const inMemory = (await loadLiveEntry(database, games[0]!))!;
  expect(await readTables()).toContain('Leavers Nine');
  const { status } = await leaver.player.request('POST', '/users/delete', {
    body: { password: GOOD_PASSWORD },
  });
  expect(status).toBe(200);
  expect(await isWaiting()).toEqual([]);
  const left = await readTables();
  for (const name of ['Leavers Nine', username, userID]) expect(left).not.toContain(name);
  await refreshLiveEntry(database, inMemory);
  expect(JSON.stringify(toLiveHead(inMemory)).includes('Leavers Nine')).toBe(false);
  for (const gameID of games) {
    const { body } = await stayer.player.request('GET', `/live/games/${gameID}`);
    const shown = JSON.stringify(body);
    expect(shown.includes('A former player')).toBe(true);
    expect(shown.includes('Leavers Nine')).toBe(false);
  }
});

test('what an admin renames has its new name in every live game, also in the lineups', async () => {
  const [renamed, other] = [await aRivalWith('Slur Nine'), await aRivalWith('Decent Nine')];
  const gameID = await startGame(renamed, other);
  const { userID, username } = renamed.player;
  await database.transaction(async (tx) => {
    await renameUserInLiveGames(tx, { userID, username: 'player-k7m2q' });
    await renameTeamOfLiveGames(tx, { userID, from: 'Slur Nine', to: 'Team K7M2Q' });
  });
  const tables = await readTables();
  for (const name of ['Slur Nine', username]) expect(tables).not.toContain(name);
  // Another program: this one has the game in memory until it moves.
  const fresh = await anApp({ database, clock: app.clock });
  const { body } = await fresh.request('GET', `/live/games/${gameID}`, {
    token: other.player.tokens.AccessToken,
  });
  const shown = JSON.stringify(body);
  for (const name of ['player-k7m2q', 'Team K7M2Q', 'Decent Nine']) expect(shown).toContain(name);
  expect(shown).not.toContain('Slur Nine');
});
