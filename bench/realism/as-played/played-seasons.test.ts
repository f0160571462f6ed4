import { expect, test } from 'vitest';
import { playedSets } from './played-seasons.ts';

const ALL = Array.from({ length: 153 }, (_, index) => 1871 + index);

test('no season is both tuned on and held out', () => {
  const { tuned, heldOut } = playedSets(ALL, []);
  expect(heldOut.years).toEqual([1930, 1985, 1998, 2019, 2020, 2021, 2022, 2023]);
  expect(tuned.years.filter((year) => heldOut.years.includes(year))).toEqual([]);
  expect([tuned.years[0], tuned.years.at(-1), tuned.years.length]).toEqual([1903, 2018, 23]);
});

test('seasons later than the record of the tuning are held out', () => {
  expect(playedSets([...ALL, 2024, 2025], []).heldOut.years.slice(-2)).toEqual([2024, 2025]);
});

test('named seasons are played instead, each in its own set', () => {
  const { tuned, heldOut } = playedSets(ALL, [1927, 1985, 2055]);
  expect([tuned.years, heldOut.years]).toEqual([[1927], [1985]]);
});
