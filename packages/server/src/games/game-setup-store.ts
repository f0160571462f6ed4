import type { GameSource } from '@pennant/rules/games/setup';
import type { Queries } from '../platform/database/database.ts';
import { statement } from '../platform/database/statement.ts';
import type { GameKey } from './game-store.ts';

const FIND_GAME_SETUP = statement(
  'games.find_setup',
  `select g.setup, c.seed, g.client_seed from game g
   join game_commitment c on c.user_id = g.user_id and c.game_id = g.game_id
   where g.user_id = $1 and g.game_id = $2`,
);

/** Returns what never changes of a game: its cards, and the seeds of its dice. */
export async function readGameSetup(
  queries: Queries,
  { userID, gameID }: GameKey,
): Promise<{
  readonly source: GameSource;
  readonly seed: Buffer;
  readonly clientSeed: Buffer;
} | null> {
  const [row] = await queries.query(FIND_GAME_SETUP, [userID, gameID]);
  return row === undefined
    ? null
    : { source: row.setup, seed: row.seed, clientSeed: row.client_seed };
}
