import { DAILY_ALLOWANCE } from '../wallet/daily-allowance.ts';
import { finalOf, isOver, type CupState } from './cup-state.ts';

/** Money for the place that a user's team takes: none is above the allowance of three days. */
export const CUP_PRIZES = {
  winner: 3 * DAILY_ALLOWANCE,
  finalist: (3 * DAILY_ALLOWANCE) / 2,
  semifinalist: DAILY_ALLOWANCE / 2,
} as const;
export type CupPrizePlace = keyof typeof CUP_PRIZES;

/** A prize of a cup. */
export interface CupPrize {
  readonly seed: number;
  readonly place: CupPrizePlace;
  readonly amount: number;
}

/**
 * Returns the prizes of a cup that is over, by seed: of users who have not left it. Who lost a
 * semifinal or the final has reached it, also where the match was not played.
 */
export function cupPrizes(state: CupState): CupPrize[] {
  if (!isOver(state)) return [];
  const final = finalOf(state);
  const semifinals = state.matches.filter(({ round }) => round === final.round - 1);
  const reached = new Map<number, CupPrizePlace>();
  const enter = (seeds: readonly (number | null)[], place: CupPrizePlace) => {
    for (const seed of seeds) if (seed !== null) reached.set(seed, place);
  };
  for (const { seeds } of semifinals) enter(seeds, 'semifinalist');
  enter(final.seeds, 'finalist');
  enter([final.winner], 'winner');
  return [...reached]
    .filter(([seed]) => {
      const { isUser, hasLeft } = state.places[seed - 1]!;
      return isUser && !hasLeft;
    })
    .map(([seed, place]) => ({ seed, place, amount: CUP_PRIZES[place] }))
    .toSorted((a, b) => a.seed - b.seed);
}
