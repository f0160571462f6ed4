import type { OwnedOfSeries } from '@pennant/contract/collection';
import type { Series } from '@pennant/contract/packs';
import { expect, test } from 'vitest';

import { aSeries } from '../testing/a-series.ts';
import { suggestionDetail, suggestionTitle, suggestSeries } from './suggest-series.ts';

/** A series of 100 iron cards, which are drawn evenly. */
const seriesOf = (facts: Partial<Series>): Series =>
  aSeries({
    ...facts,
    odds: { tiers: ['iron'], chances: [1], cards: [100] },
  });
const season = (year: number) => seriesOf({ year, name: `${year} Base` });
const MVP = seriesOf({ seriesID: 3001, year: null, kind: 'award', name: 'MVP' });
const COUNTER = [season(2023), season(2022), season(1957), season(1954), season(1927), MVP];

const has = (seriesID: number, owned: number): OwnedOfSeries => ({ seriesID, tier: 'iron', owned });
const collector = (owned: readonly OwnedOfSeries[]) => ({
  owned,
  clubYear: null,
  canBuy: () => true,
});
const suggested = (
  owned: readonly OwnedOfSeries[],
  {
    list = COUNTER,
    ...facts
  }: { list?: Series[]; canBuy?: (s: Series) => boolean; clubYear?: number } = {},
) =>
  suggestSeries(list, { ...collector(owned), ...facts }).map(({ series, reason }) => [
    reason.kind,
    series.seriesID,
  ]);

test('a collector finds the newest season, the fullest series and a season of the own decade', () => {
  expect(suggested([has(1954, 12), has(1957, 9), has(3001, 30)])).toEqual([
    ['newest', 2023],
    ['completion', 3001],
    ['decade', 1954],
  ]);
});

test('no series is suggested twice, though it be the newest, the fullest and of the decade', () => {
  expect(suggested([has(2023, 40), has(2022, 3)])).toEqual([
    ['newest', 2023],
    ['completion', 2022],
    ['special', 3001],
  ]);
});

test('of two decades with as many cards the later one is the own', () => {
  const [, , third] = suggestSeries(
    COUNTER,
    collector([has(3001, 50), has(1927, 4), has(1957, 4)]),
  );
  expect(third?.reason).toEqual({ kind: 'decade', decade: 1950, isOfClub: false });
});

test('whose club was chosen is led to its decade, whatever was collected since', () => {
  const owned = [has(3001, 50), has(1957, 40)];
  expect(suggested(owned, { clubYear: 1929 })).toEqual([
    ['newest', 2023],
    ['completion', 3001],
    ['decade', 1927],
  ]);
  const [, , third] = suggestSeries(COUNTER, { ...collector(owned), clubYear: 1929 });
  expect(third === undefined ? '' : suggestionTitle(third)).toBe('Your club’s decade: the 1920s');
});

test('what is complete, or sold out for the user, is not suggested', () => {
  expect(suggested([has(2023, 100), has(3001, 99)], { canBuy: (s) => s !== MVP })).toEqual([
    ['newest', 2022],
    ['special', 1957],
    ['special', 1954],
  ]);
});

test('who has no card finds special series beside the newest season', () => {
  expect(suggested([])).toEqual([
    ['newest', 2023],
    ['special', 3001],
    ['special', 2022],
  ]);
  expect(suggested([], { list: [] })).toEqual([]);
});

test('a suggestion says why it is one, what is owned and what a pack may bring', () => {
  const list = suggestSeries(COUNTER, collector([has(1954, 50), has(1957, 1)]));
  expect(list.map(suggestionTitle)).toEqual([
    'The newest season',
    'Closest to complete',
    'Your decade: the 1950s',
  ]);
  expect(list.map(suggestionDetail)).toEqual([
    'None of 100 yours yet',
    '50 of 100 yours; a pack: about 3 of 6 new',
    '1 of 100 yours; a pack: likely all new',
  ]);
});
