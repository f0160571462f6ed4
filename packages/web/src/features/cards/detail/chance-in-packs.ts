import { chanceOfCardInPacks } from '@pennant/rules/packs/chance-of-card-in-packs';

import { formatCount } from '../../../ui/money.tsx';

/** The odds of a card in the packs of one series. */
export interface CardInPacks {
  /** Probability that one card of a pack is this card. */
  readonly chance: number;
  readonly numberOfCards: number;
}

/** Returns how many packs hold the card once, on average: "1 in 52 packs". */
export function formatPackOdds({ chance, numberOfCards }: CardInPacks): string {
  const inOnePack = chanceOfCardInPacks(chance, { numberOfCards, packs: 1 });
  if (inOnePack === 0) return 'not in its packs';
  const packs = Math.round(1 / inOnePack);
  return packs <= 1 ? 'in every pack' : `1 in ${formatCount(packs)} packs`;
}

/** Returns the odds sorted by what the card costs on average, the cheapest way first. */
export const cheapestFirst = <Series extends CardInPacks & { readonly cost: number }>(
  series: readonly Series[],
): Series[] =>
  series
    .filter(({ chance }) => chance > 0)
    .toSorted(
      (a, b) => a.cost / (a.chance * a.numberOfCards) - b.cost / (b.chance * b.numberOfCards),
    );
