/** The cards of one tier of a series, and how many of them a user has. */
export interface OwnedTier {
  readonly cards: number;
  readonly owned: number;
  /** Probability that one card of a pack is one particular card of the tier. */
  readonly chanceOfEach: number;
}

/**
 * Returns how many cards of a pack the user is expected not to have, 0 to `numberOfCards`. A pack
 * holds no card twice, so that each card of it is new with the sum of the missing cards' chances.
 */
export const expectedNewCards = (tiers: readonly OwnedTier[], numberOfCards: number): number => {
  const chance = tiers.reduce(
    (sum, { cards, owned, chanceOfEach }) => sum + Math.max(0, cards - owned) * chanceOfEach,
    0,
  );
  return Math.min(1, chance) * numberOfCards;
};
