import { DICE_SUMS, SUM_WEIGHTS } from '@pennant/rules/cards/card';
import type { Queries } from '../platform/database/database.ts';
import { statement, type StatementRow } from '../platform/database/statement.ts';

/** A dice cell's share of the plate appearances of a league and season, in any unit. */
export type ShareRow = StatementRow<'cards.read_batting_shares'>;

const FIND_LEAGUE_OF_CARD = statement(
  'cards.find_league_of_card',
  'select year, league from card where card_id = $1',
  { prepared: true },
);

/** Returns the league and season of a card. */
export async function findLeagueOfCard(queries: Queries, cardID: number) {
  const [row] = await queries.query(FIND_LEAGUE_OF_CARD, [cardID]);
  return row;
}

/** Returns a dice table as SQL rows of column and weight: (d2, 1), (d3, 2) … */
const buildCellRows = (prefix: 'd' | 'xd' | 'pd') =>
  DICE_SUMS.map((sum, index) => `(${prefix}${sum}, ${SUM_WEIGHTS[index]})`).join(', ');

/** Selects the cards of a league and season, without custom cards and replacement players. */
const IS_OF_LEAGUE = `year = $1 and league = $2 and custom_by is null and series_id is not null`;
const sumOfSeason = (...names: readonly string[]) =>
  names.map((name) => `coalesce((season->>'${name}')::float8, 0)`).join(' + ');

const READ_BATTING_SHARES = statement(
  'cards.read_batting_shares',
  `with batter as materialized (
     select *, ${sumOfSeason('AB', 'BB', 'HBP', 'SF')} as turns
     from card where ${IS_OF_LEAGUE} and type = 'Batter'
   ), again as (
     select card_id, sum(weight) as weight
     from batter, lateral (values ${buildCellRows('d')}) as base (cell, weight)
     where cell = 'X' group by card_id
   )
   select cell, sum(share) as share from (
     select cell, turns * weight * 36 as share
     from batter, lateral (values ${buildCellRows('d')}) as base (cell, weight) where cell <> 'X'
     union all
     select extra.cell, turns * again.weight * extra.weight
     from batter join again using (card_id),
       lateral (values ${buildCellRows('xd')}) as extra (cell, weight)
   ) as falls group by cell`,
  { prepared: true, notNull: ['share'] },
);

/** Returns how often each cell of batters falls in a league and season. */
export const readBattingShares = (queries: Queries, year: number, league: string) =>
  queries.query(READ_BATTING_SHARES, [year, league]);

const READ_PITCHING_SHARES = statement(
  'cards.read_pitching_shares',
  `select cell, sum(faced * weight) as share
   from (select *, coalesce((season->>'BFP')::float8,
             ${sumOfSeason('IPouts', 'H', 'BB')}) as faced
         from card where ${IS_OF_LEAGUE} and type = 'Pitcher') as pitcher,
     lateral (values ${buildCellRows('pd')}) as pitched (cell, weight)
   group by cell`,
  { prepared: true, notNull: ['share'] },
);

/** Returns how often each cell of pitchers falls in a league and season. */
export const readPitchingShares = (queries: Queries, year: number, league: string) =>
  queries.query(READ_PITCHING_SHARES, [year, league]);
