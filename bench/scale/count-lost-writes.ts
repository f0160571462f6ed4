import type { AcknowledgedWrite } from './paced-player.ts';
import type { PostgresProcess } from './postgres-process.ts';

interface StoredGame {
  readonly game_id: string;
  /** Events that the database has of the game, in rows or, once it is over, in its record. */
  readonly events: number;
}

/**
 * Returns how many of the acknowledged writes a server's database does not have: of each, all
 * events up to it have to be there.
 */
export async function countLostWrites(
  server: PostgresProcess,
  writes: readonly AcknowledgedWrite[],
): Promise<number> {
  const rows = await server.query<StoredGame>(
    `select game_id,
       case when exists (select from game_record r
                         where (r.user_id, r.game_id) = (g.user_id, g.game_id))
         then g.version
         else (select count(*)::integer from game_event e
               where (e.user_id, e.game_id) = (g.user_id, g.game_id)
                 and e.event_number <= g.version)
       end as events
     from game g where game_id = any($1)`,
    [[...new Set(writes.map(({ gameID }) => gameID))]],
  );
  const stored = new Map(rows.map(({ game_id, events }) => [game_id, events]));
  return writes.filter(({ gameID, eventNumber }) => eventNumber > (stored.get(gameID) ?? -1))
    .length;
}
