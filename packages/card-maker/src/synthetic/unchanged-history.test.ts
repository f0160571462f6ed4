import { createHash } from 'node:crypto';

import { expect, test } from 'vitest';
import { makeSeasonCards } from '../cards/make-season-cards.ts';
import { planCards } from '../cards/plan-cards.ts';
import { makeComputerClubs } from '../clubs/computer-clubs.ts';
import { famousClubs } from '../clubs/famous-clubs.ts';
import { gatherSpecialSeries } from '../series/special-series.ts';
import { generateHistory } from './generate-history.ts';

const checksum = (value: unknown): string =>
  createHash('sha256').update(JSON.stringify(value)).digest('hex').slice(0, 16);

const history = generateHistory();
const plan = planCards(history);
const cardsOf = (year: number) => {
  const season = history.find((each) => each.year === year)!;
  return { season, cards: makeSeasonCards(season, plan.get(year)!) };
};

/**
 * Databases keep the cards that were made for them, and games name clubs and cards by their
 * numbers: other cards from the same seasons are a change that must be made on purpose and
 * announced (the checksums then change with it).
 */
test('the invented seasons are the seasons they always were', () => {
  expect(checksum(history)).toBe('d1163da207c6d124');
});

test.each([
  [1871, 'c1208177cdadc8b2', 'ce25f1934395be55', '3dca110a085921f3'],
  [1894, 'a7141a601c722331', '323a70481b5d6d2a', '1f4d53455ea71a03'],
  [1930, '89f48dbc9a78e6b7', '7fc8ab165363971d', 'a1b7b5f73380a3ce'],
  [1968, '1d224e10ed1cf960', '05e924e95c980aca', '25633307148fd39a'],
  [2001, '284eab1849625562', '37d5a725e00fddfd', '834e5c3f1e512937'],
])('the cards, ratings, clubs and series of %d are what they always were', (year, ...sums) => {
  const { season, cards } = cardsOf(year);
  const { clubs, replacements } = makeComputerClubs(season, cards);
  expect([
    checksum(cards),
    checksum([clubs, replacements]),
    checksum(gatherSpecialSeries(season, cards)),
  ]).toEqual(sums);
});

test('the famous clubs are the clubs they always were', () => {
  expect(checksum(famousClubs(history))).toBe('67c4968c415a400e');
});
