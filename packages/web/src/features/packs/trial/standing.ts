import type { SwapBoxTier } from '@pennant/contract/swap-box';
import type { Tier } from '@pennant/rules/cards/tier';
import type { TierStanding } from '@pennant/rules/packs/cost-to-complete';
import type { OddsTable } from '@pennant/rules/packs/odds-table';

/**
 * Returns where a user stands with each tier of a series, by what the Swap Box shows of it; of a
 * guest, who has nothing, `box` is null. With `wanted`, only these cards are looked for.
 */
export const standingOf = (
  { tiers }: OddsTable,
  box: readonly SwapBoxTier[] | null,
  wanted: ReadonlyMap<Tier, number> | null = null,
): TierStanding[] =>
  tiers.map(({ tier, cardIDs }) => {
    const shown = box?.find((row) => row.tier === tier);
    const missing = shown?.missingCards ?? cardIDs.length;
    return {
      tier,
      owned: cardIDs.length - missing,
      extra: (shown?.extra ?? []).reduce((sum, { copies }) => sum + copies, 0),
      ...(wanted === null ? {} : { wanted: wanted.get(tier) ?? 0 }),
    };
  });
