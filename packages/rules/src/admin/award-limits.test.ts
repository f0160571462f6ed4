import { expect, test } from 'vitest';
import { awardText, DEFAULT_AWARD_REASON } from './award-limits.ts';

test('a wallet shows an award with its reason, and no reason twice', () => {
  expect(awardText('Rain delay on opening day')).toBe('Award: Rain delay on opening day');
  expect(awardText(DEFAULT_AWARD_REASON)).toBe('Award');
});
