// @vitest-environment happy-dom
import { render, screen } from '@testing-library/react';
import { expect, test } from 'vitest';

import { aPage } from '../../../testing/a-page.tsx';
import { SeasonPanel } from './season-panel.tsx';
import { aDecisionView, aReviewView } from './testing/a-review-view.ts';

const aKept = (decisions: number) => ({
  userID: 'u',
  gameID: 'g',
  created: '2026-01-01',
  view: aReviewView({
    decisions: [
      ...Array.from({ length: decisions }, () => aDecisionView({ kind: 'sends' })),
      ...Array.from({ length: decisions }, () => aDecisionView({ kind: 'hook', cost: 0.03 })),
    ],
  }),
});
const textOf = (decisions: number) =>
  render(<SeasonPanel reviews={[aKept(decisions)]} />, { wrapper: aPage({ user: {} }).wrapper })
    .container.textContent;

test('a season tells the luck with its band, what decisions cost, and the best and worst kind', () => {
  const text = textOf(5);
  expect(text).toContain('+58 points by the dice, for you: within the band of ±98');
  expect(text).toContain('Cost a game');
  expect(text).toContain('Sending runners is what you do best; the hook has the most to gain.');
  const table = screen.getByRole('table', { name: 'Decisions by kind' });
  expect(table.textContent).toContain('The hook5515.0');
});

test('with few decisions it ranks none', () => {
  expect(textOf(2)).toContain('once two kinds have five decisions each');
});
