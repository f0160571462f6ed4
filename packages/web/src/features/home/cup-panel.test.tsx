// @vitest-environment happy-dom
import { render, screen } from '@testing-library/react';
import { expect, test } from 'vitest';

import { aPage } from '../../testing/a-page.tsx';
import { aCupSummary, aRunningCup, CUP_ID } from '../cups/testing/a-cup.ts';
import { CupPanel } from './cup-panel.tsx';

const NEXT = aCupSummary({ cupID: 'next', name: 'Next', begins: '2099-01-02T18:00:00.000Z' });
const LATER = aCupSummary({ cupID: 'later', name: 'Later', begins: '2099-01-09T18:00:00.000Z' });
const OWN = aCupSummary({ name: 'Own', state: 'running', isEntered: true });

function aHome(cups: readonly ReturnType<typeof aCupSummary>[]) {
  const page = aPage({ user: { username: 'casey' } });
  page.respond('GET /cups', cups);
  return { page, show: () => render(<CupPanel />, { wrapper: page.wrapper }) };
}

const own = (match: number | null) => ({
  userTeamID: CUP_ID,
  team: 'casey’s Nine',
  seed: 1,
  hasLeft: false,
  match,
  standingTeamFrom: null,
});

test('the next cup is shown with how long it is, and the way to enter it', async () => {
  const { show } = aHome([LATER, NEXT]);
  show();
  const enter = await screen.findByRole('link', { name: 'Enter' });
  expect(enter.getAttribute('href')).toBe('/cups/next');
  expect(screen.getByText('3 of 32 have entered')).toBeDefined();
  expect(await screen.findByText(/^in \d+ days/)).toBeDefined();
});

test('the open match of a user comes first, with when its round ends', async () => {
  const { page, show } = aHome([NEXT, OWN]);
  page.respond(`GET /cups/${CUP_ID}`, aRunningCup({ own: own(0) }));
  show();
  const link = await screen.findByRole('link', { name: 'To your match' });
  expect(link.getAttribute('href')).toBe(`/cups/${CUP_ID}`);
  expect(screen.getByText('against 1907 Boston Beaneaters')).toBeDefined();
  expect(screen.getByText(/The round ends/)).toBeDefined();
});

test('who is out of a cup sees the next one', async () => {
  const { page, show } = aHome([NEXT, OWN]);
  page.respond(`GET /cups/${CUP_ID}`, aRunningCup({ own: own(null) }));
  show();
  expect(await screen.findByText('Next')).toBeDefined();
});

test('without any cup there is no panel', async () => {
  const { page, show } = aHome([]);
  const { container } = show();
  await screen.findByText('Looking for the next cup...');
  await expect.poll(() => container.querySelector('section')).toBeNull();
  expect(page.sentTo('GET /cups')).toHaveLength(1);
});
