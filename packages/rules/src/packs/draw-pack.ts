import type { Dice } from '../fairness/dice.ts';
import type { OddsTable } from './odds-table.ts';

/** Labels of the two draws of each card of a pack; the pack's number is the number of the event. */
export const TIER_LABEL = 'tier';
export const CARD_LABEL = 'card';

/**
 * Where each tier's weight goes when some tiers have no cards left: to the next lower one that has, or, below the last
 * such, to the lowest that has. `weights` and `left` best tier first; answers weights in the same order.
 */
export const weightsInForce = (
  weights: readonly number[],
  left: readonly number[],
): readonly number[] => {
  const inForce = weights.map(() => 0);
  const lowest = left.findLastIndex((cards) => cards > 0);
  weights.forEach((weight, at) => {
    const down = left.findIndex((cards, below) => below >= at && cards > 0);
    const to = down === -1 ? lowest : down;
    if (to !== -1) inForce[to] = (inForce[to] ?? 0) + weight;
  });
  return inForce;
};

/** The place whose share holds `mark`, for a mark below the sum of the weights. */
const placeOf = (weights: readonly number[], mark: number): number => {
  let passed = 0;
  return weights.findIndex((weight) => {
    passed += weight;
    return mark < passed;
  });
};

/** The `nth` of the indexes that are not taken; `taken` ascending. */
const untaken = (nth: number, taken: readonly number[]): number => {
  let index = nth;
  for (const each of taken) if (each <= index) index += 1;
  return index;
};

/**
 * Draws one pack: each card's tier by the weights in force, then one of the tier's cards that the pack does not hold yet,
 * all as likely. A fraction f picks number floor(f x n) of n. Answers card ids in the order drawn.
 * Throws where the series cannot fill a pack: that is refused before anything is sold (`canFillAPack`).
 */
export const drawPack = (table: OddsTable, dice: Dice): readonly number[] => {
  const weights = table.tiers.map(({ weight }) => weight);
  const total = weights.reduce((sum, weight) => sum + weight, 0);
  const left = table.tiers.map(({ cardIDs }) => cardIDs.length);
  const taken = table.tiers.map((): number[] => []);
  const drawn: number[] = [];
  while (drawn.length < table.numberOfCards) {
    const place = placeOf(
      weightsInForce(weights, left),
      Math.floor(dice.fraction(TIER_LABEL) * total),
    );
    const [row, gone] = [table.tiers[place], taken[place]];
    if (row === undefined || gone === undefined) throw new Error('the series cannot fill a pack');
    const index = untaken(Math.floor(dice.fraction(CARD_LABEL) * (left[place] ?? 0)), gone);
    const cardID = row.cardIDs[index];
    if (cardID === undefined) throw new Error('a draw beyond the cards of its tier');
    gone.push(index);
    gone.sort((a, b) => a - b);
    left[place] = row.cardIDs.length - gone.length;
    drawn.push(cardID);
  }
  return drawn;
};
