import type { Series } from '@pennant/contract/packs';
import { describe, expect, test } from 'vitest';

import { describeSearch } from './club/club-search.ts';
import { ARRIVAL_MS } from './club/describe-set.ts';
import {
  decadesOf,
  filterSeries,
  NO_SERIES_FILTER,
  SERIES_KIND_LABELS,
  seriesSubtitle,
} from './filter-series.ts';
import { findPurchaseBlocker, summarizePurchaseBlockers } from './purchase-blocker.ts';
import { suggestionDetail, suggestionTitle, suggestSeries } from './suggestions/suggest-series.ts';
import { aSeries } from './testing/a-series.ts';

test('a series has its year below its name, or what it is of', () => {
  expect(seriesSubtitle(aSeries())).toBe('1954');
  expect(
    (['base', 'award', 'milestone', 'theme'] as const).map((kind) =>
      seriesSubtitle({ year: null, kind }),
    ),
  ).toEqual(['Seasons', 'Awards', 'Milestones', 'Themes']);
  expect(SERIES_KIND_LABELS.map(({ kind }) => kind)).toEqual([
    'base',
    'award',
    'milestone',
    'theme',
  ]);
  expect(seriesSubtitle({ year: null, kind: 'other' as never })).toBe('');
});

test('a special series is found as special, and none of another price', () => {
  const special = aSeries({ year: null, name: 'MVP', kind: 'award', cost: 440 });
  const found = (text: string) =>
    filterSeries([special, aSeries()], { ...NO_SERIES_FILTER, text }).map(({ name }) => name);
  expect(found('special')).toEqual(['MVP']);
  expect(found('SPECIAL mvp')).toEqual(['MVP']);
  const cheap = filterSeries([special], { ...NO_SERIES_FILTER, maxCost: 439 });
  expect(cheap).toEqual([]);
  expect(filterSeries([special], { ...NO_SERIES_FILTER, maxCost: 440 })).toEqual([special]);
  expect(filterSeries([special], { ...NO_SERIES_FILTER, decade: 1950 })).toEqual([]);
  expect(decadesOf([special])).toEqual([]);
});

test('special series stand in the order of their numbers', () => {
  const special = (seriesID: number) => aSeries({ year: null, seriesID, name: `${seriesID}` });
  expect(
    filterSeries([special(9), special(3), special(5)], NO_SERIES_FILTER).map(
      ({ seriesID }) => seriesID,
    ),
  ).toEqual([3, 5, 9]);
});

test('the clubs in sight are called what they are', () => {
  expect(describeSearch({ by: 'best' }, 9)).toBe('The best of each decade');
  expect(describeSearch({ by: 'decade', decade: 1950 }, 9)).toBe('Clubs of the 1950s');
  expect(describeSearch({ by: 'year', year: 1954 }, 0)).toBe('The season of 1954');
  expect(ARRIVAL_MS).toBeLessThan(4000);
});

describe('what stands in the way of a purchase', () => {
  const series = aSeries({ cost: 130 });
  const limited = aSeries({ cost: 130, purchaseLimit: 30 });

  test('is told before the wallet is known, but not at length', () => {
    expect(findPurchaseBlocker(series, { balance: null, bought: 0 }, 1)).toBe(
      'Your wallet is being looked up.',
    );
    expect(summarizePurchaseBlockers(series, { balance: null, bought: 0 }, 100)).toBeNull();
  });

  test('is the limit before the wallet', () => {
    const poor = { balance: 0, bought: 30 };
    const said = 'You have bought as many as one player may.';
    expect(findPurchaseBlocker(limited, poor, 1)).toBe(said);
    expect(summarizePurchaseBlockers(limited, poor, 100)).toBe(said);
    expect(findPurchaseBlocker(limited, { balance: 0, bought: 25 }, 5)).toContain('short.');
  });

  test('is nothing for as many as the wallet covers, to the dollar', () => {
    expect(summarizePurchaseBlockers(series, { balance: 1300, bought: 0 }, 10)).toBeNull();
    expect(summarizePurchaseBlockers(series, { balance: 1299, bought: 0 }, 10)).toBe(
      'Your wallet is good for 9 packs.',
    );
  });
});

/** A series of 100 iron cards. */
const seriesOf = (facts: Partial<Series>, cards = 100): Series =>
  aSeries({
    ...facts,
    odds: { tiers: ['iron'], chances: [1], cards: [cards] },
  });
const suggest = (list: readonly Series[], owned: readonly (readonly [number, number])[]) =>
  suggestSeries(list, {
    owned: owned.map(([seriesID, count]) => ({ seriesID, tier: 'iron', owned: count })),
    clubYear: null,
    canBuy: () => true,
  });

describe('a suggestion', () => {
  const mvp = seriesOf({ seriesID: 3001, year: null, kind: 'award', name: 'MVP' });
  const theme = seriesOf({ seriesID: 3002, year: null, kind: 'theme', name: 'Fifties' }, 400);

  test('of two series that are as complete is the larger', () => {
    const [, second] = suggest(
      [seriesOf({ year: 2023 }), mvp, theme],
      [
        [3001, 10],
        [3002, 40],
      ],
    );
    expect(second?.series.name).toBe('Fifties');
    expect(second?.reason.kind).toBe('completion');
  });

  test('of a decade is the fullest season, of equal ones the later', () => {
    const seasons = [2023, 1951, 1957, 1954].map((year) => seriesOf({ year }));
    const decade = suggest(
      [...seasons, mvp],
      [
        [1954, 5],
        [3001, 50],
      ],
    )[2];
    expect(decade?.series.year).toBe(1954);
    const owned = [
      [1954, 5],
      [1957, 5],
      [1951, 5],
      [3001, 50],
    ] as const;
    expect(suggest([...seasons, mvp], owned)[2]?.series.year).toBe(1957);
  });

  test('counts no more cards than a series has', () => {
    expect(suggest([mvp, seriesOf({ year: 2023 })], [[3001, 120]])).toHaveLength(1);
  });

  test('fills up with other seasons, and says that they are', () => {
    const list = suggest(
      [2023, 2022, 2021, 2020].map((year) => seriesOf({ year })),
      [],
    );
    expect(list.map(({ series }) => series.year)).toEqual([2023, 2022, 2021]);
    expect(list.map(suggestionTitle)).toEqual([
      'The newest season',
      'Another season',
      'Another season',
    ]);
    expect(suggestionTitle(suggest([mvp], [])[0]!)).toBe('Out of the ordinary');
  });

  test('says of an almost complete series that a new card is rare', () => {
    const [only] = suggest([mvp], [[3001, 99]]);
    expect(suggestionDetail(only!)).toBe('99 of 100 yours; a pack: a new one now and then');
    const [most] = suggest(
      [seriesOf({ seriesID: 3001, year: null, numberOfCards: 1 })],
      [[3001, 2]],
    );
    expect(suggestionDetail(most!)).toBe('2 of 100 yours; a pack: likely all new');
  });
});
