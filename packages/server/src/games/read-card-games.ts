import type { CardGame } from '@pennant/rules/cards/career';
import { cardGames } from '@pennant/rules/games/analysis/card-games';
import { compileSetup } from '@pennant/rules/games/engine/compile-setup';
import type { Queries } from '../platform/database/database.ts';
import { figuresOf } from './card-and-leaderboard-statistics.ts';
import type { CountedGame } from './career-game-store.ts';
import { DamagedRecord } from './game-record.ts';
import { readGameEvents } from './game-record-store.ts';
import { readGameSetup } from './game-setup-store.ts';
import type { GameKey } from './game-store.ts';
import { userSideOf } from './situation-dto.ts';

/**
 * Returns what the cards of a user did in a game that is over, by its record; nothing where the
 * record is damaged.
 */
export async function readCardGames(
  queries: Queries,
  key: GameKey,
  role: CountedGame['role'],
): Promise<readonly CardGame[]> {
  try {
    const stored = await readGameSetup(queries, key);
    if (stored === null) return [];
    const setup = compileSetup(stored.source);
    const events = await readGameEvents(queries, key);
    const side = userSideOf({ role });
    const { box, added } = figuresOf(setup, events);
    return cardGames(setup, side, events, { box: box[side], added: added[side] });
  } catch (error) {
    if (error instanceof DamagedRecord) return [];
    throw error;
  }
}
