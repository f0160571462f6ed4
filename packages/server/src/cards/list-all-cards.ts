import type { CardSummary } from '@pennant/contract/cards';
import type { Queries } from '../platform/database/database.ts';
import { readCardList, type CardFilters } from './card-list-store.ts';
import { summaryOf } from './card-row.ts';

/** The filters and the position of a page of cards. */
export interface CardListQuery extends CardFilters {
  /** The id of the last card of the page before. */
  readonly after?: number | undefined;
  readonly limit: number;
}

/**
 * Returns a page of all cards, best rating first, without replacement players. `next` is the
 * `after` of the next page, null on the last page.
 */
export async function listAllCards(
  queries: Queries,
  { after, limit, ...filters }: CardListQuery,
): Promise<{ cards: CardSummary[]; next: number | null }> {
  // One row more than requested shows whether there is another page.
  const rows = await readCardList(queries, filters, { after, limit: limit + 1 });
  const page = rows.slice(0, limit);
  return {
    cards: page.map(summaryOf),
    next: rows.length > page.length ? (page.at(-1)?.card_id ?? null) : null,
  };
}
