import type { SwapBoxTier, SwappableTier } from '@pennant/contract/swap-box';
import { TIERS, type Tier } from '@pennant/rules/cards/tier';
import {
  countPossibleSwaps,
  proposeCopies,
  SWAP_COPIES,
  type ExtraCopies,
} from '@pennant/rules/packs/swap-box';

/** Returns the address of the Swap Box, of a series, and with a card chosen that is to come. */
export const swapBoxPath = (seriesID?: number, cardID?: number): string => {
  if (seriesID === undefined) return '/cards/swap';
  return `/cards/swap?series=${seriesID}${cardID === undefined ? '' : `&card=${cardID}`}`;
};

/** Returns the number of extra copies of a tier. */
export const countExtra = ({ extra }: Pick<SwapBoxTier, 'extra'>): number =>
  extra.reduce((sum, { copies }) => sum + copies, 0);

/** Returns how many swaps a tier allows now. */
export const swapsOfTier = (tier: Pick<SwapBoxTier, 'extra' | 'missingCards'>): number =>
  countPossibleSwaps({ extra: countExtra(tier), missing: tier.missingCards });

/**
 * Returns the tier that the page begins with: that of the card in the address, or else the best
 * one that allows a swap; undefined where none does.
 */
export function firstTier(tiers: readonly SwapBoxTier[], cardID: number | null): Tier | undefined {
  const holds = tiers.find(({ missing }) => missing.some((card) => card.cardID === cardID));
  return (holds ?? tiers.find((tier) => swapsOfTier(tier) > 0))?.tier;
}

/** How many copies of each card the user has chosen to give, by card id. */
export type ChosenCopies = ReadonlyMap<number, number>;

/** Returns the proposed copies by card id; none where there are too few. */
export function proposeChoice(extra: readonly ExtraCopies[]): ChosenCopies {
  const chosen = new Map<number, number>();
  for (const cardID of proposeCopies(extra) ?? [])
    chosen.set(cardID, (chosen.get(cardID) ?? 0) + 1);
  return chosen;
}

/** Returns the number of copies chosen. */
export const countChosen = (chosen: ChosenCopies): number =>
  [...chosen.values()].reduce((sum, copies) => sum + copies, 0);

/**
 * Returns the choice with one copy more or fewer of a card: never more than there are, nor more
 * than a swap takes.
 */
export function changeChoice(
  chosen: ChosenCopies,
  { cardID, copies }: ExtraCopies,
  change: 1 | -1,
): ChosenCopies {
  const next = (chosen.get(cardID) ?? 0) + change;
  if (next < 0 || next > copies || (change === 1 && countChosen(chosen) >= SWAP_COPIES))
    return chosen;
  const changed = new Map(chosen).set(cardID, next);
  if (next === 0) changed.delete(cardID);
  return changed;
}

/** Returns the choice as a swap names it: each card as often as copies of it go. */
export const toGiven = (chosen: ChosenCopies): number[] =>
  [...chosen].flatMap(([cardID, copies]) => Array.from({ length: copies }, () => cardID));

const rankOf = (tier: Tier): number => TIERS.findIndex((row) => row.tier === tier);

/** Returns the series, those with the most swaps first, each with its tiers, the best first. */
export function groupBySeries(
  tiers: readonly SwappableTier[],
): readonly { readonly seriesID: number; readonly tiers: readonly SwappableTier[] }[] {
  const swapsOf = (rows: readonly SwappableTier[]) =>
    rows.reduce((sum, row) => sum + countPossibleSwaps(row), 0);
  return [...Map.groupBy(tiers, ({ seriesID }) => seriesID)]
    .map(([seriesID, rows]) => ({
      seriesID,
      tiers: rows.toSorted((a, b) => rankOf(b.tier) - rankOf(a.tier)),
    }))
    .toSorted((a, b) => swapsOf(b.tiers) - swapsOf(a.tiers) || a.seriesID - b.seriesID);
}
