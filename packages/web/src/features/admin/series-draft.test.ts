import type { CardSummary } from '@pennant/contract/cards';
import type { AdminSeries, SeriesForm } from '@pennant/contract/series-admin';
import { TIER_WEIGHTS } from '@pennant/rules/packs/tier-weights';
import { describe, expect, test } from 'vitest';

import {
  computeSeriesEconomics,
  defaultTierWeights,
  draftOfSeries,
  formOfSeries,
  NEW_SERIES,
  seriesFaults,
  type SeriesDraft,
} from './series-draft.ts';

const aDraft = (facts: Partial<SeriesDraft> = {}): SeriesDraft => ({
  ...NEW_SERIES,
  seriesKey: 'night-games',
  name: 'Night Games',
  ...facts,
});
const aForm = (facts: Partial<SeriesDraft> = {}): SeriesForm => formOfSeries(aDraft(facts));
const faultsOf = (facts: Partial<SeriesDraft>) => seriesFaults(aForm(facts));

describe('a new series', () => {
  test('begins as a pack of six silver cards and better for $440, not on sale', () => {
    expect(aForm()).toEqual({
      seriesKey: 'night-games',
      name: 'Night Games',
      year: null,
      cost: 440,
      minRating: 66,
      teamsIncluded: null,
      purchaseLimit: null,
      isActive: false,
      numberOfCards: 6,
      tierWeights: null,
    });
    expect(seriesFaults(aForm())).toEqual({});
  });

  test('needs a key and a name first', () => {
    expect(Object.keys(seriesFaults(formOfSeries(NEW_SERIES)))).toEqual(['seriesKey', 'name']);
  });
});

test('a series that is opened to be edited and saved unchanged stays what it was', () => {
  const series = {
    seriesKey: '1954-base',
    name: '1954 Base',
    year: 1954,
    cost: 130,
    minRating: 0,
    teamsIncluded: 'BOS,NYA',
    purchaseLimit: 20,
    isActive: true,
    numberOfCards: 5,
    tierWeights: { ...TIER_WEIGHTS, iron: 7 },
  };
  const draft = draftOfSeries(series as AdminSeries);
  expect(draft).toMatchObject({ year: '1954', purchaseLimit: '20', numberOfCards: '5' });
  expect(draft.tierWeights).toMatchObject({ iron: '7', uranium: '3' });
  expect(formOfSeries(draft)).toEqual(series);
});

test('so does one without a year, clubs, limit and weights of its own', () => {
  const series = {
    seriesKey: 'mvp',
    name: 'MVP',
    year: null,
    cost: 1000,
    minRating: 76,
    teamsIncluded: null,
    purchaseLimit: null,
    isActive: false,
    numberOfCards: 6,
    tierWeights: null,
  };
  const draft = draftOfSeries(series as AdminSeries);
  expect(draft).toMatchObject({ year: '', teamsIncluded: '', purchaseLimit: '' });
  expect(formOfSeries(draft)).toEqual(series);
});

test('club codes may be typed as one likes', () => {
  expect(aForm({ teamsIncluded: ' bos, nya  CHN,' }).teamsIncluded).toBe('BOS,NYA,CHN');
  expect(aForm({ teamsIncluded: '   ' }).teamsIncluded).toBeNull();
});

test('spaces around what is typed do not matter', () => {
  expect(
    aForm({ seriesKey: ' mvp ', name: ' MVP ', year: ' 1954 ', cost: ' 7 ', purchaseLimit: ' ' }),
  ).toMatchObject({ seriesKey: 'mvp', name: 'MVP', year: 1954, cost: 7, purchaseLimit: null });
});

test('weights of its own begin as the usual ones', () => {
  expect(aForm({ tierWeights: defaultTierWeights() }).tierWeights).toEqual(TIER_WEIGHTS);
});

const WEIGHTS = defaultTierWeights()!;
const LONG_KEY = `${'a'.repeat(20)}-${'b'.repeat(19)}`;

test.each([
  ['a key with numbers', { seriesKey: '1954-base-2' }],
  ['a key of forty letters', { seriesKey: LONG_KEY }],
  ['the first season', { year: '1871' }],
  ['the last year', { year: '2100' }],
  ['packs for nothing', { cost: '0' }],
  ['packs for a billion', { cost: '1000000000' }],
  ['every card', { minRating: '0' }],
  ['none below 100', { minRating: '100' }],
  ['packs of one', { numberOfCards: '1' }],
  ['packs of twelve', { numberOfCards: '12' }],
  ['one pack for each player', { purchaseLimit: '1' }],
  ['a million', { purchaseLimit: '1000000' }],
  ['a club of two letters', { teamsIncluded: 'KC,BS1' }],
  ['weights of 0 and 1000', { tierWeights: { ...WEIGHTS, iron: '0', gold: '1000' } }],
])('%s can be saved', (_what, facts) => {
  expect(faultsOf(facts)).toEqual({});
});

