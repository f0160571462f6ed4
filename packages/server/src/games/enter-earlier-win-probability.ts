import { winProbabilityAdded } from '@pennant/rules/games/analysis/win-probability-added';
import type { Side } from '@pennant/rules/games/lineup-slots';
import { countsOnBoards } from '@pennant/rules/leaderboard/games-by-click';
import { addCardWinProbability } from '../cards/add-card-win-probability.ts';
import type { Transaction, TransactionScope } from '../platform/database/database.ts';
import { forEachInBatches } from './for-each-in-batches.ts';
import { readRecord } from './game-record-store.ts';
import type { GameKey } from './game-store.ts';
import { listGamesWithoutWpa, lockGameWithoutWpa, markWpa } from './win-probability-store.ts';

/** What a card added to the win probability of its side in a game, in units of `WPA_UNITS`. */
export interface CardWinProbability {
  readonly cardID: number;
  readonly type: 'Batter' | 'Pitcher';
  readonly wpa: number;
}

/** Adds it to the boards of the periods in which a game ended. Provided by program.ts. */
export type AddToBoards = (
  tx: Transaction,
  game: {
    readonly userID: string;
    readonly finishedAt: Date;
    readonly cards: readonly CardWinProbability[];
  },
) => Promise<void>;

/** Games that are looked up at once, and the most that one run enters: the next goes on. */
const BATCH = 50;
const MAX_BATCHES = 400;

/**
 * Returns the job that enters the win probability added of games that ended before it was entered
 * with their end, and of those that an older program ends. One game is a transaction, which marks
 * it; a game that fails keeps no other from its turn. Safe to repeat, and to run on several servers
 * at the same time.
 */
export const createEnterEarlierWinProbability =
  (addToBoards: AddToBoards) =>
  async (db: TransactionScope): Promise<void> => {
    let batches = 0;
    const failures = await forEachInBatches(
      async (after: GameKey | null) =>
        (batches += 1) > MAX_BATCHES ? [] : listGamesWithoutWpa(db, { after, limit: BATCH }),
      (key) => enterOne(db, key, addToBoards),
    );
    if (failures.length > 0)
      throw new AggregateError(failures, 'not all games were entered with what cards added');
  };

const enterOne = (
  db: TransactionScope,
  key: GameKey,
  addToBoards: AddToBoards,
): Promise<{ readonly ok: true }> =>
  db.transaction(async (tx) => {
    const game = await lockGameWithoutWpa(tx, key);
    // Another program is at it, or was before.
    if (game === null) return { ok: true as const };
    if (!game.is_abandoned && !game.between_own_teams) {
      const cards = await readCards(tx, key, game.role === 'home' ? 'home' : 'visitors');
      await addCardWinProbability(tx, { userID: key.userID, cards });
      if (game.finished_at !== null && countsOnBoards(game.clicked_game_of_day))
        await addToBoards(tx, { userID: key.userID, finishedAt: game.finished_at, cards });
    }
    await markWpa(tx, key);
    return { ok: true as const };
  });

/** Returns what the cards of a side added in a game that is over. */
async function readCards(
  tx: Transaction,
  key: GameKey,
  side: Side,
): Promise<readonly CardWinProbability[]> {
  const { source, events } = await readRecord(tx, key);
  return [...winProbabilityAdded(events)[side]].flatMap(([player, wpa]) => {
    const card = source[side].players[player];
    return card === undefined ? [] : [{ cardID: card.cardID, type: card.type, wpa }];
  });
}
