import { MAX_RATING, TIERS } from '@pennant/rules/cards/tier';
import { MAX_CARDS_PER_PACK } from '@pennant/rules/packs/odds-table';
import { MAX_TIER_WEIGHT } from '@pennant/rules/packs/tier-weights';
import { TEXT_RULES } from '@pennant/rules/text/text-rules';
import { z } from 'zod';
import { defineCall } from './call.ts';
import { cardSummary } from './cards.ts';
import { displayText } from './display-text.ts';
import { seriesFacts, tierOdds } from './packs.ts';
import {
  cardType,
  catalogueID,
  catalogueIDText,
  count,
  hex32,
  MAX_PAGE_SIZE,
  rating,
  wholeNumberText,
} from './common-schemas.ts';

const tierWeight = z.int().min(0).max(MAX_TIER_WEIGHT);

/** A weight for each tier. */
export const tierWeights = z.strictObject(
  Object.fromEntries(TIERS.map(({ tier }) => [tier, tierWeight])) as Record<
    (typeof TIERS)[number]['tier'],
    typeof tierWeight
  >,
);

/** The fields of a series that an admin edits. */
export const seriesForm = z.object({
  /**
   * Lower-case words joined by hyphens; identifies its pack's picture and its variant of a card.
   */
  seriesKey: z
    .string()
    .max(40)
    .regex(/^[a-z0-9]+(-[a-z0-9]+)*$/, 'must be lower-case words or numbers joined by hyphens'),
  name: displayText(TEXT_RULES.seriesName),
  year: z.int().min(1871).max(2100).nullable(),
  cost: z.int().min(0).max(1_000_000_000),
  minRating: rating,
  teamsIncluded: z
    .string()
    .max(400)
    .regex(/^[A-Z0-9]{2,3}(,[A-Z0-9]{2,3})*$/, 'must be club codes with commas between: BOS,NYA')
    .nullable(),
  purchaseLimit: z.int().min(1).max(1_000_000).nullable(),
  isActive: z.boolean(),
  numberOfCards: z.int().min(1).max(MAX_CARDS_PER_PACK),
  /** Null for the default weights. */
  tierWeights: tierWeights.nullable(),
});
export type SeriesForm = z.output<typeof seriesForm>;

/** A series with the fields for admins. */
export const adminSeries = seriesFacts.extend({
  tiers: z.array(tierOdds),
  /** Average sale price of a pack in which every card is a duplicate. */
  expectedResale: z.number(),
  /** SHA-256 of the odds table by which its packs are drawn. */
  oddsHash: hex32,
  tierWeights: tierWeights.nullable(),
  /** Number of its cards, including those that its limits exclude from packs. */
  cards: count,
  /** The lowest cost allowed. */
  lowestCost: count,
  /** Whether it is on sale: active, able to fill a pack, and not below the lowest cost. */
  isOffered: z.boolean(),
  /** Whether it comes from the history: its key and year can't be changed. */
  isOfHistory: z.boolean(),
});
export type AdminSeries = z.output<typeof adminSeries>;

/** Maximum number of cards that one call adds to a series or removes from it. */
export const MAX_CARDS_PER_CHANGE = 500;
const someCards = z.array(catalogueID).max(MAX_CARDS_PER_CHANGE).default([]);

const id = z.object({ id: catalogueIDText });

export const seriesAdminCalls = {
  allSeries: defineCall({
    method: 'GET',
    path: '/series/all',
    summary: 'Every series, on sale or not, newest season first.',
    who: 'admin',
    answer: z.array(adminSeries),
    writes: false,
  }),
  oneSeries: defineCall({
    method: 'GET',
    path: '/series/{id}',
    summary: 'One series with its odds, its weights and all its cards, best rating first.',
    who: 'admin',
    params: id,
    answer: z.object({ series: adminSeries, cards: z.array(cardSummary) }),
    writes: false,
  }),
  createSeries: defineCall({
    method: 'POST',
    path: '/series',
    summary: 'Make a series; its cards are put in afterwards.',
    who: 'admin',
    body: seriesForm,
    answer: adminSeries,
    writes: true,
  }),
  changeSeries: defineCall({
    method: 'PUT',
    path: '/series/{id}',
    summary:
      'Change a series. Packs that were sold before are opened by the odds that they were sold under.',
    who: 'admin',
    params: id,
    body: seriesForm,
    answer: adminSeries,
    writes: true,
  }),
  changeSeriesCards: defineCall({
    method: 'PUT',
    path: '/series/{id}/cards',
    summary: 'Put cards into a series and take others out.',
    who: 'admin',
    params: id,
    body: z.object({ add: someCards, remove: someCards }),
    answer: adminSeries.extend({ added: count, removed: count }),
    writes: true,
  }),
  seriesCandidates: defineCall({
    method: 'GET',
    path: '/series/{id}/candidates',
    summary: 'Cards that could be put into a series, best rating first.',
    who: 'admin',
    params: id,
    query: z.object({
      /** Part of the name, without regard to case. */
      name: z.string().max(60).optional(),
      year: wholeNumberText(z.int().min(1871).max(2100)).optional(),
      type: cardType.optional(),
      minRating: wholeNumberText(z.int().min(0).max(MAX_RATING)).default(0),
      limit: wholeNumberText(z.int().min(1).max(MAX_PAGE_SIZE)).default(50),
    }),
    answer: z.array(cardSummary),
    writes: false,
  }),
};