const KEY = 'Lower-case words or numbers joined by hyphens, at most 40 characters.';
const YEAR = 'A year from 1871 to 2100, or nothing.';
const COST = 'A whole number of 0 or more.';
const RATING = 'A whole number from 0 to 100.';
const CARDS = 'A whole number from 1 to 12.';
const LIMIT = 'A whole number of 1 or more, or nothing for no limit.';
const CLUBS = 'Club codes of two or three letters with commas between: BOS,NYA.';
const EACH_WEIGHT = 'Each weight is a whole number from 0 to 1000.';

test.each([
  ['seriesKey', KEY, { seriesKey: 'Night' }],
  ['seriesKey', KEY, { seriesKey: 'night--games' }],
  ['seriesKey', KEY, { seriesKey: '-night' }],
  ['seriesKey', KEY, { seriesKey: 'night-' }],
  ['seriesKey', KEY, { seriesKey: 'night games' }],
  ['seriesKey', KEY, { seriesKey: `${LONG_KEY}c` }],
  ['name', 'Give it a name, at most 60 characters.', { name: ' ' }],
  ['year', YEAR, { year: '1870' }],
  ['year', YEAR, { year: '2101' }],
  ['year', YEAR, { year: 'fifties' }],
  ['cost', COST, { cost: '-1' }],
  ['cost', COST, { cost: '' }],
  ['cost', COST, { cost: '1.5' }],
  ['cost', COST, { cost: '1000000001' }],
  ['minRating', RATING, { minRating: '101' }],
  ['minRating', RATING, { minRating: '' }],
  ['numberOfCards', CARDS, { numberOfCards: '0' }],
  ['numberOfCards', CARDS, { numberOfCards: '13' }],
  ['purchaseLimit', LIMIT, { purchaseLimit: '0' }],
  ['purchaseLimit', LIMIT, { purchaseLimit: '1000001' }],
  ['purchaseLimit', LIMIT, { purchaseLimit: '5 each' }],
  ['teamsIncluded', CLUBS, { teamsIncluded: 'BOSTON' }],
  ['teamsIncluded', CLUBS, { teamsIncluded: 'B' }],
  ['teamsIncluded', CLUBS, { teamsIncluded: 'BOS,!' }],
  ['tierWeights', EACH_WEIGHT, { tierWeights: { ...WEIGHTS, gold: '1001' } }],
  ['tierWeights', EACH_WEIGHT, { tierWeights: { ...WEIGHTS, gold: '' } }],
] as const)('%s: "%s" for %j', (field, message, facts) => {
  expect(faultsOf(facts)).toEqual({ [field]: message });
});

const aCard = (cardID: number, rating: number, teamNameID = 'BOS') =>
  ({ cardID, rating, teamNameID }) as CardSummary;
const CARDS_OF_SERIES = [
  ...Array.from({ length: 20 }, (_, index) => aCard(index, 60)),
  ...Array.from({ length: 10 }, (_, index) => aCard(100 + index, 70, 'NYA')),
];

describe('the economics of a series as it is typed', () => {
  test('are of the cards that its limits let into packs', () => {
    const all = computeSeriesEconomics(aForm({ minRating: '0' }), CARDS_OF_SERIES);
    expect(all).toMatchObject({ cards: 30, canFillAPack: true });
    expect(all?.tiers.map(({ tier, cards }) => [tier, cards])).toEqual(
      expect.arrayContaining([
        ['silver', 10],
        ['bronze', 20],
      ]),
    );
    expect(computeSeriesEconomics(aForm(), CARDS_OF_SERIES)?.cards).toBe(10);
    const boston = aForm({ minRating: '0', teamsIncluded: 'BOS' });
    expect(computeSeriesEconomics(boston, CARDS_OF_SERIES)?.cards).toBe(20);
  });

  test('say what a pack resells for, and the least that it must cost', () => {
    const cheap = computeSeriesEconomics(aForm({ cost: '1' }), CARDS_OF_SERIES);
    expect(cheap?.expectedResale).toBeGreaterThan(0);
    expect(cheap?.lowestCost).toBeGreaterThan(cheap?.expectedResale ?? 0);
    expect(cheap).toMatchObject({ coversResale: false, usualCost: 440 });
    const better = CARDS_OF_SERIES.map((one) => ({ ...one, rating: one.rating + 20 }));
    const worth = computeSeriesEconomics(aForm({ cost: '1' }), better)?.expectedResale;
    expect(worth).toBeGreaterThan(cheap?.expectedResale ?? 0);
    const dear = computeSeriesEconomics(aForm({ cost: '440' }), CARDS_OF_SERIES);
    expect(dear?.coversResale).toBe(true);
  });

  test('resell for nothing where there is no card, and fill no pack', () => {
    expect(computeSeriesEconomics(aForm(), [])).toMatchObject({
      cards: 0,
      expectedResale: 0,
      canFillAPack: false,
    });
  });

  test.each([
    { minRating: '' },
    { numberOfCards: '0' },
    { teamsIncluded: 'BOSTON' },
    { tierWeights: { ...WEIGHTS, gold: '' } },
  ])('are not told while %j is wrong', (facts) => {
    expect(computeSeriesEconomics(aForm(facts), CARDS_OF_SERIES)).toBeNull();
  });

  test('are told while a field that they do not need is wrong', () => {
    expect(computeSeriesEconomics(aForm({ name: '', year: '1' }), CARDS_OF_SERIES)).not.toBeNull();
  });
});
