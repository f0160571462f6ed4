import { TIERS } from '@pennant/rules/cards/tier';
import { CLIENT_SEED_ORIGINS } from '@pennant/rules/packs/client-seed-origin';
import { ODDS_MARK_LENGTH } from '@pennant/rules/packs/series-odds';
import { BUY_AMOUNTS, MAX_PACKS_PER_OPENING } from '@pennant/rules/packs/pack-amounts';
import { SERIES_KINDS } from '@pennant/rules/packs/series-kind';
import { z } from 'zod';
import { defineCall } from './call.ts';
import { cardSummary } from './cards.ts';
import {
  catalogueID,
  catalogueIDText,
  chance,
  clientSeed,
  count,
  hex32,
  timestamp,
  money,
  uuid,
  pageQuery,
} from './common-schemas.ts';
import { seriesCompletion } from './series-completion.ts';

const buyAmount = z.literal(BUY_AMOUNTS);

const HEX_DIGITS = '[0-9a-f]';
const oddsMark = z.string().regex(new RegExp(`^${HEX_DIGITS}{${ODDS_MARK_LENGTH}}$`));
/** The SHA-256 of an odds table, or its mark. */
const shownOddsHash = z
  .string()
  .regex(
    new RegExp(`^${HEX_DIGITS}{${ODDS_MARK_LENGTH}}(${HEX_DIGITS}{${64 - ODDS_MARK_LENGTH}})?$`),
  );

/**
 * Whose bytes a client seed is: the browser's, given after the commitment; the server's; or bytes
 * that were fixed before the commitment, in epochs of the old order.
 */
const clientSeedOrigin = z.literal(CLIENT_SEED_ORIGINS);

const tier = z.literal(TIERS.map((row) => row.tier));

/** The cards of one tier in a series, and their odds for one card of a pack. */
export const tierOdds = z.object({
  tier,
  cards: count,
  /** Probability that one card of a pack is of this tier. */
  chance,
  /** Probability that one card of a pack is one particular card of this tier. */
  chanceOfEach: chance,
  /** Sale price of a duplicate of this tier. */
  salePrice: money,
});

/** The fields of a series that players and admins read. */
export const seriesFacts = z.object({
  seriesID: catalogueID,
  seriesKey: z.string(),
  name: z.string(),
  year: z.int().nullable(),
  /** How its cards are selected. */
  kind: z.literal(SERIES_KINDS),
  cost: money,
  minRating: z.int(),
  /** Comma list of club codes that it is limited to; null for all. */
  teamsIncluded: z.string().nullable(),
  purchaseLimit: z.int().nullable(),
  isActive: z.boolean(),
  numberOfCards: z.int(),
});

/** A series on sale, in the short form of the list of all. */
export const series = seriesFacts.extend({
  /**
   * Its odds by tier, the best first, as columns of equal length. The chance of one particular card
   * is the chance of its tier, divided by the number of the tier's cards.
   */
  odds: z.object({
    tiers: z.array(tier),
    /** Probability that one card of a pack is of the tier. */
    chances: z.array(chance),
    /** Number of the tier's cards in the series. */
    cards: z.array(count),
  }),
  /** The first 8 hex digits of the SHA-256 of the odds table by which its packs are drawn. */
  oddsMark,
});
export type Series = z.output<typeof series>;

export const packInventoryItem = z.object({
  seriesID: catalogueID,
  /** Unopened packs; 0 is listed for a limited series of which the user has bought packs. */
  amount: count,
  /** All packs of the series that the user has bought, as `purchaseLimit` counts them. */
  bought: count,
  Series: z.object({
    seriesKey: z.string(),
    name: z.string(),
    year: z.int().nullable(),
    numberOfCards: z.int(),
  }),
});
export type PackInventoryItem = z.output<typeof packInventoryItem>;

/**
 * The position of packs in the user's committed sequence, by which they can be verified once the
 * seed is revealed.
 */
export const packDraw = z.object({
  epochID: uuid,
  commitment: hex32,
  clientSeed,
  clientSeedOrigin,
  /** First and last number of the packs within the epoch. */
  firstPack: count,
  lastPack: count,
  /** SHA-256 of the odds table by which the first of them was drawn. */
  oddsHash: hex32,
  /**
   * The odds table of each pack, in order; packs sold before the odds of a series changed keep
   * their table.
   */
  odds: z.array(z.object({ oddsHash: hex32, packs: count })),
});

/** A card out of a pack. */
export const openedCard = cardSummary.extend({
  /** Whether the user had no copy before. */
  isNew: z.boolean(),
  /** Whether the card is on the user's wish list. */
  isWished: z.boolean(),
  /** Index of its pack in this request, from 0. */
  pack: count,
});
export type OpenedCard = z.output<typeof openedCard>;

/** A user's sequence of packs under one committed seed. */
export const packEpoch = z.object({
  epochID: uuid,
  commitment: hex32,
  /** Null until the browser gives its bytes, or packs are opened without them. */
  clientSeed: clientSeed.nullable(),
  clientSeedOrigin: clientSeedOrigin.nullable(),
  /** Number of packs drawn under it so far. */
  packs: count,
  /** Null until the epoch is closed. */
  seed: hex32.nullable(),
});

