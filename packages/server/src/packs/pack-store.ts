import type { SeriesKind } from '@pennant/rules/packs/series-kind';
import type { TierOdds } from '@pennant/rules/packs/tier-odds';
import type { TierWeights } from '@pennant/rules/packs/tier-weights';
import type { Queries, Transaction } from '../platform/database/database.ts';

export interface SeriesRow {
  readonly series_id: number;
  readonly series_key: string;
  readonly name: string;
  readonly year: number | null;
  readonly cost: number;
  readonly min_rating: number;
  readonly teams_included: string | null;
  readonly purchase_limit: number | null;
  readonly is_active: boolean;
  readonly number_of_cards: number;
  readonly kind: SeriesKind;
  /** Null for the default weights. */
  readonly tier_weights: TierWeights | null;
}

/** A series and its stored odds; the odds are null if none are stored. */
export interface SeriesWithOddsRow extends SeriesRow {
  readonly odds_hash: Buffer | null;
  readonly tiers: readonly TierOdds[] | null;
  readonly expected_resale: number | null;
  readonly can_fill_a_pack: boolean | null;
}

// Stored odds are valid only for the limits with which they were computed.
export const SERIES_WITH_ODDS = `select series.series_id, series.series_key, series.name, series.year, series.cost, series.min_rating,
    series.teams_included, series.purchase_limit, series.is_active, series.number_of_cards, series.kind,
    series.tier_weights, odds.odds_hash, odds.tiers, odds.expected_resale, odds.can_fill_a_pack
  from series left join series_odds odds on odds.series_id = series.series_id
    and odds.min_rating = series.min_rating and odds.number_of_cards = series.number_of_cards`;

/** Returns every active series, newest season first, special series before all others. */
export const readActiveSeries = (queries: Queries) =>
  queries.query<SeriesWithOddsRow>({
    name: 'read_active_series',
    text: `${SERIES_WITH_ODDS} where series.is_active order by series.year desc nulls first, series.series_id`,
  });

export const findSeries = async (
  queries: Queries,
  seriesID: number,
): Promise<SeriesWithOddsRow | undefined> => {
  const [row] = await queries.query<SeriesWithOddsRow>(
    { name: 'find_series', text: `${SERIES_WITH_ODDS} where series.series_id = $1` },
    [seriesID],
  );
  return row;
};

/** Returns those of the series that have no valid odds stored. */
export const findSeriesWithoutOdds = (queries: Queries, seriesIDs: readonly number[]) =>
  queries.query<SeriesWithOddsRow>(
    `${SERIES_WITH_ODDS} where series.series_id = any($1::integer[]) and odds.odds_hash is null`,
    [seriesIDs],
  );

export interface RatedCardRow {
  readonly series_id: number;
  readonly card_id: number;
  readonly rating: number;
  /** Club codes, separated by commas: "BOS,NYA". */
  readonly teams: string;
}

/** Returns the cards of several series, in no particular order. */
export const readSeriesCards = (queries: Queries, seriesIDs: readonly number[]) =>
  queries.query<RatedCardRow>(
    `select series_card.series_id, card.card_id, card.rating, card.teams
     from series_card join card using (card_id) where series_card.series_id = any($1::integer[])`,
    [seriesIDs],
  );

/** Whether all cards are generated; until then a series that is not active may lack cards. */
export const isCatalogueComplete = async (queries: Queries): Promise<boolean> =>
  (await queries.query('select from catalogue where finished_at is not null')).length === 1;

export interface OddsRow {
  readonly seriesID: number;
  readonly minRating: number;
  readonly numberOfCards: number;
  readonly hash: string;
  readonly text: string;
  readonly tiers: readonly TierOdds[];
  readonly expectedResale: number;
  readonly canFillAPack: boolean;
}

const ODDS_FIELDS = `("seriesID" integer, "minRating" integer, "numberOfCards" integer, hash text, text text, tiers jsonb,
  "expectedResale" double precision, "canFillAPack" boolean)`;

