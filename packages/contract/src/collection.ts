import { CARD_TYPES, HANDS, HISTORIES } from '@pennant/rules/cards/card';
import { TIERS } from '@pennant/rules/cards/tier';
import { z } from 'zod';
import { defineCall } from './call.ts';
import { catalogueID, count, rating, wholeNumberText } from './common-schemas.ts';

/** Maximum number of cards on one page of the collection. */
export const MAX_COLLECTION_PAGE_SIZE = 5000;

/**
 * Returns the schema of a dictionary-encoded column: its distinct values, and for each row an
 * index.
 */
const dictionaryColumn = <Value extends z.ZodType>(value: Value) =>
  z.object({ values: z.array(value), rows: z.array(count) });

/**
 * Cards of a collection by column, a twentieth of the size of a list of objects, for pages that
 * sort and filter tens of thousands of cards. Entry n of every column belongs to the same card.
 */
export const columnarCollection = z.object({
  cardID: z.array(catalogueID),
  /** The base series of its season. */
  seriesID: z.array(catalogueID),
  year: z.array(z.int()),
  rating: z.array(rating),
  amount: z.array(count),
  /** URL-encoded; decode it for display. */
  name: dictionaryColumn(z.string()),
  type: dictionaryColumn(z.literal(CARD_TYPES)),
  positions: dictionaryColumn(z.string()),
  teamNameID: dictionaryColumn(z.string()),
  clubName: dictionaryColumn(z.string()),
  /** The names of all clubs, with " / " between; null where `clubName` is the only one. */
  clubNames: dictionaryColumn(z.string().nullable()),
  playerID: dictionaryColumn(z.string()),
  displayKey: dictionaryColumn(z.string()),
  bats: dictionaryColumn(z.literal(HANDS).nullable()),
  throws: dictionaryColumn(z.literal(HANDS).nullable()),
  /** Of all the cards. */
  history: z.literal(HISTORIES),
});
export type ColumnarCollection = z.output<typeof columnarCollection>;

/** Number of different cards of one tier, of those in a series' packs, that a user has. */
export const ownedOfSeries = z.object({
  seriesID: catalogueID,
  tier: z.literal(TIERS.map(({ tier }) => tier)),
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
      after: wholeNumberText(z.int().min(0).max(2_147_483_647)).default(0),
      limit: wholeNumberText(z.int().min(1).max(MAX_COLLECTION_PAGE_SIZE)).default(
        MAX_COLLECTION_PAGE_SIZE,
      ),
    }),
    answer: z.object({
      columns: columnarCollection,
      /** Value of `after` for the next page; null on the last. */
      next: catalogueID.nullable(),
    }),
    writes: false,
  }),
  seriesOwned: defineCall({
    method: 'GET',
    path: '/card/user/series',
    summary:
      "How many different cards in each series' packs, by tier, the caller has; where none, no row.",
    who: 'player',
    answer: z.array(ownedOfSeries),
    writes: false,
  }),
};
