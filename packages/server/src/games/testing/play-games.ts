import type { TestApp } from '../../testing/an-app.ts';
import type { TestPlayer } from '../../testing/a-player.ts';
import { aStartedGame } from './a-game.ts';

/** Plays games of a manager to their end, one after the other. Returns their ids. */
export async function playGames(
  app: TestApp,
  { player, teamID }: { player: TestPlayer; teamID: string },
  { games, visitors }: { games: number; visitors: string },
): Promise<string[]> {
  const gameIDs: string[] = [];
  for (let game = 0; game < games; game += 1) {
    const gameID = await aStartedGame(player, { home: teamID, visitors });
    app.advanceTime({ seconds: 1 });
    await player.request('POST', `/games/${gameID}/play`, { body: { until: 'final' } });
    gameIDs.push(gameID);
  }
  return gameIDs;
}
