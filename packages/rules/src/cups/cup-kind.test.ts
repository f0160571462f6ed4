import { expect, test } from 'vitest';
import { DAY_MS } from '../time/utc-day.ts';
import { findUnfitForCup, kindOfWeek, nameOfFridayCup, type CupCard } from './cup-kind.ts';

const ruth: CupCard = { name: 'Babe Ruth', year: 1927, rating: 99 };
const pipp: CupCard = { name: 'Wally Pipp', year: 1919, rating: 75 };
const team = { score: 62, cards: [ruth, pipp] };

test('an open cup takes every team', () => {
  expect(findUnfitForCup({ kind: 'open' }, team)).toBeNull();
});

test('a cap takes a team of just that score, and tells a better one both', () => {
  expect(findUnfitForCup({ kind: 'scoreCap', maxScore: 62 }, team)).toBeNull();
  expect(findUnfitForCup({ kind: 'scoreCap', maxScore: 61 }, team)).toEqual({
    problem: 'score',
    score: 62,
    maxScore: 61,
  });
});

test('a decade takes its first and its last season, and names the cards of others', () => {
  const ofYear = (year: number) => ({ score: 50, cards: [{ ...pipp, year }] });
  for (const year of [1920, 1929])
    expect(findUnfitForCup({ kind: 'decade', firstYear: 1920 }, ofYear(year))).toBeNull();
  for (const year of [1919, 1930])
    expect(findUnfitForCup({ kind: 'decade', firstYear: 1920 }, ofYear(year))).not.toBeNull();
  expect(findUnfitForCup({ kind: 'decade', firstYear: 1920 }, team)).toEqual({
    problem: 'cards',
    cards: [pipp],
  });
});

test('up to silver takes the best of silver, and names what is above', () => {
  expect(findUnfitForCup({ kind: 'maxTier', tier: 'silver' }, team)).toEqual({
    problem: 'cards',
    cards: [ruth],
  });
  const justGold = { score: 50, cards: [{ ...pipp, rating: 76 }] };
  expect(findUnfitForCup({ kind: 'maxTier', tier: 'silver' }, justGold)).not.toBeNull();
  expect(findUnfitForCup({ kind: 'maxTier', tier: 'gold' }, justGold)).toBeNull();
});

test('four weeks bring four kinds, eight weeks two decades', () => {
  const friday = Date.UTC(2026, 10, 27, 18);
  const kinds = Array.from({ length: 8 }, (_, week) =>
    kindOfWeek(friday + week * 7 * DAY_MS, [1900, 1910, 1920]),
  );
  expect(new Set(kinds.slice(0, 4).map(({ kind }) => kind)).size).toBe(4);
  expect(kinds.slice(4).map(({ kind }) => kind)).toEqual(kinds.slice(0, 4).map(({ kind }) => kind));
  const decades = kinds.flatMap((kind) => (kind.kind === 'decade' ? [kind.firstYear] : []));
  expect(new Set(decades).size).toBe(2);
});

test('every decade has its cup before the first comes again, each after the one before', () => {
  const friday = Date.UTC(2026, 10, 27, 18);
  const decades = [1900, 1910, 1920, 1930];
  const kinds = Array.from({ length: 20 }, (_, week) =>
    kindOfWeek(friday + week * 7 * DAY_MS, decades),
  );
  const years = kinds.flatMap((kind) => (kind.kind === 'decade' ? [kind.firstYear] : []));
  expect(years).toHaveLength(5);
  for (const [index, year] of years.slice(1).entries())
    expect(decades.indexOf(year)).toBe((decades.indexOf(years[index]!) + 1) % decades.length);
});

test('without a card of any decade every cup of a decade is open', () => {
  for (let week = 0; week < 4; week += 1)
    expect(kindOfWeek(week * 7 * DAY_MS, []).kind).not.toBe('decade');
});

test('a cup is named by its kind', () => {
  expect(nameOfFridayCup({ kind: 'decade', firstYear: 1920 })).toBe('Friday Cup: the 1920s');
  expect(nameOfFridayCup({ kind: 'maxTier', tier: 'silver' })).toBe('Friday Cup: up to silver');
});
