import { readRecord } from '@pennant/server/games/game-record-store';
import type { Database } from '@pennant/server/platform/database/database';

interface Turns {
  readonly rolls: number;
  readonly events: number;
}

/**
 * Returns a function that counts the rolls and the events of all players of benches, in rows and in
 * the records of games that are over. A record is read once: it does not change.
 */
export function createTurnCounter(database: Database): () => Promise<Turns> {
  const known = new Map<string, Turns>();
  return async () => {
    await database.transaction(async (tx) => {
      // One statement: a game that ends meanwhile is in rows or in a record, not in both.
      const [row] = await tx.sql<Turns & { readonly over: { userID: string; gameID: string }[] }>(
        `with player as (select user_id from account where username like 'bench%')
         select count(*) filter (where command ->> 'kind' = 'roll') as rolls, count(*) as events,
           (select coalesce(jsonb_agg(jsonb_build_object('userID', user_id, 'gameID', game_id)), '[]')
            from game_record where user_id in (select user_id from player)) as over
         from game_event where user_id in (select user_id from player)`,
      );
      known.set('rows', { rolls: row!.rolls, events: row!.events });
      for (const key of row!.over) {
        if (known.has(key.gameID)) continue;
        const { commands, events } = await readRecord(tx, key);
        const rolls = commands.filter(({ command }) => command.kind === 'roll').length;
        known.set(key.gameID, { rolls, events: events.length });
      }
      return { ok: true as const };
    });
    return [...known.values()].reduce((sum, { rolls, events }) => ({
      rolls: sum.rolls + rolls,
      events: sum.events + events,
    }));
  };
}
