import type { TierOdds } from '@pennant/rules/packs/tier-odds';
import type { Queries } from '../platform/database/database.ts';
import { statement, statements } from '../platform/database/statement.ts';

/** The odds of a series, as they are stored. */
export interface StoredOdds {
  readonly seriesID: number;
  readonly minRating: number;
  readonly numberOfCards: number;
  readonly hash: string;
  readonly text: string;
  readonly tiers: readonly TierOdds[];
  readonly expectedResale: number;
  readonly canFillAPack: boolean;
}

const ODDS = `jsonb_to_recordset($1) as odds ("seriesID" integer, "minRating" integer,
  "numberOfCards" integer, hash text, text text, tiers jsonb, "expectedResale" double precision,
  "canFillAPack" boolean)`;

const ADD_ODDS_TABLES = statement(
  'packs.add_odds_tables',
  `insert into odds_table (odds_hash, series_id, table_text)
   select decode(hash, 'hex'), "seriesID", text from ${ODDS} order by hash
   on conflict do nothing`,
);

const saveSeriesOdds = (condition: string) => `
  insert into series_odds (series_id, min_rating, number_of_cards, odds_hash, tiers,
    expected_resale, can_fill_a_pack)
  select "seriesID", "minRating", "numberOfCards", decode(hash, 'hex'), tiers, "expectedResale",
    "canFillAPack"
  from ${ODDS} order by "seriesID"
  on conflict (series_id) do update set min_rating = excluded.min_rating,
    number_of_cards = excluded.number_of_cards, odds_hash = excluded.odds_hash,
    tiers = excluded.tiers, expected_resale = excluded.expected_resale,
    can_fill_a_pack = excluded.can_fill_a_pack ${condition}`;

const SAVE_SERIES_ODDS = statements('packs.save_series_odds', {
  always: saveSeriesOdds(''),
  ifOutdated: saveSeriesOdds(
    `where (series_odds.min_rating, series_odds.number_of_cards)
       is distinct from (excluded.min_rating, excluded.number_of_cards)`,
  ),
});

async function saveOddsWhen(
  queries: Queries,
  odds: readonly StoredOdds[],
  when: keyof typeof SAVE_SERIES_ODDS,
): Promise<void> {
  const rows = JSON.stringify(odds);
  await queries.query(ADD_ODDS_TABLES, [rows]);
  await queries.query(SAVE_SERIES_ODDS[when], [rows]);
}

/** Stores odds in place of any stored before. */
export const replaceOdds = (queries: Queries, odds: readonly StoredOdds[]) =>
  saveOddsWhen(queries, odds, 'always');

/**
 * Stores odds that were computed because none were stored. Two programs that compute them at once
 * write the same; odds written meanwhile by a change of the series are kept.
 */
export const saveOdds = (queries: Queries, odds: readonly StoredOdds[]) =>
  saveOddsWhen(queries, odds, 'ifOutdated');

const READ_ODDS_TABLE = statement(
  'packs.read_odds_table',
  'select table_text from odds_table where odds_hash = $1',
  { prepared: true },
);

export async function readOddsTable(queries: Queries, hash: Buffer): Promise<string | undefined> {
  const [row] = await queries.query(READ_ODDS_TABLE, [hash]);
  return row?.table_text;
}

const READ_CURRENT_ODDS_HASH = statement(
  'packs.read_current_odds_hash',
  'select odds_hash from series_odds where series_id = $1',
);

/** Returns the hash of the current odds of a series; undefined if none are stored. */
export async function readCurrentOddsHash(
  queries: Queries,
  seriesID: number,
): Promise<Buffer | undefined> {
  const [row] = await queries.query(READ_CURRENT_ODDS_HASH, [seriesID]);
  return row?.odds_hash;
}
