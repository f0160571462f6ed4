import { TIERS } from '@pennant/rules/cards/tier';
import { BUY_AMOUNTS, MOST_PACKS_OPENED_AT_ONCE } from '@pennant/rules/packs/buy-amounts';
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
  moment,
  money,
  ownedID,
  pageQuery,
} from './values.ts';

const buyAmount = z.literal(BUY_AMOUNTS);

/** What a series holds of one tier, and what that means for one card of a pack. */
export const tierOdds = z.object({
  tier: z.literal(TIERS.map((each) => each.tier)),
  cards: count,
  /** Chance that one card of a pack is of this tier. */
  chance,
  /** Chance that one card of a pack is one particular card of this tier. */
  chanceOfEach: chance,
  /** What a duplicate of this tier sells for. */
  salePrice: money,
});

export const series = z.object({
  seriesID: catalogueID,
  seriesKey: z.string(),
  name: z.string(),
  year: z.int().nullable(),
  /** A season, or what gathers its cards. */
  kind: z.literal(SERIES_KINDS),
  cost: money,
  minRating: z.int(),
  /** Comma list of club codes that it is limited to; null for all. */
  teamsIncluded: z.string().nullable(),
  purchaseLimit: z.int().nullable(),
  isActive: z.boolean(),
  numberOfCards: z.int(),
  tiers: z.array(tierOdds),
  /** What a pack of nothing but duplicates sells for on average. */
  expectedResale: z.number(),
  /** SHA-256 of the odds table that its packs are drawn by. */
  oddsHash: hex32,
});
export type Series = z.output<typeof series>;

export const packInventoryItem = z.object({
  seriesID: catalogueID,
  /** Unopened ones; 0 where the series is limited and he has bought of it. */
  amount: count,
  /** Packs of the series that he has ever bought: what `purchaseLimit` counts. */
  bought: count,
  Series: z.object({
    seriesKey: z.string(),
    name: z.string(),
    year: z.int().nullable(),
    numberOfCards: z.int(),
  }),
});
export type PackInventoryItem = z.output<typeof packInventoryItem>;

/** Where in the caller's committed sequence packs were drawn; enough to draw them again once the seed is revealed. */
export const packDraw = z.object({
  epochID: ownedID,
  commitment: hex32,
  clientSeed,
  /** Numbers of the packs within the epoch, first and last. */
  firstPack: count,
  lastPack: count,
  /** SHA-256 of the odds table that the first of them was drawn by. */
  oddsHash: hex32,
  /** The table of each pack, in their order: packs that were sold before the odds of a series changed keep theirs. */
  odds: z.array(z.object({ oddsHash: hex32, packs: count })),
});

/** A card as it came out of a pack. */
export const openedCard = cardSummary.extend({
  /** The caller had none before. */
  isNew: z.boolean(),
  /** Which pack of this opening it came from, 0 the first. */
  pack: count,
});
export type OpenedCard = z.output<typeof openedCard>;

/** A user's sequence of packs under one committed seed. */
export const packEpoch = z.object({
  epochID: ownedID,
  commitment: hex32,
  clientSeed,
  /** Packs drawn from it so far. */
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
    answer: z.object({ cards: z.array(cardSummary.extend({ chance })), totalCards: count }),
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
      /** What one pack cost and by which odds it was drawn when the buyer looked; refused where that has changed. */
      cost: money.optional(),
      oddsHash: hex32.optional(),
    }),
    answer: z.object({
      seriesID: catalogueID,
      /** Packs of the series that the caller has now. */
      amount: count,
      cost: money,
      balance: money,
    }),
    writes: true,
  }),
  userPacks: defineCall({
    method: 'GET',
    path: '/packInventory/user',
    summary: "The caller's unopened packs, and how many of a limited series he has bought.",
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
      amount: z.int().min(1).max(MOST_PACKS_OPENED_AT_ONCE).default(1),
    }),
    answer: z.object({
      cards: z.array(openedCard),
      /** Packs of the series that are left. */
      amount: count,
      draw: packDraw,
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
        /** 1, 2, 3 … in the order in which they were opened. */
        number: z.int().positive(),
        closed: moment,
      }),
    ),
    writes: false,
  }),
  closePackEpoch: defineCall({
    method: 'POST',
    path: '/fairness/packs/close',
    summary: 'Reveal the seed of the packs drawn so far; a new one is committed to.',
    who: 'player',
    body: z.object({ clientSeed: clientSeed.optional() }),
    answer: z.object({ closed: packEpoch, next: packEpoch }),
    writes: true,
  }),
  verifyPackEpoch: defineCall({
    method: 'GET',
    path: '/fairness/packs/{epochID}',
    summary:
      "One of the caller's epochs with its draws and the odds tables in force, to be drawn again and compared.",
    who: 'player',
    params: z.object({ epochID: ownedID }),
    answer: packEpoch.extend({
      draws: z.array(
        z.object({
          pack: count,
          seriesID: catalogueID,
          oddsHash: hex32,
          cardIDs: z.array(catalogueID),
        }),
      ),
      /** The odds table behind each hash: what the draw needs, in the form that is hashed. */
      odds: z.array(z.object({ oddsHash: hex32, table: z.string() })),
    }),
    writes: false,
  }),
};
