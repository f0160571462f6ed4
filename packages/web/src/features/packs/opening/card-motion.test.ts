import { expect, test } from 'vitest';

import { liftToCenter } from './card-motion.ts';

const card = { left: 20, top: 300, width: 100, height: 140 };

test('on a phone a card is held up to the middle of the table, three quarters as wide', () => {
  const table = { left: 0, top: 100, width: 360, height: 500 };
  const { x, y, scale } = liftToCenter(card, table, 740);
  expect(scale).toBeCloseTo(2.664);
  expect(card.left + 50 + x).toBeCloseTo(180);
  expect(card.top + 70 + y).toBeCloseTo(350);
});

test('on a wide screen it is no wider than 320 pixels', () => {
  const table = { left: 80, top: 100, width: 1100, height: 560 };
  expect(liftToCenter(card, table, 900).scale).toBeCloseTo(3.2);
});

test('of a table that is half out of sight, the middle of what is seen counts', () => {
  const table = { left: 0, top: -200, width: 360, height: 700 };
  const { y, scale } = liftToCenter(card, table, 400);
  expect(card.top + 70 + y).toBeCloseTo(200);
  expect(140 * scale).toBeLessThanOrEqual(400);
});

test('a card is never made smaller', () => {
  const table = { left: 0, top: 0, width: 90, height: 120 };
  expect(liftToCenter(card, table, 90).scale).toBe(1);
});