const saveOddsWhere = async (
  queries: Queries,
  odds: readonly OddsRow[],
  condition: string,
): Promise<void> => {
  const rows = JSON.stringify(odds);
  await queries.query(
    `insert into odds_table (odds_hash, series_id, table_text)
     select decode(hash, 'hex'), "seriesID", text from jsonb_to_recordset($1) as odds ${ODDS_FIELDS} order by hash
     on conflict do nothing`,
    [rows],
  );
  await queries.query(
    `insert into series_odds (series_id, min_rating, number_of_cards, odds_hash, tiers, expected_resale, can_fill_a_pack)
     select "seriesID", "minRating", "numberOfCards", decode(hash, 'hex'), tiers, "expectedResale", "canFillAPack"
     from jsonb_to_recordset($1) as odds ${ODDS_FIELDS} order by "seriesID"
     on conflict (series_id) do update set min_rating = excluded.min_rating, number_of_cards = excluded.number_of_cards,
       odds_hash = excluded.odds_hash, tiers = excluded.tiers, expected_resale = excluded.expected_resale,
       can_fill_a_pack = excluded.can_fill_a_pack ${condition}`,
    [rows],
  );
};

/** Stores odds in place of any stored before. */
export const replaceOdds = (queries: Queries, odds: readonly OddsRow[]) =>
  saveOddsWhere(queries, odds, '');

/**
 * Stores odds that were computed because none were stored. Two programs that compute them at once
 * write the same; odds written meanwhile by a change of the series are kept.
 */
export const saveOdds = (queries: Queries, odds: readonly OddsRow[]) =>
  saveOddsWhere(
    queries,
    odds,
    `where (series_odds.min_rating, series_odds.number_of_cards)
       is distinct from (excluded.min_rating, excluded.number_of_cards)`,
  );

export const readOddsTable = async (
  queries: Queries,
  hash: Buffer,
): Promise<string | undefined> => {
  const [row] = await queries.query<{ table_text: string }>(
    { name: 'read_odds_table', text: 'select table_text from odds_table where odds_hash = $1' },
    [hash],
  );
  return row?.table_text;
};

export interface PackRow {
  readonly series_id: number;
  readonly amount: number;
  readonly bought: number;
  readonly series_key: string;
  readonly name: string;
  readonly year: number | null;
  readonly number_of_cards: number;
}

/**
 * Returns a user's unopened packs, newest season first, including series with a purchase limit of
 * which the user has bought packs but none are left.
 */
export const readPacks = (queries: Queries, userID: string) =>
  queries.query<PackRow>(
    {
      name: 'read_packs',
      text: `select pack_inventory.series_id, amount, bought, series_key, name, year, number_of_cards
             from pack_inventory join series using (series_id)
             where user_id = $1 and (amount > 0 or (bought > 0 and purchase_limit is not null)) order by year desc nulls first, series_id`,
    },
    [userID],
  );

/** Adds packs. Returns how many of the series the user has and how many they have ever bought. */
export const addPacks = async (
  tx: Transaction,
  packs: {
    readonly userID: string;
    readonly seriesID: number;
    readonly amount: number;
    readonly bought: number;
  },
): Promise<{ amount: number; bought: number }> => {
  const [row] = await tx.query<{ amount: number; bought: number }>(
    {
      name: 'add_packs',
      text: `insert into pack_inventory (user_id, series_id, amount, bought) values ($1, $2, $3, $4)
             on conflict (user_id, series_id) do update set
               amount = pack_inventory.amount + excluded.amount, bought = pack_inventory.bought + excluded.bought
             returning amount, bought`,
    },
    [packs.userID, packs.seriesID, packs.amount, packs.bought],
  );
  if (row === undefined) throw new Error('packs were not added');
  return row;
};

/**
 * Removes packs if the user has that many. Returns how many are left, or undefined if too few. The
 * row stays locked until the transaction ends.
 */
export const takePacks = async (
  tx: Transaction,
  packs: { readonly userID: string; readonly seriesID: number; readonly amount: number },
): Promise<number | undefined> => {
  const [row] = await tx.query<{ amount: number }>(
    {
      name: 'take_packs',
      text: `update pack_inventory set amount = amount - $3
             where user_id = $1 and series_id = $2 and amount >= $3 returning amount`,
    },
    [packs.userID, packs.seriesID, packs.amount],
  );
  return row?.amount;
};

export const countPacks = async (
  queries: Queries,
  userID: string,
  seriesID: number,
): Promise<number> => {
  const [row] = await queries.query<{ amount: number }>(
    'select amount from pack_inventory where user_id = $1 and series_id = $2',
    [userID, seriesID],
  );
  return row?.amount ?? 0;
};
