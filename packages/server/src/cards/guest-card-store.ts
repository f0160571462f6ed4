import type { Queries } from '../platform/database/database.ts';
import { statement } from '../platform/database/statement.ts';
import { SUMMARY_COLUMNS } from './card-row.ts';

const FIND_WHOLE_HISTORY = statement(
  'cards.find_whole_history',
  `select fingerprint, first_year as "firstYear", last_year as "lastYear",
     (select coalesce(sum(season.cards), 0) from catalogue_season season)::integer as cards
   from catalogue where finished_at is not null`,
  { notNull: ['cards'] },
);

/** Returns the history and its number of cards; undefined while its cards are being made. */
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
     where type = 'Batter' and custom_by is null group by player_id
   )
   select card_id as "cardID", player_id as "playerID", year, rating,
     coalesce((season->>'AB')::integer, 0) as "atBats", fame
   from card join career using (player_id)
   where type = 'Batter' and rating <= $1 and series_id is not null and custom_by is null
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
