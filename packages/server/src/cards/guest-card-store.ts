import type { Queries } from '../platform/database/database.ts';
import { statement } from '../platform/database/statement.ts';
import { SUMMARY_COLUMNS } from './card-row.ts';

/** The seasons that came into the history after its cards were all made. */
const LATER_SEASONS = `select later.year from catalogue_season later, catalogue made
  where later.made_at > made.finished_at`;

const FIND_WHOLE_HISTORY = statement(
  'cards.find_whole_history',
  `select fingerprint,
     coalesce(first_made, first_year) as "firstYear", coalesce(last_made, last_year) as "lastYear",
     coalesce(cards, 0) as cards
   from catalogue, (
     select min(year) as first_made, max(year) as last_made, sum(season.cards)::integer as cards
     from catalogue_season season where year not in (${LATER_SEASONS})) made
   where finished_at is not null`,
  { notNull: ['cards', 'firstYear', 'lastYear'] },
);

/**
 * Returns the history as it was when its cards were all made, and their number: seasons that came
 * later do not change what guests were shown. Undefined while its cards are being made.
 */
export async function findWholeHistory(queries: Queries) {
  const [history] = await queries.query(FIND_WHOLE_HISTORY);
  return history;
}

/** More than the most famous players who have a season in any twelfth of a history. */
const MAX_CANDIDATES = 3000;

const READ_GUEST_CARD_CANDIDATES = statement(
  'cards.read_guest_card_candidates',
  `with career as (
     select player_id, sum(greatest(rating - $1, 0))::integer as fame from card
     where type = 'Batter' and custom_by is null and year not in (${LATER_SEASONS})
     group by player_id
   )
   select card_id as "cardID", player_id as "playerID", year, rating,
     coalesce((season->>'AB')::integer, 0) as "atBats", fame
   from card join career using (player_id)
   where type = 'Batter' and rating <= $1 and series_id is not null and custom_by is null
     and year not in (${LATER_SEASONS})
   order by rating > $2 desc, fame desc, card_id limit ${MAX_CANDIDATES}`,
  { notNull: ['fame', 'atBats'] },
);

/**
 * Returns the batters' seasons up to `maxRating`, of famous careers first, those above
 * `bronzeRating` before all others.
 */
export const readGuestCardCandidates = (
  queries: Queries,
  { maxRating, bronzeRating }: { readonly maxRating: number; readonly bronzeRating: number },
) => queries.query(READ_GUEST_CARD_CANDIDATES, [maxRating, bronzeRating]);

const READ_GUEST_PITCHER_CANDIDATES = statement(
  'cards.read_guest_pitcher_candidates',
  `select ${SUMMARY_COLUMNS},
     (select coalesce(sum(greatest(other.rating - $2, 0)), 0)::integer from card other
      where other.player_id = card.player_id and other.type = 'Pitcher'
        and other.custom_by is null) as fame
   from card where year = $1 and type = 'Pitcher'
     and positions like 'SP%' and series_id is not null and custom_by is null`,
  { notNull: ['fame'] },
);

/** Returns the starting pitchers of a season, with the fame of their careers. */
export const readGuestPitcherCandidates = (
  queries: Queries,
  { year, maxRating }: { readonly year: number; readonly maxRating: number },
) => queries.query(READ_GUEST_PITCHER_CANDIDATES, [year, maxRating]);
