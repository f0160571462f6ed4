import type { ResponseOf } from '@pennant/contract/call';
import type { gameCalls } from '@pennant/contract/games';
import type { TransactionScope } from '../platform/database/database.ts';
import { refuse, type Refusal } from '../platform/refusal.ts';
import type { GameSetupCache } from './game-setup-cache.ts';
import type { GameRefusalCode } from './refusals.ts';
import { toFairness } from './situation-dto.ts';
import { readGameCommands, readGameEvents } from './game-event-store.ts';
import { readGame, type GameKey } from './game-store.ts';
import { readGameSetup } from './game-setup-store.ts';
import { toRolledEventDto } from './event-dto.ts';

/**
 * Returns everything that is needed to replay a final game: setup, commands, seed, and its events.
 */
export async function showReplay(
  { db, setups }: { readonly db: TransactionScope; readonly setups: GameSetupCache },
  key: GameKey,
): Promise<ResponseOf<typeof gameCalls.gameReplay> | Refusal<GameRefusalCode>> {
  const game = await readGame(db, key);
  if (game === null) return refuse('game_not_found');
  if (!game.isFinal) return refuse('game_under_way');
  const stored = await readGameSetup(db, key);
  const { setup } = await setups.load(db, key);
  const events = await readGameEvents(db, key);
  return {
    fairness: toFairness(game),
    setup: stored?.source,
    commands: await readGameCommands(db, key),
    events: events.map((event) => toRolledEventDto(game.gameID, setup, event)),
  };
}
