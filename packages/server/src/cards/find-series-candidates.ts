import type { CardSummary } from '@pennant/contract/cards';
import type { CardType } from '@pennant/rules/cards/card';
import type { Queries } from '../platform/database/database.ts';
import { toLikePattern } from '../platform/like-pattern.ts';
import { SUMMARY_COLUMNS, summaryOf, type SummaryRow } from './card-row.ts';

/** The filters of an admin's search for cards. */
export interface CardSearch {
  readonly name?: string | undefined;
  readonly year?: number | undefined;
  readonly type?: CardType | undefined;
  readonly minRating: number;
  readonly limit: number;
}

/**
 * Returns the cards that are not in a series and match the filters, best rating first. Replacement
 * players are excluded.
 */
export async function findSeriesCandidates(
  queries: Queries,
  { seriesID, ...search }: CardSearch & { readonly seriesID: number },
): Promise<CardSummary[]> {
  const rows = await queries.query<SummaryRow>(
    `select ${SUMMARY_COLUMNS} from card
     where series_id is not null and rating >= $2 and ($3::text is null or name ilike $3)
       and ($4::integer is null or year = $4) and ($5::text is null or type = $5)
       and not exists (select from series_card member where member.series_id = $1 and member.card_id = card.card_id)
     order by rating desc, card_id limit $6`,
    [
      seriesID,
      search.minRating,
      toLikePattern(search.name),
      search.year ?? null,
      search.type ?? null,
      search.limit,
    ],
  );
  return rows.map(summaryOf);
}
