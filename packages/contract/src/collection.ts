import { CARD_TYPES, HANDS } from '@pennant/rules/cards/card';
import { TIERS } from '@pennant/rules/cards/tier';
import { z } from 'zod';
import { defineCall } from './call.ts';
import { catalogueID, count } from './values.ts';

/** The most cards that one page of the collection carries. */
export const COLLECTION_PAGE = 5000;

/** A column of texts: each different one once, and for each row which of them it has. */
const coded = <Value extends z.ZodType>(value: Value) =>
  z.object({ values: z.array(value), rows: z.array(count) });

/**
 * Cards of a collection by column, as a page that sorts and filters tens of thousands keeps them: a twentieth of the
 * same cards written out one by one. Entry n of every column is of the same card.
 */
export const collectionColumns = z.object({
  cardID: z.array(catalogueID),
  /** The base series of its season. */
  seriesID: z.array(catalogueID),
  year: z.array(z.int()),
  rating: z.array(z.int().min(0).max(100)),
  amount: z.array(count),
  /** URL-encoded; decode it for display. */
  name: coded(z.string()),
  type: coded(z.literal(CARD_TYPES)),
  positions: coded(z.string()),
  teamNameID: coded(z.string()),
  clubName: coded(z.string()),
  playerID: coded(z.string()),
  displayKey: coded(z.string()),
  bats: coded(z.literal(HANDS).nullable()),
  throws: coded(z.literal(HANDS).nullable()),
});
export type CollectionColumns = z.output<typeof collectionColumns>;

/** How many different cards of one series and tier somebody has. */
export const ownedOfSeries = z.object({
  seriesID: catalogueID,
  tier: z.literal(TIERS.map((each) => each.tier)),
  owned: count,
});
export type OwnedOfSeries = z.output<typeof ownedOfSeries>;

export const collectionCalls = {
  collectionPage: defineCall({
    method: 'GET',
    path: '/card/user/columns',
    summary: "The caller's collection by column, a page at a time, in order of card id.",
    who: 'player',
    query: z.object({
      /** The last card id that the client has. */
      after: z.coerce.number().int().min(0).max(2_147_483_647).default(0),
      limit: z.coerce.number().int().min(1).max(COLLECTION_PAGE).default(COLLECTION_PAGE),
    }),
    answer: z.object({
      columns: collectionColumns,
      /** What to ask `after` for the next page; null on the last. */
      next: catalogueID.nullable(),
    }),
    writes: false,
  }),
  seriesOwned: defineCall({
    method: 'GET',
    path: '/card/user/series',
    summary:
      'How many different cards of each series, by tier, the caller has; where none, no row.',
    who: 'player',
    answer: z.array(ownedOfSeries),
    writes: false,
  }),
};
