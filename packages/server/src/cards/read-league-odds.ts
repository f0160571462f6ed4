import type { LeagueOddsResponse } from '@pennant/contract/cards';
import { BATTER_RESULTS, PITCHER_MODIFIERS } from '@pennant/rules/cards/card';
import type { Queries } from '../platform/database/database.ts';
import { refuse, type Refusal } from '../platform/refusal.ts';
import {
  findLeagueOfCard,
  readBattingShares,
  readPitchingShares,
  type ShareRow,
} from './league-odds-store.ts';

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
  const card = await findLeagueOfCard(queries, cardID);
  if (card === undefined) return refuse('card_not_found');
  const [batting, pitching] = await Promise.all([
    readBattingShares(queries, card.year, card.league),
    readPitchingShares(queries, card.year, card.league),
  ]);
  return {
    batting: toProbabilities(batting, BATTER_RESULTS),
    pitching: toProbabilities(pitching, PITCHER_MODIFIERS),
  };
}
