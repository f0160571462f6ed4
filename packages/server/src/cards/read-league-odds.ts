import type { LeagueOddsResponse } from '@pennant/contract/cards';
import {
  BATTER_RESULTS,
  DICE_SUMS,
  PITCHER_MODIFIERS,
  SUM_WEIGHTS,
} from '@pennant/rules/cards/card';
import type { Queries } from '../platform/database/database.ts';
import { refuse, type Refusal } from '../platform/refusal.ts';

/** Returns a dice table as SQL rows of column and weight: (d2, 1), (d3, 2) … */
const buildCellRows = (prefix: 'd' | 'xd' | 'pd') =>
  DICE_SUMS.map((sum, index) => `(${prefix}${sum}, ${SUM_WEIGHTS[index]})`).join(', ');

/** Selects the cards of a league and season, without custom cards and replacement players. */
const IS_OF_LEAGUE = `year = $1 and league = $2 and custom_by is null and series_id is not null`;
const seasonFigure = (name: string) => `coalesce((season->>'${name}')::float8, 0)`;

const BATTING = `
  with batter as materialized (
    select *, ${['AB', 'BB', 'HBP', 'SF'].map(seasonFigure).join(' + ')} as turns
    from card where ${IS_OF_LEAGUE} and type = 'Batter'
  ), again as (
    select card_id, sum(weight) as weight
    from batter, lateral (values ${buildCellRows('d')}) as base (cell, weight) where cell = 'X' group by card_id
  )
  select cell, sum(share) as share from (
    select cell, turns * weight * 36 as share
    from batter, lateral (values ${buildCellRows('d')}) as base (cell, weight) where cell <> 'X'
    union all
    select extra.cell, turns * again.weight * extra.weight
    from batter join again using (card_id), lateral (values ${buildCellRows('xd')}) as extra (cell, weight)
  ) as falls group by cell`;

const PITCHING = `
  select cell, sum(faced * weight) as share
  from (select *, coalesce((season->>'BFP')::float8, ${['IPouts', 'H', 'BB'].map(seasonFigure).join(' + ')}) as faced
        from card where ${IS_OF_LEAGUE} and type = 'Pitcher') as pitcher,
       lateral (values ${buildCellRows('pd')}) as pitched (cell, weight)
  group by cell`;

interface ShareRow {
  readonly cell: string | null;
  readonly share: number;
}

/**
 * Returns the probability of each of `cells`: its share of all rows, including rows of other cells.
 * Null if the league has no such cards.
 */
const toProbabilities = <Cell extends string>(
  rows: readonly ShareRow[],
  cells: readonly Cell[],
) => {
  const total = rows.reduce((sum, { share }) => sum + share, 0);
  if (total === 0) return null;
  const shares = new Map(rows.map(({ cell, share }) => [cell, share]));
  return Object.fromEntries(
    cells.map((cell) => [cell, Math.min(1, (shares.get(cell) ?? 0) / total)]),
  ) as Record<Cell, number>;
};

/** Returns the average dice of the batters and of the pitchers of a card's league and season. */
export async function readLeagueOdds(
  queries: Queries,
  { cardID }: { readonly cardID: number },
): Promise<LeagueOddsResponse | Refusal<'card_not_found'>> {
  const [card] = await queries.query<{ year: number; league: string }>(
    { name: 'league_of_card', text: 'select year, league from card where card_id = $1' },
    [cardID],
  );
  if (card === undefined) return refuse('card_not_found');
  const [batting, pitching] = await Promise.all([
    queries.query<ShareRow>({ name: 'league_batting', text: BATTING }, [card.year, card.league]),
    queries.query<ShareRow>({ name: 'league_pitching', text: PITCHING }, [card.year, card.league]),
  ]);
  return {
    batting: toProbabilities(batting, BATTER_RESULTS),
    pitching: toProbabilities(pitching, PITCHER_MODIFIERS),
  };
}
