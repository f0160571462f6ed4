/**
 * Chance that at least one of so many packs holds one particular card. A pack holds no card twice, so that the chance that
 * it holds the card is the sum of the chances of its places; packs are drawn independently of each other.
 * @param chance of the card at one place of a pack, the mean over its places (`chanceOfEach` of its tier)
 */
export const chanceInPacks = (
  chance: number,
  { numberOfCards, packs }: { readonly numberOfCards: number; readonly packs: number },
): number => {
  const inOne = Math.min(1, chance * numberOfCards);
  if (inOne === 1) return packs === 0 ? 0 : 1;
  // 1 - (1 - p)^n, without losing the digits of a small p.
  return -Math.expm1(packs * Math.log1p(-inOne));
};
