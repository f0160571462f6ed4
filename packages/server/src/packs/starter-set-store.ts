import { starterYears } from '@pennant/rules/packs/starter-set';
import type { Queries, Transaction } from '../platform/database/database.ts';
import { statement } from '../platform/database/statement.ts';

const HAS_STARTER_SET = statement(
  'packs.has_starter_set',
  'select from starter_set where user_id = $1',
);

export const hasStarterSet = async (queries: Queries, userID: string): Promise<boolean> =>
  (await queries.query(HAS_STARTER_SET, [userID])).length === 1;

const ADD_STARTER_SET = statement(
  'packs.add_starter_set',
  `insert into starter_set (user_id, granted_at) values ($1, $2)
   on conflict do nothing returning user_id`,
);

/** Records that a user has their starter set. Returns false if they had it already. */
export const saveStarterSet = async (
  tx: Transaction,
  userID: string,
  now: Date,
): Promise<boolean> => (await tx.query(ADD_STARTER_SET, [userID, now])).length === 1;

const READ_BASE_YEARS = statement(
  'packs.read_base_years',
  'select year from series where is_active and series_id = year order by year',
  { notNull: ['year'] },
);

/** Returns the years whose base series is active and from which starter sets are drawn. */
export async function readStarterYears(queries: Queries): Promise<number[]> {
  const rows = await queries.query(READ_BASE_YEARS);
  return [...starterYears(rows.map(({ year }) => year))];
}

const READ_SEASON_POOL = statement(
  'packs.read_season_pool',
  `select card_id, player_id, type, positions, rating from series_card join card using (card_id)
   where series_card.series_id = $1 and rating <= $2`,
);

/** Returns the cards of a season's packs up to a rating. */
export const readSeasonPool = (queries: Queries, year: number, bestRating: number) =>
  queries.query(READ_SEASON_POOL, [year, bestRating]);
