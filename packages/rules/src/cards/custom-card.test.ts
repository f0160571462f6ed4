import { expect, test } from 'vitest';
import { isCustomCard } from './custom-card.ts';

test('a card of the house is told from one of a season by its player', () => {
  expect(isCustomCard({ playerID: 'custom-9000001' })).toBe(true);
  expect(isCustomCard({ playerID: 'caseymi01' })).toBe(false);
});
