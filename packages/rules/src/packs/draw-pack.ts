import type { Dice } from '../fairness/dice.ts';
import type { OddsTable } from './odds-table.ts';

/** Dice labels of the two draws for each card of a pack; the event number is the pack's number. */
export const TIER_LABEL = 'tier';
export const CARD_LABEL = 'card';

/**
 * Returns the weights with those of empty tiers moved: to the next lower tier with cards left, or,
 * where there is none, to the lowest tier with cards left. `weights`, `left` and the result are
 * best tier first.
 */
export const effectiveWeights = (
  weights: readonly number[],
  left: readonly number[],
): readonly number[] => {
  const inForce = weights.map(() => 0);
  const lowest = left.findLastIndex((cards) => cards > 0);
  weights.forEach((weight, index) => {
    const nextLower = left.findIndex((cards, tier) => tier >= index && cards > 0);
    const to = nextLower === -1 ? lowest : nextLower;
    if (to !== -1) inForce[to] = (inForce[to] ?? 0) + weight;
  });
  return inForce;
};

/** Returns the index whose cumulative range holds `mark`, which is below the sum of the weights. */
const indexAtMark = (weights: readonly number[], mark: number): number => {
  let cumulative = 0;
  return weights.findIndex((weight) => {
    cumulative += weight;
    return mark < cumulative;
  });
};

/** Returns the `nth` of the indexes that are not taken; `taken` is ascending. */
const nthFreeIndex = (nth: number, taken: readonly number[]): number => {
  let index = nth;
  for (const takenIndex of taken) if (takenIndex <= index) index += 1;
  return index;
};

/**
 * Draws one pack: each card's tier by the current weights, then, with equal probability, one of the
 * tier's cards that the pack does not hold yet. A fraction f picks index floor(f x n) of n. Returns
 * card ids in the order drawn. Throws where the series cannot fill a pack (`canFillPack`).
 */
export const drawPack = (table: OddsTable, dice: Dice): readonly number[] => {
  const weights = table.tiers.map(({ weight }) => weight);
  const total = weights.reduce((sum, weight) => sum + weight, 0);
  const left = table.tiers.map(({ cardIDs }) => cardIDs.length);
  const taken = table.tiers.map((): number[] => []);
  const drawn: number[] = [];
  while (drawn.length < table.numberOfCards) {
    const tier = indexAtMark(
      effectiveWeights(weights, left),
      Math.floor(dice.fraction(TIER_LABEL) * total),
    );
    const [row, gone] = [table.tiers[tier], taken[tier]];
    if (row === undefined || gone === undefined) throw new Error('the series cannot fill a pack');
    const index = nthFreeIndex(Math.floor(dice.fraction(CARD_LABEL) * (left[tier] ?? 0)), gone);
    const cardID = row.cardIDs[index];
    if (cardID === undefined) throw new Error('a draw beyond the cards of its tier');
    gone.push(index);
    gone.sort((a, b) => a - b);
    left[tier] = row.cardIDs.length - gone.length;
    drawn.push(cardID);
  }
  return drawn;
};
