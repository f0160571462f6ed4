import { expect, test } from 'vitest';

import { DayOfTests } from '../testing/a-day.ts';
import { reviewedDecisionView } from './reviewed-decision-view.ts';

const day = new DayOfTests();
const [first] = day.review(day.wholeAttempt()).decisions;
const viewOf = (changes: Partial<NonNullable<typeof first>> = {}) =>
  reviewedDecisionView(day.game.setup, day.game.side, { ...first!, ...changes });

test('a decision has its options, best first, with yours and what others chose', () => {
  const view = viewOf();
  expect(view.number).toBe(1);
  expect(view.verdict).toBe('best');
  expect(view.options[0]).toMatchObject({ isBest: true, isChosen: true, chance: 0.53 });
  expect(view.options.slice(1).every(({ isBest, isChosen }) => !isBest && !isChosen)).toBe(true);
  expect(view.deciders).toBe(30 + 10 * (view.options.length - 1));
  const shares = view.options.map(({ share }) => share!);
  expect(shares[0]).toBe(30 / view.deciders);
  expect(shares.reduce((sum, share) => sum + share, 0)).toBeCloseTo(1);
});

test('what it cost is its verdict', () => {
  const chosen = first!.values[1]!.option;
  const verdicts = [0, 0.01, 0.03, 0.08].map((cost) => viewOf({ chosen, cost }).verdict);
  expect(verdicts).toEqual(['best', 'small', 'mistake', 'blunder']);
  expect(viewOf({ chosen }).options.find(({ isChosen }) => isChosen)?.option).toBe(chosen);
});

test('where nobody else has decided there is no share', () => {
  const values = first!.values.map((value) => ({ ...value, chosenBy: 0 }));
  const view = viewOf({ values });
  expect([view.deciders, view.options[0]!.share]).toEqual([0, null]);
});
