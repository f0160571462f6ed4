import { expect, test } from 'vitest';
import { averageBatterCard, ERA_REFERENCE } from './average-batter-card.ts';
import { hitRate } from './outcome-rates.ts';

/** A league of the dead-ball era: many singles, few walks, few home runs. */
const DEAD_BALL = { H1: 0.18, H2: 0.028, H3: 0.012, HR: 0.004, BB: 0.06, SO: 0.09, OO: 0.626 };

test('the batters carry half of the way to the reference', () => {
  const card = averageBatterCard(DEAD_BALL, 0);
  expect(card.BB).toBeCloseTo(Math.sqrt(0.06 * ERA_REFERENCE.BB), 12);
  expect(hitRate(card) - card.HR).toBeCloseTo(Math.sqrt(0.22 * ERA_REFERENCE.hitsInPlay), 12);
});

test('strikeouts move a quarter of the way, home runs by at most a quarter', () => {
  const card = averageBatterCard(DEAD_BALL, 0);
  expect(card.SO).toBeCloseTo(0.09 ** 0.75 * ERA_REFERENCE.SO ** 0.25, 12);
  expect(card.HR).toBeCloseTo(0.005, 12);
});

test('singles, doubles and triples keep their proportions', () => {
  const card = averageBatterCard(DEAD_BALL, 0.1);
  expect(card.H2 / card.H1).toBeCloseTo(DEAD_BALL.H2 / DEAD_BALL.H1, 12);
  expect(card.H3 / card.H1).toBeCloseTo(DEAD_BALL.H3 / DEAD_BALL.H1, 12);
});

test('a lift raises hits in play and walks, not home runs', () => {
  const plain = averageBatterCard(DEAD_BALL, 0);
  const lifted = averageBatterCard(DEAD_BALL, Math.log(1.1));
  expect(lifted.H1 / plain.H1).toBeCloseTo(1.1, 12);
  expect(lifted.BB / plain.BB).toBeCloseTo(1.1, 12);
  expect(lifted.HR).toBe(plain.HR);
});

test('a league of sluggers loses at most a quarter of its home runs', () => {
  expect(averageBatterCard({ ...DEAD_BALL, HR: 0.08 }, 0).HR).toBeCloseTo(0.06, 12);
  // Near the reference the mean stands: neither limit is reached.
  expect(averageBatterCard({ ...DEAD_BALL, HR: 0.03 }, 0).HR).toBeCloseTo(Math.sqrt(0.00105), 12);
});

test('a league that never hit a ball safely has no hits on its card', () => {
  const card = averageBatterCard({ H1: 0, H2: 0, H3: 0, HR: 0, BB: 0, SO: 0, OO: 1 }, 0.1);
  expect(card).toEqual({ H1: 0, H2: 0, H3: 0, HR: 0, BB: 0, SO: 0, OO: 1 });
});
