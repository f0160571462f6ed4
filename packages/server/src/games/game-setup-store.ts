import type { GameSource } from '@pennant/rules/games/setup';
import type { Queries } from '../platform/database/database.ts';
import { statement } from '../platform/database/statement.ts';
import { readRecord } from './game-record-store.ts';
import type { GameKey } from './game-store.ts';

const FIND_GAME_SETUP = statement(
  'games.find_setup',
  `select g.setup, g.home_name, g.visiting_name, g.rules_version, c.seed, g.client_seed from game g
   join game_commitment c on c.user_id = g.user_id and c.game_id = g.game_id
   where g.user_id = $1 and g.game_id = $2`,
  { prepared: true },
);

/**
 * Returns what never changes of a game: its cards, its rules, and the seeds of its dice; null where
 * there is no such game.
 *
 * @throws DamagedRecord if the game's record can't be read.
 */
export async function readGameSetup(
  queries: Queries,
  { userID, gameID }: GameKey,
): Promise<{
  readonly source: GameSource;
  readonly rulesVersion: number;
  readonly seed: Buffer;
  readonly clientSeed: Buffer;
} | null> {
  const [row] = await queries.query(FIND_GAME_SETUP, [userID, gameID]);
  if (row === undefined) return null;
  const source = row.setup ?? (await readRecord(queries, { userID, gameID })).source;
  return {
    // The row's names: those of a user who has left are overwritten there.
    source: {
      ...source,
      home: { ...source.home, name: row.home_name },
      visitors: { ...source.visitors, name: row.visiting_name },
    },
    rulesVersion: row.rules_version,
    seed: row.seed,
    clientSeed: row.client_seed,
  };
}

/** Returns the cards of a game, for its record; null where the game was deleted meanwhile. */
export const readGameSource = async (queries: Queries, key: GameKey): Promise<GameSource | null> =>
  (await readGameSetup(queries, key))?.source ?? null;
