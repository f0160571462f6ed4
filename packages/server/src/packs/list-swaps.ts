import type { SwapBoxTier, SwappableTier } from '@pennant/contract/swap-box';
import { copiesToSell } from '@pennant/rules/cards/sale-price';
import { TIERS } from '@pennant/rules/cards/tier';
import { SWAP_COPIES } from '@pennant/rules/packs/swap-box';
import { findCopies } from '../cards/extra-copies.ts';
import { findCardSummaries } from '../cards/find-cards.ts';
import type { Queries } from '../platform/database/database.ts';
import { isOffered, readCurrentOdds } from './current-odds.ts';
import { readActiveSeries } from './series-read-store.ts';
import { readExtraCopies, readSwaps } from './swap-box-store.ts';
import { findSeriesInSwapBox } from './swap-cards.ts';

/**
 * Returns the tiers of series on sale of which a user has enough extra copies for a swap and a card
 * missing, in order of series id.
 */
export async function listSwappableTiers(
  queries: Queries,
  { userID }: { readonly userID: string },
): Promise<SwappableTier[]> {
  const rows = await readExtraCopies(queries, userID);
  if (rows.length === 0) return [];
  const named = new Set(rows.map(({ series_id }) => series_id));
  const active = (await readActiveSeries(queries)).filter(({ series_id }) => named.has(series_id));
  const tiersOf = new Map(
    (await readCurrentOdds(queries, active))
      .filter(isOffered)
      .map(({ series, tiers }) => [series.series_id, tiers]),
  );
  return rows.flatMap(({ series_id: seriesID, tier, owned, extra }) => {
    const odds = tiersOf.get(seriesID)?.find((row) => row.tier === tier);
    const missing = odds === undefined || odds.chance === 0 ? 0 : odds.cards - owned;
    return missing > 0 ? [{ seriesID, tier, extra, missing }] : [];
  });
}

/**
 * Returns a user's extra copies and missing cards of a series on sale, by tier, the best first;
 * tiers that its packs do not hold are left out.
 */
export async function showSwapBox(
  queries: Queries,
  { userID, seriesID }: { readonly userID: string; readonly seriesID: number },
) {
  const found = await findSeriesInSwapBox(queries, seriesID);
  if ('code' in found) return found;
  const cardIDsOf = Map.groupBy(found.tierOfCard.keys(), (cardID) => found.tierOfCard.get(cardID)!);
  const copies = await findCopies(queries, { userID, cardIDs: [...found.tierOfCard.keys()] });
  const tiers = TIERS.toReversed().flatMap(({ tier }) => {
    const cardIDs = cardIDsOf.get(tier);
    if (cardIDs === undefined) return [];
    const extra = cardIDs.flatMap((cardID) => {
      const owned = copies.get(cardID);
      const count = owned === undefined ? 0 : copiesToSell(owned);
      return count > 0 ? [{ cardID, copies: count }] : [];
    });
    const missing = cardIDs.filter((cardID) => !copies.has(cardID));
    const suffices = extra.reduce((sum, row) => sum + row.copies, 0) >= SWAP_COPIES;
    return [{ tier, extra, missing, shown: suffices ? missing : [] }];
  });
  const summaries = await findCardSummaries(
    queries,
    tiers.flatMap(({ extra, shown }) => [...extra.map(({ cardID }) => cardID), ...shown]),
  );
  const summaryOf = (cardID: number) => {
    const summary = summaries.get(cardID);
    if (summary === undefined) throw new Error(`card ${cardID} of a series is not there`);
    return summary;
  };
  return tiers.map(({ tier, extra, missing, shown }): SwapBoxTier => ({
    tier,
    extra: extra
      .toSorted((a, b) => b.copies - a.copies || a.cardID - b.cardID)
      .map(({ cardID, copies: count }) => ({ ...summaryOf(cardID), copies: count })),
    missingCards: missing.length,
    missing: shown.map(summaryOf).toSorted((a, b) => b.rating - a.rating || a.cardID - b.cardID),
  }));
}

/** Returns a user's swaps, newest first: when, of which series, what came and what went. */
export async function exportSwaps(
  queries: Queries,
  { userID, limit }: { readonly userID: string; readonly limit: number },
) {
  const rows = await readSwaps(queries, userID, limit);
  return rows.map(({ created_at, series_id, received, given, copies }) => ({
    swapped: created_at.toISOString(),
    seriesID: series_id,
    received: received[0] ?? 0,
    given: given.flatMap((cardID, index) =>
      Array.from({ length: copies[index] ?? 0 }, () => cardID),
    ),
  }));
}
