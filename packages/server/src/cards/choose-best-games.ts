import type { Queries, Transaction } from '../platform/database/database.ts';
import { findUsersByPoints, listByPoints, setBestGames } from './best-game-store.ts';
import { betterGame, type BestGame } from './careers.ts';

/** What a card added in one of its games. */
export type GameOfCard = BestGame & { readonly cardID: number };

/** Returns the next users, by id, with cards whose best game a program of before has chosen. */
export const findUsersToChooseFor = (
  queries: Queries,
  page: { readonly after: string | null; readonly limit: number },
): Promise<readonly string[]> => findUsersByPoints(queries, page);

/**
 * Chooses the best games of those of a user's cards of which a program of before has chosen them,
 * by points. Called under a lock that keeps other games of the user from ending.
 *
 * @param readGames returns all games of the user's cards, in the order in which they ended; called
 *   where there is something to choose.
 */
export async function chooseBestGames(
  tx: Transaction,
  userID: string,
  readGames: () => Promise<readonly GameOfCard[]>,
): Promise<void> {
  const cards = await listByPoints(tx, userID);
  if (cards.length === 0) return;
  const ofCards = Map.groupBy(await readGames(), ({ cardID }) => cardID);
  const best = cards.map(({ card_id, games }): [number, BestGame | null] => [
    card_id,
    // A career has the last games of its card, from when the user last got it.
    (ofCards.get(card_id) ?? []).slice(-games).reduce<BestGame | null>(betterGame, null),
  ]);
  await setBestGames(tx, userID, new Map(best));
}
