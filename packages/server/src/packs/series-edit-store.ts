import type { TierWeights } from '@pennant/rules/packs/tier-weights';
import type { Transaction } from '../platform/database/database.ts';
import { statement } from '../platform/database/statement.ts';

/**
 * The first of the two keys of the advisory lock of a series, taken while packs of it are sold or
 * opened, or its odds change. The second key is the series id.
 */
const SERIES_LOCK = 7_310_009;

const LOCK_SERIES_SHARED = statement(
  'packs.lock_series_shared',
  `select pg_advisory_xact_lock_shared(${SERIES_LOCK}, $1)`,
  { prepared: true },
);
const LOCK_SERIES_EXCLUSIVE = statement(
  'packs.lock_series_exclusive',
  `select pg_advisory_xact_lock(${SERIES_LOCK}, $1)`,
);

/**
 * Locks a series until the transaction ends: `shared` by transactions that sell, give or
 * open its packs, `exclusive` by one that changes what its packs hold.
 */
export async function lockSeries(
  tx: Transaction,
  seriesID: number,
  mode: 'shared' | 'exclusive',
): Promise<void> {
  await (mode === 'shared'
    ? tx.query(LOCK_SERIES_SHARED, [seriesID])
    : tx.query(LOCK_SERIES_EXCLUSIVE, [seriesID]));
}

export interface SeriesFields {
  readonly seriesKey: string;
  readonly name: string;
  readonly year: number | null;
  readonly cost: number;
  readonly minRating: number;
  readonly teamsIncluded: string | null;
  readonly purchaseLimit: number | null;
  readonly isActive: boolean;
  readonly numberOfCards: number;
  readonly tierWeights: TierWeights | null;
}

const valuesOf = (fields: SeriesFields) =>
  [
    fields.seriesKey,
    fields.name,
    fields.year,
    fields.cost,
    fields.minRating,
    fields.teamsIncluded,
    fields.purchaseLimit,
    fields.isActive,
    fields.numberOfCards,
    fields.tierWeights === null ? null : JSON.stringify(fields.tierWeights),
  ] as const;
/** The values that may be null: year, clubs, purchase limit and weights. */
const NULLABLE_FIELDS = ['$3', '$6', '$7', '$10'];

const LOCK_SERIES_KEYS = statement(
  'packs.lock_series_keys',
  `select pg_advisory_xact_lock(${SERIES_LOCK}, -1)`,
);

/** Locks all series keys until the transaction ends; required before a key is assigned. */
const lockKeys = (tx: Transaction) => tx.query(LOCK_SERIES_KEYS);

const ADD_SERIES = statement(
  'packs.add_series',
  `insert into series (series_id, series_key, name, year, cost, min_rating, teams_included,
     purchase_limit, is_active, number_of_cards, tier_weights)
   values (nextval('admin_series_id'), $1, $2, $3, $4, $5, $6, $7, $8, $9, $10)
   on conflict (series_key) do nothing returning series_id`,
  { nullable: NULLABLE_FIELDS },
);

/** Inserts a series. Returns its id, or undefined if the key is taken. */
export async function addSeries(
  tx: Transaction,
  fields: SeriesFields,
): Promise<number | undefined> {
  await lockKeys(tx);
  const [row] = await tx.query(ADD_SERIES, [...valuesOf(fields)]);
  return row?.series_id;
}

const SAVE_SERIES = statement(
  'packs.save_series',
  `update series set series_key = $1, name = $2, year = $3, cost = $4, min_rating = $5,
     teams_included = $6, purchase_limit = $7, is_active = $8, number_of_cards = $9,
     tier_weights = $10
   where series_id = $11`,
  { nullable: NULLABLE_FIELDS },
);

/** Overwrites the fields of a series. The caller has checked that the key is free. */
export async function saveSeries(
  tx: Transaction,
  seriesID: number,
  fields: SeriesFields,
): Promise<void> {
  await tx.query(SAVE_SERIES, [...valuesOf(fields), seriesID]);
}

const IS_KEY_TAKEN = statement(
  'packs.is_series_key_taken',
  'select from series where series_key = $1 and series_id <> $2',
);

/** Whether another series has the key. Locks all keys until the transaction ends. */
export async function isKeyTaken(
  tx: Transaction,
  seriesKey: string,
  seriesID: number,
): Promise<boolean> {
  await lockKeys(tx);
  return (await tx.query(IS_KEY_TAKEN, [seriesKey, seriesID])).length > 0;
}

const SAVE_PRICE = statement(
  'packs.save_price',
  'update series set cost = $2, is_active = $3 where series_id = $1',
);

/** Sets the cost of a pack of a series and whether the series is on sale. */
export async function saveSeriesPrice(
  tx: Transaction,
  seriesID: number,
  { cost, isActive }: { readonly cost: number; readonly isActive: boolean },
): Promise<void> {
  await tx.query(SAVE_PRICE, [seriesID, cost, isActive]);
}
