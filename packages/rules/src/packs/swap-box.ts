import { copiesToSell, type OwnedCopies } from '../cards/sale-price.ts';
import type { Tier } from '../cards/tier.ts';
import type { OddsTable } from './odds-table.ts';
import type { TierOdds } from './tier-odds.ts';

/** How many extra copies the Swap Box takes for one missing card. */
export const SWAP_COPIES = 3;

/** One swap: the missing card that comes, and the cards of which a copy each goes. */
export interface Swap {
  readonly wanted: number;
  /** `SWAP_COPIES` card ids; a card of which several copies go stands there as often. */
  readonly given: readonly number[];
}

/** What a swap is judged by. */
export interface SwapTerms {
  /** Returns the tier of a card that packs of the series can hold; undefined for all others. */
  readonly tierOf: (cardID: number) => Tier | undefined;
  /** Returns the user's copies of a card; undefined where there are none. */
  readonly copiesOf: (cardID: number) => OwnedCopies | undefined;
}

/** Why a swap is refused. */
export type SwapFault =
  | 'swap_card_not_in_packs'
  | 'swap_card_owned'
  | 'swap_tiers_differ'
  | 'swap_copies_not_extra';

/** Returns the number of copies of each card that a swap takes, by card id. */
export const countGiven = ({ given }: Pick<Swap, 'given'>): ReadonlyMap<number, number> => {
  const copies = new Map<number, number>();
  for (const cardID of given) copies.set(cardID, (copies.get(cardID) ?? 0) + 1);
  return copies;
};

/**
 * Returns why a swap is refused; null where it is allowed: the wanted card is in the packs of the
 * series and the user has none of it, and `SWAP_COPIES` copies of cards of the same tier and series
 * go, all of which Sell All Duplicates would sell: no locked copy, no copy of the starter set, and
 * never the last one, which teams need.
 */
export const findSwapFault = (swap: Swap, { tierOf, copiesOf }: SwapTerms): SwapFault | null => {
  const tier = tierOf(swap.wanted);
  if (tier === undefined) return 'swap_card_not_in_packs';
  if ((copiesOf(swap.wanted)?.amount ?? 0) > 0) return 'swap_card_owned';
  if (swap.given.length !== SWAP_COPIES || swap.given.some((cardID) => tierOf(cardID) !== tier))
    return 'swap_tiers_differ';
  for (const [cardID, copies] of countGiven(swap)) {
    const owned = copiesOf(cardID);
    if (owned === undefined || copiesToSell(owned) < copies) return 'swap_copies_not_extra';
  }
  return null;
};

/**
 * Returns the tier of each card that packs of a series can hold, by card id. A tier that no pack
 * ever brings (an admin has set its weight to 0) is left out.
 */
export const tiersOfCardsInPacks = (
  table: OddsTable,
  odds: readonly Pick<TierOdds, 'tier' | 'chance'>[],
): ReadonlyMap<number, Tier> => {
  const drawn = new Set(odds.filter(({ chance }) => chance > 0).map(({ tier }) => tier));
  return new Map(
    table.tiers
      .filter(({ tier }) => drawn.has(tier))
      .flatMap(({ tier, cardIDs }) => cardIDs.map((cardID) => [cardID, tier] as const)),
  );
};

/** A card and how many extra copies of it a user has. */
export interface ExtraCopies {
  readonly cardID: number;
  readonly copies: number;
}

/**
 * Returns the copies that the Swap Box proposes to take, as card ids: each time one of the card
 * with the most extra copies left, the first listed where several have as many. Null where there
 * are too few.
 */
export const proposeCopies = (extra: readonly ExtraCopies[]): readonly number[] | null => {
  const left = extra.map(({ copies }) => copies);
  const proposed: number[] = [];
  while (proposed.length < SWAP_COPIES) {
    const most = Math.max(0, ...left);
    const index = left.indexOf(most);
    const card = extra[index];
    if (most === 0 || card === undefined) return null;
    left[index] = most - 1;
    proposed.push(card.cardID);
  }
  return proposed;
};

/** Returns how many missing cards so many extra copies of a tier bring at most. */
export const countPossibleSwaps = ({
  extra,
  missing,
}: {
  readonly extra: number;
  readonly missing: number;
}): number => Math.max(0, Math.min(Math.floor(extra / SWAP_COPIES), missing));
