import { BATTER_FIELDS, PITCHER_FIELDS } from '@pennant/rules/cards/dice-fields';
import { SUMMARY_COLUMNS, type SummaryRow } from './card-row.ts';
import type { Queries, Transaction } from '../platform/database/database.ts';

/** The columns of `card` that an admin's form sets, in the order of the statements' parameters. */
const COLUMNS = [
  'series_id',
  'name',
  'year',
  'type',
  'league',
  'teams',
  'club_name',
  'rating',
  'positions',
  'bats',
  'throws',
  'speed',
  'steal_attempt_rate',
  'steal_success_rate',
  'error_rate',
  'stamina',
  'season',
  ...BATTER_FIELDS,
  ...PITCHER_FIELDS,
] as const;

/** The column values of a custom card; missing columns are null. */
export type CustomCardRow = Readonly<Partial<Record<(typeof COLUMNS)[number], unknown>>>;

const valuesOf = (row: CustomCardRow) =>
  COLUMNS.map((column) =>
    column === 'season' ? JSON.stringify(row.season) : (row[column] ?? null),
  );
const placeholders = COLUMNS.map((_, index) => `$${index + 1}`).join(', ');

/** Inserts a custom card. Returns its id. */
export const addCustomCard = async (
  tx: Transaction,
  row: CustomCardRow,
  adminID: string,
): Promise<number> => {
  const [made] = await tx.query<{ card_id: number }>(
    `with made as (select nextval('custom_card_id')::integer as id)
     insert into card (card_id, player_id, custom_by, ${COLUMNS.join(', ')})
     select id, 'custom-' || id, $${COLUMNS.length + 1}::uuid, ${COLUMNS.map((column, index) => `$${index + 1}::${typeOf(column)}`).join(', ')}
     from made returning card_id`,
    [...valuesOf(row), adminID],
  );
  if (made === undefined) throw new Error('a custom card was not added');
  return made.card_id;
};

const INTEGERS = new Set<string>(['series_id', 'year', 'rating', 'speed', 'stamina']);
const typeOf = (column: string) => {
  if (column === 'season') return 'jsonb';
  if (column.endsWith('_rate')) return 'double precision';
  return INTEGERS.has(column) ? 'integer' : 'text';
};

export const saveCustomCard = (tx: Transaction, cardID: number, row: CustomCardRow) =>
  tx.query(
    `update card set (${COLUMNS.join(', ')}) = row(${placeholders}) where card_id = $${COLUMNS.length + 1}`,
    [...valuesOf(row), cardID],
  );

export interface CustomCardFacts {
  readonly steal_attempt_rate: number | null;
  readonly steal_success_rate: number | null;
  readonly error_rate: number | null;
}

/**
 * Returns the fields of a custom card that only the simulation uses; undefined if the card does not
 * exist or is not custom. Locks the row if `lock` is `for update`.
 */
export const findCustomCardFacts = async (
  queries: Queries,
  cardID: number,
  lock: '' | 'for update' = '',
): Promise<CustomCardFacts | undefined> => {
  const [row] = await queries.query<CustomCardFacts & Record<string, unknown>>(
    `select steal_attempt_rate, steal_success_rate, error_rate from card
     where card_id = $1 and custom_by is not null ${lock}`,
    [cardID],
  );
  return row;
};

/** Returns a page of the custom cards, newest first, older than the card `after`. */
export const readCustomCards = (
  queries: Queries,
  { after, limit }: { readonly after?: number | undefined; readonly limit: number },
) =>
  queries.query<SummaryRow>(
    `select ${SUMMARY_COLUMNS} from card
     where custom_by is not null and ($1::integer is null or card_id < $1) order by card_id desc limit $2`,
    [after ?? null, limit],
  );
