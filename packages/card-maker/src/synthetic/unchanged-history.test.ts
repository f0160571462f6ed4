import { createHash } from 'node:crypto';

import { UNKNOWN_HABITS } from '@pennant/rules/games/manager/habits';
import { expect, test } from 'vitest';
import { makeSeasonCards } from '../cards/make-season-cards.ts';
import { planCards } from '../cards/plan-cards.ts';
import { makeComputerClubs, type ComputerClub } from '../clubs/computer-clubs.ts';
import { famousClubs } from '../clubs/famous-clubs.ts';
import { gatherSpecialSeries } from '../series/special-series.ts';
import { generateHistory } from './generate-history.ts';

const checksum = (value: unknown): string =>
  createHash('sha256').update(JSON.stringify(value)).digest('hex').slice(0, 16);

/** Returns clubs as they were before they had habits. */
const withoutHabits = (clubs: readonly ComputerClub[]) =>
  clubs.map(({ habits: _habits, ...club }) => club);

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
  expect(checksum(history)).toBe('51b245dc3ef1ec30');
});

test.each([
  [1871, '448e84336228e6d9', '556743a6990ab45b', '1ee9e572578ce62d'],
  [1894, 'dcbabafd3af44cff', 'dd7f96df23983d2d', '466fd07fcd4a80c0'],
  [1930, 'e4fe709f48e5c1d1', '1b34bcea917bc9e9', 'daa077853e2e9c63'],
  [1968, '649a40398b614f35', '415745e27422ae35', '8c8bf0174120f32a'],
  [2001, '298c4ac688e14905', '4da675a846ef2f14', '4567b9aa9d7f2f1d'],
])('the cards, ratings, clubs and series of %d are what they always were', (year, ...sums) => {
  const { season, cards } = cardsOf(year);
  const { clubs, replacements } = makeComputerClubs(season, cards);
  expect([
    checksum(cards),
    checksum([withoutHabits(clubs), replacements]),
    checksum(gatherSpecialSeries(season, cards)),
  ]).toEqual(sums);
});

test('the habits of 1894 and 2001 are what they always were', () => {
  const habitsOf = (year: number) => {
    const { season, cards } = cardsOf(year);
    const { clubs } = makeComputerClubs(season, cards);
    return [...new Map(clubs.map(({ league, habits }) => [league, habits]))];
  };
  expect([1894, 2001].map(habitsOf)).toEqual([
    [['CL', { completeGames: 0.792, stealAttempts: 3.158, intentionalWalks: null }]],
    [
      ['WL', { completeGames: 0.056, stealAttempts: 0.789, intentionalWalks: 0.242 }],
      ['CL', { completeGames: 0.059, stealAttempts: 0.787, intentionalWalks: 0.239 }],
    ],
  ]);
});

test('a catalogue that version 1 of the maker began gets the clubs of version 1', () => {
  const { season, cards } = cardsOf(1968);
  const { clubs, replacements } = makeComputerClubs(season, cards, 1);
  expect(checksum([withoutHabits(clubs), replacements])).toBe('702593a1cc2ff054');
  expect(clubs.every(({ habits }) => habits === UNKNOWN_HABITS)).toBe(true);
});

test('the famous clubs are the clubs they always were', () => {
  expect(checksum(famousClubs(history))).toBe('b7b018696bf799d5');
});
