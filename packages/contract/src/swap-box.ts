import { TIERS } from '@pennant/rules/cards/tier';
import { SWAP_COPIES } from '@pennant/rules/packs/swap-box';
import { z } from 'zod';
import { defineCall } from './call.ts';
import { cardSummary } from './cards.ts';
import { catalogueID, catalogueIDText, count } from './common-schemas.ts';
import { seriesCompletion } from './series-completion.ts';

const tier = z.literal(TIERS.map((row) => row.tier));

/** A tier of a series on sale of which the user has enough extra copies for a swap. */
export const swappableTier = z.object({
  seriesID: catalogueID,
  tier,
  /** Extra copies that may go: none that is locked or of the starter set, and never the last. */
  extra: count,
  /** Cards of the tier in the series' packs that the user does not have. */
  missing: count,
});
export type SwappableTier = z.output<typeof swappableTier>;

/** The cards of one tier of a series as the Swap Box sees them. */
export const swapBoxTier = z.object({
  tier,
  /** Cards of which extra copies may go, with how many, the most first. */
  extra: z.array(cardSummary.extend({ copies: z.int().positive() })),
  /** Number of cards of the tier that the user does not have. */
  missingCards: count,
  /** These cards, best rating first; none where the extra copies do not suffice for a swap. */
  missing: z.array(cardSummary),
});
export type SwapBoxTier = z.output<typeof swapBoxTier>;

/** What a swap took and brought. */
export const swapResult = z.object({
  seriesID: catalogueID,
  tier,
  /** The card that came. */
  card: cardSummary.extend({
    /** Whether it is on the user's wish list. */
    isWished: z.boolean(),
  }),
  /** The base series that the card completed; each brought a pack. */
  completed: z.array(seriesCompletion),
});
export type SwapResult = z.output<typeof swapResult>;

export const swapBoxCalls = {
  swappableTiers: defineCall({
    method: 'GET',
    path: '/swapBox',
    summary: 'The tiers of series on sale of which the caller can swap three extra copies for one.',
    who: 'player',
    answer: z.array(swappableTier),
    writes: false,
  }),
  swapBox: defineCall({
    method: 'GET',
    path: '/swapBox/{seriesID}',
    summary:
      "The caller's extra copies and missing cards of a series on sale, the best tier first.",
    who: 'player',
    params: z.object({ seriesID: catalogueIDText }),
    answer: z.array(swapBoxTier).max(TIERS.length),
    writes: false,
  }),
  swapCards: defineCall({
    method: 'POST',
    path: '/swapBox',
    summary: `Swap ${SWAP_COPIES} extra copies for one missing card of the same series and tier.`,
    who: 'player',
    body: z.object({
      seriesID: catalogueID,
      /** The missing card that comes. */
      wanted: catalogueID,
      /** The cards of which a copy each goes; the same one several times for several copies. */
      given: z.array(catalogueID).length(SWAP_COPIES),
    }),
    answer: swapResult,
    writes: true,
  }),
};
