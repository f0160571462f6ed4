import { setTimeout as pause } from 'node:timers/promises';
import type { Database } from '@pennant/server/platform/database/database';
import { playLiveGames } from '../live/live-pairs.ts';
import { openConnection } from '../server-harness/http-client.ts';
import type { RegisteredPlayer } from '../server-harness/registered-player.ts';

/** Longer than a live game lasts whose boards wait for nothing. */
const MAX_SECONDS = 900;

/**
 * Plays live games to their ends and waits until they are settled. Returns the bytes of all
 * signatures of links in them, none of which can be worked out or made smaller.
 */
export async function finishLiveGames(
  database: Database,
  url: string,
  players: readonly RegisteredPlayer[],
  games: number,
): Promise<{ readonly signatures: number }> {
  // Connections that were idle for a while are closed by now.
  const connected = players.map((player) => ({ ...player, connection: openConnection(url) }));
  await playLiveGames(url, connected, { games, seconds: MAX_SECONDS, intervalMs: 0 });
  for (const { connection } of connected) connection.close();
  for (;;) {
    const [left] = await database.sql<{ games: number }>(
      'select count(*)::integer as games from live_game where settled_at is null',
    );
    if (left?.games === 0) break;
    await pause(500);
  }
  const [row] = await database.sql<{ signatures: number }>(
    `select count(step #>> '{visitors,signature}')::integer
       + count(step #>> '{home,signature}')::integer as signatures from live_game_step`,
  );
  return { signatures: (row?.signatures ?? 0) * 64 };
}
