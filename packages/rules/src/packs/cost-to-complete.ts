import type { Tier } from '../cards/tier.ts';
import type { Dice } from '../fairness/dice.ts';
import { quantile } from '../statistics/quantile.ts';
import { drawPack } from './draw-pack.ts';
import type { OddsTable } from './odds-table.ts';
import { salePriceOfTier } from './series-odds.ts';
import { countPossibleSwaps, SWAP_COPIES } from './swap-box.ts';

/** Where a user stands with one tier of a series. */
export interface TierStanding {
  readonly tier: Tier;
  /** Different cards of it that the user has. */
  readonly owned: number;
  /** Extra copies that the Swap Box takes. */
  readonly extra: number;
  /** Missing cards that are looked for; all that are missing where undefined. */
  readonly wanted?: number;
}

/** What a collector spent until nothing that they look for was missing. */
export interface CompletionCost {
  readonly packs: number;
  /** What the packs cost, less what their duplicates sell for that were not swapped. */
  readonly money: number;
}

/** One simulated collector: by packs alone, and with the Swap Box. Null: not within the limit. */
export interface CompletionRun {
  readonly byPacks: CompletionCost | null;
  readonly withSwaps: CompletionCost | null;
}

/** The packs that a simulated collector opens at most. */
export const MAX_SIMULATED_PACKS = 20_000;

/** A tier while packs are opened: cards of it are alike but in whether they are had and wanted. */
interface OpenTier {
  readonly price: number;
  readonly isDrawn: boolean;
  readonly extraBefore: number;
  extra: number;
  wanted: number;
}

/**
 * Returns what one collector spends who opens packs of a series, from where the user stands: until
 * the last wanted card has come by packs alone, and until the Swap Box brings the rest. They swap
 * at the end only, since a card that is swapped for today may come tomorrow. The packs are drawn by
 * the code that draws real ones. `cost` is the price of a pack.
 */
export const simulateCompletion = (
  table: OddsTable,
  { cost, standing }: { readonly cost: number; readonly standing: readonly TierStanding[] },
  dice: Dice,
): CompletionRun => {
  const standingOf = new Map(standing.map((row) => [row.tier, row]));
  const tierOfCard = new Map<number, OpenTier>();
  const wanted = new Set<number>();
  const owned = new Set<number>();
  const tiers = table.tiers.map(({ tier, weight, cardIDs }): OpenTier => {
    const stands = standingOf.get(tier);
    const has = Math.min(stands?.owned ?? 0, cardIDs.length);
    const missing = cardIDs.length - has;
    const isDrawn = weight > 0 && missing > 0;
    const looksFor = isDrawn ? Math.min(missing, stands?.wanted ?? missing) : 0;
    const extra = stands?.extra ?? 0;
    const row = {
      price: salePriceOfTier(tier),
      isDrawn,
      extraBefore: extra,
      extra,
      wanted: looksFor,
    };
    for (const [index, cardID] of cardIDs.entries()) {
      tierOfCard.set(cardID, row);
      if (index < has) owned.add(cardID);
      else if (index < has + looksFor) wanted.add(cardID);
    }
    return row;
  });
  /** Returns what is spent so far, where so many copies of each tier were swapped. */
  const spent = (packs: number, isSwapped: boolean): CompletionCost => ({
    packs,
    money: tiers.reduce(
      (sum, { price, extra, extraBefore, wanted: left }) =>
        sum - price * (extra - extraBefore - (isSwapped ? SWAP_COPIES * left : 0)),
      packs * cost,
    ),
  });
  let withSwaps: CompletionCost | null = null;
  for (let packs = 0; ; packs += 1) {
    if (
      withSwaps === null &&
      tiers.every(
        ({ extra, wanted: left }) => countPossibleSwaps({ extra, missing: left }) === left,
      )
    )
      withSwaps = spent(packs, true);
    if (wanted.size === 0) return { byPacks: spent(packs, false), withSwaps };
    if (packs === MAX_SIMULATED_PACKS) return { byPacks: null, withSwaps };
    for (const cardID of drawPack(table, dice)) {
      const row = tierOfCard.get(cardID);
      if (row === undefined) throw new Error('a card was drawn that is not in the table');
      if (owned.has(cardID)) {
        row.extra += 1;
        continue;
      }
      owned.add(cardID);
      if (wanted.delete(cardID)) row.wanted -= 1;
    }
  }
};

/** What half of the collectors, and nine of ten, need at most. */
export interface CompletionForecast {
  /** The median. */
  readonly half: CompletionCost;
  /** What one of ten exceeds. */
  readonly nineOfTen: CompletionCost;
}

/**
 * Returns the median of some runs and what one of ten exceeds, packs and money each by itself; null
 * where too many did not end within the limit.
 */
export const forecastOf = (runs: readonly (CompletionCost | null)[]): CompletionForecast | null => {
  const packs = runs.map((run) => run?.packs ?? Number.POSITIVE_INFINITY);
  const money = runs.map((run) => run?.money ?? Number.POSITIVE_INFINITY);
  const at = (share: number): CompletionCost => ({
    packs: quantile(packs, share),
    money: quantile(money, share),
  });
  const forecast = { half: at(0.5), nineOfTen: at(0.9) };
  return runs.length > 0 && Number.isFinite(forecast.nineOfTen.packs) ? forecast : null;
};
