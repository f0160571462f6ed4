import { MAX_WISHES } from '@pennant/rules/cards/wish-list';
import { z } from 'zod';
import { defineCall } from './call.ts';
import { cardSummary } from './cards.ts';
import { catalogueID, count, timestamp } from './common-schemas.ts';

/** A card of a user's wish list. */
export const wishedCard = cardSummary.extend({
  /** Copies that the user has; 0 while the wish is open. */
  amount: count,
  /** The series that hold the card, on sale or not. */
  seriesIDs: z.array(catalogueID),
  wished: timestamp,
});
export type WishedCard = z.output<typeof wishedCard>;

export const wishListCalls = {
  wishList: defineCall({
    method: 'GET',
    path: '/card/wish',
    summary: "The caller's wish list, best rating first, with the series that hold each card.",
    who: 'player',
    answer: z.object({
      cards: z.array(wishedCard).max(MAX_WISHES),
      /** Maximum number of cards on a wish list. */
      limit: count,
    }),
    writes: false,
  }),
  setWish: defineCall({
    method: 'PUT',
    path: '/card/wish',
    summary: 'Put a card on the wish list, or take it off.',
    who: 'player',
    body: z.object({ cardID: catalogueID, isWished: z.boolean() }),
    answer: z.object({
      cardID: catalogueID,
      isWished: z.boolean(),
      /** Cards on the wish list now. */
      wishes: count,
    }),
    writes: true,
  }),
};
