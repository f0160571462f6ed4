import type { CardType } from '@pennant/rules/cards/card';
import type { Queries } from '../platform/database/database.ts';
import { statement } from '../platform/database/statement.ts';
import { toLikePattern } from '../platform/like-pattern.ts';
import { SUMMARY_COLUMNS } from './card-row.ts';

/** The filters of a list of cards. */
export interface CardFilters {
  readonly name?: string | undefined;
  readonly year?: number | undefined;
  readonly type?: CardType | undefined;
}

const READ_CARD_LIST = statement(
  'cards.read_list',
  `select ${SUMMARY_COLUMNS} from card
   where series_id is not null and ($1::text is null or name ilike $1)
     and ($2::integer is null or year = $2) and ($3::text is null or type = $3)
     and ($4::integer is null
       or (-rating, card_id) > (select -rating, card_id from card where card_id = $4))
   order by rating desc, card_id limit $5`,
  { nullable: ['$1', '$2', '$3', '$4'] },
);

/** Returns cards after the card `after`, best rating first, without replacement players. */
export const readCardList = (
  queries: Queries,
  { name, year, type }: CardFilters,
  { after, limit }: { readonly after?: number | undefined; readonly limit: number },
) =>
  queries.query(READ_CARD_LIST, [
    toLikePattern(name),
    year ?? null,
    type ?? null,
    after ?? null,
    limit,
  ]);

const READ_SERIES_CANDIDATES = statement(
  'cards.read_series_candidates',
  `select ${SUMMARY_COLUMNS} from card
   where series_id is not null and rating >= $2 and ($3::text is null or name ilike $3)
     and ($4::integer is null or year = $4) and ($5::text is null or type = $5)
     and not exists (
       select from series_card member
       where member.series_id = $1 and member.card_id = card.card_id)
   order by rating desc, card_id limit $6`,
  { nullable: ['$3', '$4', '$5'] },
);

/** Returns cards that are not in a series, best rating first, without replacement players. */
export const readSeriesCandidates = (
  queries: Queries,
  seriesID: number,
  {
    name,
    year,
    type,
    minRating,
    limit,
  }: CardFilters & { readonly minRating: number; readonly limit: number },
) =>
  queries.query(READ_SERIES_CANDIDATES, [
    seriesID,
    minRating,
    toLikePattern(name),
    year ?? null,
    type ?? null,
    limit,
  ]);
