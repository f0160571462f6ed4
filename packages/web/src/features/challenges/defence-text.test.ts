import { expect, test } from 'vitest';

import { defenceRatingText, defenceText } from './defence-text.ts';
import { aDefence } from './testing/challenge-facts.ts';

test('a game against one’s team has the winner’s runs first', () => {
  expect(defenceText(aDefence())).toBe('Beaten 4-3 by rookie6');
  expect(defenceText(aDefence({ won: true, runs: 5, opponentRuns: 2 }))).toBe(
    'Held rookie6 off 5-2',
  );
});

test('who gave it up has lost it, whatever the score; who has left has no name', () => {
  const forfeit = { won: true, isAbandoned: true, runs: 0, opponentRuns: 7 };
  expect(defenceText(aDefence(forfeit))).toBe('Won by forfeit: rookie6 gave the game up');
  expect(defenceText(aDefence({ User: null }))).toBe('Beaten 4-3 by a former player');
});

test('the rating says where it went, or why nowhere', () => {
  expect(defenceRatingText(aDefence())).toBe('Rating 1497 (−3)');
  expect(defenceRatingText(aDefence({ rating: { before: 1497, after: 1501 } }))).toBe(
    'Rating 1501 (+4)',
  );
  expect(defenceRatingText(aDefence({ rating: { before: 1500, after: 1500 } }))).toContain('±0');
  expect(defenceRatingText(aDefence({ isRated: false, rating: null }))).toBe('Not rated');
  expect(defenceRatingText(aDefence({ rating: null }))).toContain('ten of the day');
});
