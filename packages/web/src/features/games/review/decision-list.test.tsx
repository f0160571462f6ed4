// @vitest-environment happy-dom
import { fireEvent, render, screen } from '@testing-library/react';
import { expect, test } from 'vitest';

import { aPage } from '../../../testing/a-page.tsx';
import { DecisionList } from './decision-list.tsx';
import type { DecisionView } from './review-view.ts';
import { aDecisionView } from './testing/a-review-view.ts';

const show = (decisions: readonly DecisionView[]) =>
  render(<DecisionList decisions={decisions} eventPath={(event) => `#event-${event}`} />, {
    wrapper: aPage({ user: {} }).wrapper,
  });
const verdicts = () => screen.queryAllByText(/^(As good as any|Mistake|Blunder)$/).length;

test('a game without decisions of the user says so', () => {
  const { container } = show([]);
  expect(container.textContent).toContain('No decision was yours in this game');
  expect(screen.queryByRole('button')).toBeNull();
});

test('those that cost something come first, and all on request', () => {
  const bad = aDecisionView({ eventNumber: 40, cost: 0.06, verdict: 'blunder' });
  show([aDecisionView(), bad, aDecisionView({ eventNumber: 50 })]);
  expect(verdicts()).toBe(1);
  const button = screen.getByRole('button', { name: 'Show all 3 decisions' });
  expect(button.getAttribute('aria-expanded')).toBe('false');
  fireEvent.click(button);
  expect(verdicts()).toBe(3);
  fireEvent.click(screen.getByRole('button', { name: 'Show fewer' }));
  expect(verdicts()).toBe(1);
});

test('a decision tells its options with their chances, which was theirs, and why', () => {
  const { container } = show([aDecisionView()]);
  expect(container.textContent).toMatch(/Send Cobb home62% ±2/);
  expect(container.textContent).toMatch(/Hold everybodyyours59% ±2/);
  expect(container.textContent).toContain('97% safe at home; 71% needed.');
  expect(screen.getByRole('link').getAttribute('href')).toContain('#event-12');
});

test('one that the computer made for them is told apart', () => {
  expect(show([aDecisionView({ isComputers: true })]).container.textContent).toContain(
    'the computer for you',
  );
});
