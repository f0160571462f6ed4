import { randomBytes } from 'node:crypto';
import { aLineup, giveCards } from '../../teams/testing/a-club.ts';
import { aPlayer, type TestPlayer } from '../../testing/a-player.ts';
import type { TestProgram } from '../../testing/test-program.ts';

/** Creates a player with a saved team of cards of a test season. */
export async function aManager(
  app: TestProgram,
  { year, skip = 0 }: { year: number; skip?: number },
): Promise<{ player: TestPlayer; teamID: string }> {
  const player = await aPlayer(app);
  const lineup = await aLineup(app.database, year, { skip });
  await giveCards(
    app.database,
    player.userID,
    Object.values(lineup).map(({ cardID }) => cardID),
  );
  const { body } = await player.request('POST', '/teams', { body: { name: 'Mudville', lineup } });
  return { player, teamID: body.userTeamID };
}

/** Saves another team of the player, with the lineup of the first; returns its id. */
export async function aTwinTeam(player: TestPlayer): Promise<string> {
  const { body: teams } = await player.request('GET', '/teams/user');
  const lineup = Object.fromEntries(
    teams[0].UserTeamLineups.map(({ position, cardID, lineupOrder }: Record<string, unknown>) => [
      position,
      { cardID, lineupOrder },
    ]),
  );
  const { body } = await player.request('POST', '/teams', { body: { name: 'Twin', lineup } });
  return body.userTeamID;
}

/** Starts a game of the player with a client seed and returns the game's id. */
export async function aStartedGame(
  player: TestPlayer,
  { home, visitors, role = 'home' }: { home: string; visitors: string; role?: 'home' | 'away' },
): Promise<string> {
  const { body: next } = await player.request('GET', '/fairness/next');
  const { status, body } = await player.request('POST', '/games', {
    body: {
      homeUserTeamID: home,
      visitingUserTeamID: visitors,
      role,
      fairness: { id: next.id, clientSeed: randomBytes(16).toString('hex') },
    },
  });
  if (status !== 200) throw new Error(`the game was not started: ${JSON.stringify(body)}`);
  return body.gameID;
}
