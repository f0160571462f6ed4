/**
 * Returns the probability that at least one of so many packs holds one particular card. A pack
 * holds no card twice, so its probability to hold the card is the sum over its cards; packs are
 * drawn independently of each other.
 * @param chance probability that one card of a pack is this card, the mean over the pack's cards
 *   (`chanceOfEach` of its tier)
 */
export const chanceOfCardInPacks = (
  chance: number,
  { numberOfCards, packs }: { readonly numberOfCards: number; readonly packs: number },
): number => {
  const inOnePack = Math.min(1, chance * numberOfCards);
  if (inOnePack === 1) return packs === 0 ? 0 : 1;
  // 1 - (1 - p)^n, accurate for a small p.
  return -Math.expm1(packs * Math.log1p(-inOnePack));
};
