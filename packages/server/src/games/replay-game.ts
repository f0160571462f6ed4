import type { AnswerOf } from '@pennant/contract/call';
import type { gameCalls } from '@pennant/contract/games';
import type { Atomic } from '../platform/database/database.ts';
import { refuse, type Refusal } from '../platform/refusal.ts';
import type { GameSetups } from './game-setups.ts';
import type { GameRefusalCode } from './refusals.ts';
import { fairnessOf } from './situation.ts';
import { readCommands, readEvents } from './event-store.ts';
import { readGame, type GameKey } from './game-store.ts';
import { readSetup } from './setup-store.ts';
import { rolledEventOf } from './wire-event.ts';

/**
 * Returns everything that is needed to replay a final game: setup, commands, seed, and its events.
 */
export async function showReplay(
  { db, setups }: { readonly db: Atomic; readonly setups: GameSetups },
  key: GameKey,
): Promise<AnswerOf<typeof gameCalls.gameReplay> | Refusal<GameRefusalCode>> {
  const game = await readGame(db, key);
  if (game === null) return refuse('game_not_found');
  if (!game.isFinal) return refuse('game_under_way');
  const stored = await readSetup(db, key);
  const { setup } = await setups.of(db, key);
  const events = await readEvents(db, key);
  return {
    fairness: fairnessOf(game),
    setup: stored?.source,
    commands: await readCommands(db, key),
    events: events.map((event) => rolledEventOf(game.gameID, setup, event)),
  };
}
