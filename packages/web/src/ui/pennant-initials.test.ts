import { expect, test } from 'vitest';

import { campaignInitials } from './campaign-initials.ts';

test('a pennant has the first letters of two words that count', () => {
  expect(campaignInitials('The Pennant Race')).toBe('PR');
  expect(campaignInitials('Up from the Sandlots')).toBe('S');
});

test('an emoji or an accented letter at the beginning of a word stays whole', () => {
  expect(campaignInitials('🏆 Cup')).toBe('🏆C');
  expect(campaignInitials('👨‍👩‍👧‍👦 Day')).toBe('👨‍👩‍👧‍👦D');
  expect(campaignInitials('e\u0301te\u0301 ⚾')).toBe('É⚾'.normalize('NFD'));
});
