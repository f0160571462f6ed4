import { SERIES_KINDS } from '@pennant/rules/packs/series-kind';
import { z } from 'zod';
import { defineCall } from './call.ts';
import { catalogueID, catalogueIDText, chance, count, money, timestamp } from './common-schemas.ts';

/** A base series that a user has completed: it brought one pack, once. */
export const seriesCompletion = z.object({
  seriesID: catalogueID,
  seriesKey: z.string(),
  name: z.string(),
  year: z.int().nullable(),
  /** Cards that its packs held then. */
  cards: count,
  completed: timestamp,
});
export type SeriesCompletion = z.output<typeof seriesCompletion>;

/** A series that holds a card, with the card's odds and how far the user is with the series. */
export const seriesOfCard = z.object({
  seriesID: catalogueID,
  seriesKey: z.string(),
  name: z.string(),
  year: z.int().nullable(),
  kind: z.literal(SERIES_KINDS),
  isOnSale: z.boolean(),
  cost: money,
  numberOfCards: count,
  /** Probability that one card of a pack is this card; 0 where its packs do not hold it. */
  chance,
  /** Cards that its packs hold. */
  cards: count,
  /** Those of them that the user has; null for a guest, and for a series that is no base series. */
  owned: count.nullable(),
  /** When the user completed it and its pack came; null where that has not happened. */
  completed: timestamp.nullable(),
});
export type SeriesOfCard = z.output<typeof seriesOfCard>;

export const seriesCompletionCalls = {
  seriesOfCard: defineCall({
    method: 'GET',
    path: '/card/{cardID}/series',
    summary: 'The series that hold a card, with its odds and what the caller has of each.',
    who: 'anyone',
    params: z.object({ cardID: catalogueIDText }),
    answer: z.array(seriesOfCard),
    writes: false,
  }),
  completedSeries: defineCall({
    method: 'GET',
    path: '/packInventory/completed',
    summary: 'The base series that the caller has completed, newest first; each brought one pack.',
    who: 'player',
    answer: z.array(seriesCompletion),
    writes: false,
  }),
  collectSeriesPack: defineCall({
    method: 'POST',
    path: '/packInventory/completed',
    summary: 'Collect the pack of a complete base series that has not come by itself, once.',
    who: 'player',
    body: z.object({ seriesID: catalogueID }),
    answer: seriesCompletion.extend({
      /** Packs of the series that the user has now. */
      amount: count,
    }),
    writes: true,
  }),
};
