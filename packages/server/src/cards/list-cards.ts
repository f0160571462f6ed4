import type { CardSummary } from '@pennant/contract/cards';
import type { CardType } from '@pennant/rules/cards/card';
import type { Queries } from '../platform/database/database.ts';
import { SUMMARY_COLUMNS, summaryOf, type SummaryRow } from './card-row.ts';
import { toLikePattern } from '../platform/like-pattern.ts';

/** The filters and the position of a page of cards. */
export interface CardListQuery {
  readonly name?: string | undefined;
  readonly year?: number | undefined;
  readonly type?: CardType | undefined;
  /** The id of the last card of the page before. */
  readonly after?: number | undefined;
  readonly limit: number;
}

/**
 * Returns a page of all cards, best rating first, without replacement players. `next` is the
 * `after` of the next page, null on the last page.
 */
export async function listCards(
  queries: Queries,
  { name, year, type, after, limit }: CardListQuery,
): Promise<{ cards: CardSummary[]; next: number | null }> {
  // One row more than requested shows whether there is another page.
  const rows = await queries.query<SummaryRow>(
    `select ${SUMMARY_COLUMNS} from card
     where series_id is not null and ($1::text is null or name ilike $1)
       and ($2::integer is null or year = $2) and ($3::text is null or type = $3)
       and ($4::integer is null or (-rating, card_id) > (select -rating, card_id from card where card_id = $4))
     order by rating desc, card_id limit $5`,
    [toLikePattern(name), year ?? null, type ?? null, after ?? null, limit + 1],
  );
  const page = rows.slice(0, limit);
  return {
    cards: page.map(summaryOf),
    next: rows.length > page.length ? (page.at(-1)?.card_id ?? null) : null,
  };
}
