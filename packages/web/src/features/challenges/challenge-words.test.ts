import { expect, test } from 'vitest';

import { challengePath, ratingText, unratedText } from './challenge-words.ts';
import { ordersText } from './orders-words.ts';

test('a rating is told with how sure it is, and a path names its player', () => {
  expect(ratingText({ rating: 1512, deviation: 98 })).toBe('1512 ± 98');
  expect(challengePath('a&b c')).toBe('/game/create?against=players&player=a%26b%20c');
});

test('why a game moves no rating is told without saying more of the other than that', () => {
  expect(unratedText('by_link')).toContain('by link');
  expect(unratedText('pair_within_day')).toContain('24 hours');
  expect(unratedText('pair_not_rated')).toContain("can't be rated against each other");
  expect(unratedText('in_cup')).toContain('counts for the cup alone');
});

test('standing orders are told in a line', () => {
  expect(ordersText({ hook: 'early', steals: 'seldom', closer: 'RP1' }, 'Smith')).toBe(
    'early hook, few steals, Smith closes',
  );
  expect(ordersText({ hook: 'usual', steals: 'never', closer: 'RP2' }, 'Rusie')).toBe(
    'the usual hook, no steals, Rusie closes',
  );
  expect(ordersText({ hook: 'late', steals: 'often', closer: 'RP1' }, 'Smith')).toBe(
    'late hook, many steals, Smith closes',
  );
});
