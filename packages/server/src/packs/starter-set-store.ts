import type { CardType } from '@pennant/rules/cards/card';
import { starterYears } from '@pennant/rules/packs/starter-set';
import type { Queries, Transaction } from '../platform/database/database.ts';

export const hasStarterSet = async (queries: Queries, userID: string): Promise<boolean> =>
  (await queries.query('select from starter_set where user_id = $1', [userID])).length === 1;

/** Records that a user has their starter set. Returns false if they had it already. */
export const saveStarterSet = async (
  tx: Transaction,
  userID: string,
  now: Date,
): Promise<boolean> =>
  (
    await tx.query(
      'insert into starter_set (user_id, granted) values ($1, $2) on conflict do nothing returning true',
      [userID, now],
    )
  ).length === 1;

/** Returns the years whose base series is active and from which starter sets are drawn. */
export const readStarterYears = async (queries: Queries): Promise<number[]> => {
  const rows = await queries.query<{ year: number }>(
    'select year from series where is_active and series_id = year order by year',
  );
  return [...starterYears(rows.map(({ year }) => year))];
};

export interface PoolRow {
  readonly card_id: number;
  readonly player_id: string;
  readonly type: CardType;
  readonly positions: string;
  readonly rating: number;
}

/** Returns the cards of a season's packs up to a rating. */
export const readSeasonPool = (queries: Queries, year: number, bestRating: number) =>
  queries.query<PoolRow>(
    `select card_id, player_id, type, positions, rating from series_card join card using (card_id)
     where series_card.series_id = $1 and rating <= $2`,
    [year, bestRating],
  );
