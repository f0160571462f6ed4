import { GUEST_CARD_COUNT } from '@pennant/rules/cards/guest-cards';
import { z } from 'zod';
import { defineCall } from './call.ts';
import { cardDice, cardSummary } from './cards.ts';
import { catalogueIDText, chance } from './common-schemas.ts';

/** A card with its dice, for a guest's half-inning. */
const guestPlayer = cardSummary.extend({
  ...cardDice.shape,
  /** Share of steals of the season that succeeded, drawn to the league's; null of a pitcher. */
  stealSuccessRate: chance.nullable(),
});
export type GuestPlayer = z.output<typeof guestPlayer>;

/** Batters of a side. */
const BATTING_ORDER_LENGTH = 9;

/**
 * Who meets in a guest's half-inning: the club of the guest's card, and a pitcher of another club
 * of the same season. The situation is that of `setUpGuestHalfInning` in the rules.
 */
export const guestAtBat = z.object({
  home: z.object({
    /** "1925 New York Yankees". */
    name: z.string(),
    /** In batting order; the guest's card comes first. */
    batters: z.array(guestPlayer).length(BATTING_ORDER_LENGTH),
  }),
  visitors: z.object({
    name: z.string(),
    pitcher: guestPlayer,
    /** Mean over its fielders: chance that an out put in play becomes an error. */
    errorRate: chance,
  }),
});
export type GuestAtBat = z.output<typeof guestAtBat>;

export const guestCalls = {
  guestCards: defineCall({
    method: 'GET',
    path: '/guest/cards',
    summary:
      'The twelve cards that guests bat with on home, at most silver: the same for good. ' +
      'One of them may be kept at registration. Today’s comes first.',
    who: 'anyone',
    answer: z.array(cardSummary).max(GUEST_CARD_COUNT),
    writes: false,
  }),
  guestAtBat: defineCall({
    method: 'GET',
    path: '/guest/at-bat',
    summary:
      'Who meets in the half-inning that a guest plays in the browser, with one of the twelve cards; ' +
      'without a card, today’s.',
    who: 'anyone',
    query: z.object({ cardID: catalogueIDText.optional() }),
    answer: guestAtBat,
    writes: false,
  }),
};
