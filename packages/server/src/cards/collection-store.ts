import { TIERS, type Tier } from '@pennant/rules/cards/tier';
import type { CardType, Hand } from '@pennant/rules/cards/card';
import type { Queries } from '../platform/database/database.ts';

export interface ColumnsRow {
  readonly card_id: number;
  readonly series_id: number;
  readonly name: string;
  readonly year: number;
  readonly type: CardType;
  readonly rating: number;
  readonly positions: string;
  readonly teams: string;
  readonly club_name: string;
  readonly player_id: string;
  readonly bats: Hand | null;
  readonly throws: Hand | null;
  readonly amount: number;
  readonly display_key: string;
}

/** Returns a page of a user's cards in order of card id. Reads only the index rows of the page. */
export const readCollectionPage = (
  queries: Queries,
  userID: string,
  after: number,
  limit: number,
): Promise<ColumnsRow[]> =>
  queries.query<ColumnsRow>(
    {
      name: 'read_collection_page',
      text: `select card_id, coalesce(card.series_id, card.year) as series_id, card.name, card.year, card.type, card.rating,
               card.positions, card.teams, card.club_name, card.player_id, card.bats, card.throws, owned.amount,
               owned.display_key
             from (select card_id, amount, display_key from card_inventory
                   where user_id = $1 and card_id > $2 order by card_id limit $3) owned
             join card using (card_id) order by card_id`,
    },
    [userID, after, limit],
  );

export interface OwnedOfSeriesRow {
  readonly series_id: number;
  readonly tier: Tier;
  readonly owned: number;
}

/** Returns how many different cards a user has of each series and tier. */
export const readOwnedOfSeries = (queries: Queries, userID: string): Promise<OwnedOfSeriesRow[]> =>
  queries.query<OwnedOfSeriesRow>(
    {
      name: 'read_owned_of_series',
      text: `select series_card.series_id, ($3::text[])[width_bucket(card.rating, $2::integer[])] as tier,
               count(*) as owned
             from card_inventory owned join card using (card_id) join series_card using (card_id)
             where owned.user_id = $1 group by 1, 2 order by 1, 2`,
    },
    [userID, TIERS.map(({ from }) => from), TIERS.map(({ tier }) => tier)],
  );
