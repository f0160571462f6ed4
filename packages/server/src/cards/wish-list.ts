import type { WishedCard } from '@pennant/contract/wish-list';
import { MAX_WISHES } from '@pennant/rules/cards/wish-list';
import type { Queries, Transaction } from '../platform/database/database.ts';
import { refuse, type Refusal } from '../platform/refusal.ts';
import { summaryOf } from './card-row.ts';
import { readSummaries } from './card-store.ts';
import {
  addWish,
  deleteWish,
  lockAndCountWishes,
  readWishedCardIDs,
  readWishes,
} from './wish-store.ts';

/** Returns a user's wish list, best rating first. */
export async function listWishes(
  queries: Queries,
  { userID }: { readonly userID: string },
): Promise<{ cards: WishedCard[]; limit: number }> {
  const rows = await readWishes(queries, userID, MAX_WISHES);
  return {
    cards: rows.map((row) => ({
      ...summaryOf(row),
      amount: row.amount,
      seriesIDs: [...row.series_ids],
      wished: row.wished_at.toISOString(),
    })),
    limit: MAX_WISHES,
  };
}

/** Returns the ids of those of the cards that are on a user's wish list. */
export async function findWishedCards(
  queries: Queries,
  { userID, cardIDs }: { readonly userID: string; readonly cardIDs: readonly number[] },
): Promise<ReadonlySet<number>> {
  const rows = await readWishedCardIDs(queries, userID, cardIDs);
  return new Set(rows.map(({ card_id }) => card_id));
}

/**
 * Puts a card on a user's wish list, or takes it off. A card that is there already, or is not,
 * changes nothing. A full list takes no more cards.
 */
export async function setWish(
  tx: Transaction,
  wish: {
    readonly userID: string;
    readonly cardID: number;
    readonly isWished: boolean;
    readonly now: Date;
  },
): Promise<
  | { cardID: number; isWished: boolean; wishes: number }
  | Refusal<'card_not_found' | 'wish_list_full'>
> {
  const { userID, cardID, isWished } = wish;
  const before = await lockAndCountWishes(tx, userID);
  if (!isWished) {
    const wasDeleted = await deleteWish(tx, wish);
    return { cardID, isWished, wishes: wasDeleted ? before - 1 : before };
  }
  if ((await readSummaries(tx, [cardID])).length === 0) return refuse('card_not_found');
  const wasAdded = await addWish(tx, wish);
  if (wasAdded && before >= MAX_WISHES) return refuse('wish_list_full');
  return { cardID, isWished, wishes: wasAdded ? before + 1 : before };
}

/** Returns a user's wish list for the export of their account. */
export async function exportWishes(queries: Queries, { userID }: { readonly userID: string }) {
  const rows = await readWishes(queries, userID, MAX_WISHES);
  return rows.map((row) => ({
    cardID: row.card_id,
    name: row.name,
    year: row.year,
    wished: row.wished_at.toISOString(),
  }));
}
