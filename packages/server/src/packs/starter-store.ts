import type { CardType } from '@pennant/rules/cards/card';
import type { Queries, Transaction } from '../platform/database/database.ts';

/** Seasons from which starter sets are drawn: those with whole bullpens. */
const FIRST_STARTER_YEAR = 1920;

export const hasStarterSet = async (queries: Queries, userID: string): Promise<boolean> =>
  (await queries.query('select from starter_set where user_id = $1', [userID])).length === 1;

/** Notes that a user has his set; false where he had it already. */
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

/** Years whose base series is on sale, the later ones only where there are any. */
export const readStarterYears = async (queries: Queries): Promise<number[]> => {
  const rows = await queries.query<{ year: number }>(
    'select year from series where is_active and series_id = year order by year',
  );
  const years = rows.map(({ year }) => year);
  const later = years.filter((year) => year >= FIRST_STARTER_YEAR);
  return later.length > 0 ? later : years;
};

export interface PoolRow {
  readonly card_id: number;
  readonly player_id: string;
  readonly type: CardType;
  readonly positions: string;
  readonly rating: number;
}

/** The cards of a season's packs up to a rating. */
export const readSeasonPool = (queries: Queries, year: number, bestRating: number) =>
  queries.query<PoolRow>(
    `select card_id, player_id, type, positions, rating from series_card join card using (card_id)
     where series_card.series_id = $1 and rating <= $2`,
    [year, bestRating],
  );
