import { TIERS } from '@pennant/rules/cards/tier';
import type { Queries, Transaction } from '../platform/database/database.ts';
import { statement, type StatementRow } from '../platform/database/statement.ts';

/**
 * Whether the packs of `series` can hold `card`: `isPackEligible` in SQL, for whole series. A test
 * compares the two.
 */
export const IS_IN_PACKS = `card.rating >= series.min_rating and (series.teams_included is null
  or string_to_array(card.teams, ',') && string_to_array(series.teams_included, ','))`;

const FIND_BASE_SERIES_OF_CARDS = statement(
  'packs.find_base_series_of_cards',
  `select distinct series_id from series_card join series using (series_id)
   where kind = 'base' and card_id = any($1::integer[]) order by series_id`,
  { prepared: true },
);

/** Returns the ids of the base series that hold any of these cards, in order. */
export async function findBaseSeriesOfCards(
  queries: Queries,
  cardIDs: readonly number[],
): Promise<number[]> {
  const rows = await queries.query(FIND_BASE_SERIES_OF_CARDS, [cardIDs]);
  return rows.map(({ series_id }) => series_id);
}

// The first missing card ends the search of a series: "limit" keeps the planner from reading all
// cards of all series.
const FIND_NEWLY_COMPLETE = statement(
  'packs.find_newly_complete',
  `select series.series_id,
     (select count(*)::integer from series_card member join card using (card_id)
      where member.series_id = series.series_id and ${IS_IN_PACKS}) as cards
   from series
   where series.series_id = any($2::integer[]) and series.kind = 'base'
     and not exists (
       select from completed_series done
       where done.user_id = $1 and done.series_id = series.series_id)
     and (select member.card_id from series_card member join card using (card_id)
          where member.series_id = series.series_id and ${IS_IN_PACKS}
            and not exists (
              select from card_inventory owned
              where owned.user_id = $1 and owned.card_id = member.card_id)
          limit 1) is null
   order by series.series_id`,
  { prepared: true, notNull: ['cards'] },
);

/**
 * Returns those of the base series of which a user has every card that its packs hold, and whose
 * completion is not recorded yet, each with its number of cards, in order of series id.
 */
export const findNewlyComplete = (queries: Queries, userID: string, seriesIDs: readonly number[]) =>
  queries.query(FIND_NEWLY_COMPLETE, [userID, seriesIDs]);

const ADD_COMPLETED_SERIES = statement(
  'packs.add_completed_series',
  `insert into completed_series (user_id, series_id, cards, journal_id, completed_at)
   values ($1, $2, $3, $4, $5)`,
);

/** Records that a user has completed a series. Fails if that is recorded already. */
export async function addCompletedSeries(
  tx: Transaction,
  completed: {
    readonly userID: string;
    readonly seriesID: number;
    readonly cards: number;
    readonly journalID: string;
    readonly now: Date;
  },
): Promise<void> {
  const { userID, seriesID, cards, journalID, now } = completed;
  await tx.query(ADD_COMPLETED_SERIES, [userID, seriesID, cards, journalID, now]);
}

export type CompletedSeriesRow = StatementRow<'packs.read_completed_series'>;

const READ_COMPLETED_SERIES = statement(
  'packs.read_completed_series',
  `select series_id, series_key, name, year, cards, completed_at
   from completed_series join series using (series_id)
   where user_id = $1 order by completed_at desc, series_id`,
  { prepared: true },
);

/** Returns the series that a user has completed, newest first. */
export const readCompletedSeries = (queries: Queries, userID: string) =>
  queries.query(READ_COMPLETED_SERIES, [userID]);

const COUNT_OWNED_OF_SERIES = statement(
  'packs.count_owned_of_series',
  `select series.series_id, count(*)::integer as owned
   from series join series_card member on member.series_id = series.series_id
     join card on card.card_id = member.card_id
     join card_inventory inventory
       on inventory.user_id = $1 and inventory.card_id = member.card_id
   where series.series_id = any($2::integer[]) and ${IS_IN_PACKS}
   group by series.series_id`,
  { notNull: ['owned'] },
);

/** Returns how many of the cards in the packs of each series a user has, by series id. */
export async function countOwnedOfSeries(
  queries: Queries,
  userID: string,
  seriesIDs: readonly number[],
): Promise<ReadonlyMap<number, number>> {
  const rows = await queries.query(COUNT_OWNED_OF_SERIES, [userID, seriesIDs]);
  return new Map(rows.map(({ series_id, owned }) => [series_id, owned]));
}

const READ_OWNED_OF_SERIES = statement(
  'packs.read_owned_of_series',
  `select member.series_id,
     ($3::text[])[width_bucket(card.rating, $2::integer[])] as tier, count(*) as owned
   from card_inventory inventory join card using (card_id)
     join series_card member using (card_id) join series on series.series_id = member.series_id
   where inventory.user_id = $1 and ${IS_IN_PACKS} group by 1, 2 order by 1, 2`,
  { prepared: true, notNull: ['tier', 'owned'], types: { tier: 'card.tier' } },
);

/** Returns how many different cards in the packs of each series a user has, by tier. */
export const readOwnedOfSeries = (queries: Queries, userID: string) =>
  queries.query(READ_OWNED_OF_SERIES, [
    userID,
    TIERS.map(({ from }) => from),
    TIERS.map(({ tier }) => tier),
  ]);
