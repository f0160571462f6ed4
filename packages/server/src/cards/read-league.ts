import type { LeagueOddsAnswer } from '@pennant/contract/cards';
import {
  BATTER_RESULTS,
  DICE_SUMS,
  PITCHER_MODIFIERS,
  SUM_WEIGHTS,
} from '@pennant/rules/cards/card';
import type { Queries } from '../platform/database/database.ts';
import { refuse, type Refusal } from '../platform/refusal.ts';

/** A table of the dice as rows: ('d2', 1), ('d3', 2) … */
const cellsOf = (prefix: 'd' | 'xd' | 'pd') =>
  DICE_SUMS.map((sum, at) => `(${prefix}${sum}, ${SUM_WEIGHTS[at]})`).join(', ');

/** Cards of the season that came out of its record: no admin's own make, no replacement player. */
const OF_THE_LEAGUE = `year = $1 and league = $2 and custom_by is null and series_id is not null`;
const figure = (name: string) => `coalesce((season->>'${name}')::float8, 0)`;

const BATTING = `
  with batter as materialized (
    select *, ${['AB', 'BB', 'HBP', 'SF'].map(figure).join(' + ')} as turns
    from card where ${OF_THE_LEAGUE} and type = 'Batter'
  ), again as (
    select card_id, sum(weight) as weight
    from batter, lateral (values ${cellsOf('d')}) as base (cell, weight) where cell = 'X' group by card_id
  )
  select cell, sum(share) as share from (
    select cell, turns * weight * 36 as share
    from batter, lateral (values ${cellsOf('d')}) as base (cell, weight) where cell <> 'X'
    union all
    select extra.cell, turns * again.weight * extra.weight
    from batter join again using (card_id), lateral (values ${cellsOf('xd')}) as extra (cell, weight)
  ) as falls group by cell`;

const PITCHING = `
  select cell, sum(faced * weight) as share
  from (select *, coalesce((season->>'BFP')::float8, ${['IPouts', 'H', 'BB'].map(figure).join(' + ')}) as faced
        from card where ${OF_THE_LEAGUE} and type = 'Pitcher') as pitcher,
       lateral (values ${cellsOf('pd')}) as pitched (cell, weight)
  group by cell`;

interface ShareRow {
  readonly cell: string | null;
  readonly share: number;
}

/** The rows as chances that add up to 1 with those of cells that are not in the list; null where there was no one. */
const chancesOf = <Cell extends string>(rows: readonly ShareRow[], cells: readonly Cell[]) => {
  const all = rows.reduce((sum, { share }) => sum + share, 0);
  if (all === 0) return null;
  const shares = new Map(rows.map(({ cell, share }) => [cell, share]));
  return Object.fromEntries(
    cells.map((cell) => [cell, Math.min(1, (shares.get(cell) ?? 0) / all)]),
  ) as Record<Cell, number>;
};

/** What the average batter and the average pitcher of a card's league and season have on their cards. */
export async function readLeague(
  queries: Queries,
  { cardID }: { readonly cardID: number },
): Promise<LeagueOddsAnswer | Refusal<'card_not_found'>> {
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
    batting: chancesOf(batting, BATTER_RESULTS),
    pitching: chancesOf(pitching, PITCHER_MODIFIERS),
  };
}