export const packCalls = {
  seriesList: defineCall({
    method: 'GET',
    path: '/series',
    summary: 'Every series on sale, newest season first.',
    who: 'anyone',
    answer: z.array(series),
    writes: false,
  }),
  seriesCards: defineCall({
    method: 'GET',
    path: '/series/{id}/cards',
    summary:
      'The cards of a series, best rating first, each with its chance for one card of a pack.',
    who: 'anyone',
    params: z.object({ id: catalogueIDText }),
    answer: z.object({
      cards: z.array(cardSummary.extend({ chance })),
      totalCards: count,
      /** SHA-256 of the odds table by which its packs are drawn. */
      oddsHash: hex32,
    }),
    writes: false,
  }),
  seriesOdds: defineCall({
    method: 'GET',
    path: '/series/{id}/odds',
    summary: 'The odds table by which packs of a series are drawn, in the form that is hashed.',
    who: 'anyone',
    params: z.object({ id: catalogueIDText }),
    answer: z.object({
      /** SHA-256 of the table. */
      oddsHash: hex32,
      /** The tiers with their weights and card ids, as JSON without spaces. */
      table: z.string(),
    }),
    writes: false,
  }),
  buyPacks: defineCall({
    method: 'POST',
    path: '/packInventory/buy',
    summary: 'Buy packs of a series.',
    who: 'player',
    body: z.object({
      seriesID: catalogueID,
      amount: buyAmount,
      /**
       * Cost and odds of a pack that the user was shown; the purchase is refused where they
       * changed. Of the odds, the SHA-256 of their table or its first 8 digits.
       */
      cost: money.optional(),
      oddsHash: shownOddsHash.optional(),
    }),
    answer: z.object({
      seriesID: catalogueID,
      /** Packs of the series that the user has now. */
      amount: count,
      cost: money,
      balance: money,
    }),
    writes: true,
  }),
  userPacks: defineCall({
    method: 'GET',
    path: '/packInventory/user',
    summary: "The caller's unopened packs, and how many of a limited series were bought.",
    who: 'player',
    answer: z.array(packInventoryItem),
    writes: false,
  }),
  openPacks: defineCall({
    method: 'POST',
    path: '/packInventory/open',
    summary: 'Open packs of a series.',
    who: 'player',
    body: z.object({
      seriesID: catalogueID,
      amount: z.int().min(1).max(MAX_PACKS_PER_OPENING).default(1),
    }),
    answer: z.object({
      cards: z.array(openedCard),
      /** Packs of the series that are left. */
      amount: count,
      draw: packDraw,
      /** The base series that these cards completed; `amount` counts the pack of each. */
      completed: z.array(seriesCompletion),
    }),
    writes: true,
  }),
  packEpoch: defineCall({
    method: 'GET',
    path: '/fairness/packs',
    summary: "The commitment that the caller's next packs are drawn under.",
    who: 'player',
    answer: packEpoch,
    writes: false,
  }),
  closedPackEpochs: defineCall({
    method: 'GET',
    path: '/fairness/packs/closed',
    summary:
      "The caller's revealed epochs, newest first; the header X-Next-After carries `after` of the next page.",
    who: 'player',
    query: pageQuery,
    answer: z.array(
      packEpoch.extend({
        /** 1, 2, 3 … in the order in which they began. */
        number: z.int().positive(),
        closed: timestamp,
      }),
    ),
    writes: false,
  }),
  giveClientSeed: defineCall({
    method: 'POST',
    path: '/fairness/packs/clientSeed',
    summary:
      "Give the browser's random bytes to the caller's open epoch, whose commitment was shown before; once for each epoch.",
    who: 'player',
    body: z.object({ epochID: uuid, clientSeed }),
    answer: packEpoch,
    writes: true,
  }),
  closePackEpoch: defineCall({
    method: 'POST',
    path: '/fairness/packs/close',
    summary:
      'Reveal the seed of the packs drawn so far; a new one is committed to, and waits for bytes of the browser.',
    who: 'player',
    body: z.object({
      /** The epoch to close; a repeat changes nothing. Without it the open one is closed. */
      epochID: uuid.optional(),
    }),
    answer: z.object({ closed: packEpoch, next: packEpoch }),
    writes: true,
  }),
  verifyPackEpoch: defineCall({
    method: 'GET',
    path: '/fairness/packs/{epochID}',
    summary:
      "One of the caller's epochs with its draws and the odds tables in force, to be drawn again and compared.",
    who: 'player',
    params: z.object({ epochID: uuid }),
    answer: packEpoch.extend({
      draws: z.array(
        z.object({
          pack: count,
          seriesID: catalogueID,
          oddsHash: hex32,
          cardIDs: z.array(catalogueID),
        }),
      ),
      /** The odds table of each hash, in the form that is hashed. */
      odds: z.array(z.object({ oddsHash: hex32, table: z.string() })),
    }),
    writes: false,
  }),
};
