import { expect, test } from 'vitest';
import { isHouseCard } from './house-card.ts';

test('a card of the house is told from one of a season by its player', () => {
  expect(isHouseCard({ playerID: 'custom-9000001' })).toBe(true);
  expect(isHouseCard({ playerID: 'caseymi01' })).toBe(false);
});
