import { expect, test } from 'vitest';

import { pennantInitials } from './pennant-initials.ts';

test('a pennant has the first letters of two words that count', () => {
  expect(pennantInitials('The Pennant Race')).toBe('PR');
  expect(pennantInitials('Up from the Sandlots')).toBe('S');
});

test('an emoji or an accented letter at the beginning of a word stays whole', () => {
  expect(pennantInitials('🏆 Cup')).toBe('🏆C');
  expect(pennantInitials('👨‍👩‍👧‍👦 Day')).toBe('👨‍👩‍👧‍👦D');
  expect(pennantInitials('e\u0301te\u0301 ⚾')).toBe('É⚾'.normalize('NFD'));
});
