import type { GameReplay } from '@pennant/contract/game-summary';
import type { TransactionScope } from '../platform/database/database.ts';
import { refuse, type Refusal } from '../platform/refusal.ts';
import type { GameSetupCache } from './game-setup-cache.ts';
import type { GameRefusalCode } from './refusals.ts';
import { readTurns } from './game-record-store.ts';
import { findGame, type GameKey } from './game-store.ts';
import { readGameSetup } from './game-setup-store.ts';
import { toReplay } from './replay-dto.ts';

/**
 * Returns everything that is needed to replay a final game: setup, commands, seed, and its events.
 */
export async function showReplay(
  { db, setups }: { readonly db: TransactionScope; readonly setups: GameSetupCache },
  key: GameKey,
): Promise<GameReplay | Refusal<GameRefusalCode>> {
  const game = await findGame(db, key);
  if (game === null) return refuse('game_not_found');
  if (!game.isFinal) return refuse('game_under_way');
  const stored = await readGameSetup(db, key);
  if (stored === null) return refuse('game_not_found');
  const { setup } = await setups.load(db, key);
  const { commands, events } = await readTurns(db, key, game.version);
  return toReplay(game, { source: stored.source, setup, commands: [...commands], events });
}
