// @vitest-environment happy-dom
import { fireEvent, render, screen, within } from '@testing-library/react';
import { expect, test } from 'vitest';

import { aPage } from '../../testing/a-page.tsx';
import { CupsPage } from './cups-page.tsx';
import { aCupSummary } from './testing/a-cup.ts';

function aCupsPage(cups: readonly ReturnType<typeof aCupSummary>[], user?: { username: string }) {
  const page = aPage({ path: '/cups', ...(user === undefined ? {} : { user }) });
  page.respond('GET /cups', cups);
  render(<CupsPage />, { wrapper: page.wrapper });
  return page;
}

test('cups to enter come before those under way and those over, with their winner', async () => {
  aCupsPage([
    aCupSummary({ cupID: 'later', name: 'Later', begins: '2099-01-09T18:00:00.000Z' }),
    aCupSummary({ cupID: 'next', name: 'Next', begins: '2099-01-02T18:00:00.000Z', entrants: 5 }),
    aCupSummary({ cupID: 'now', name: 'Now', state: 'running', places: 8 }),
    aCupSummary({ cupID: 'mine', name: 'Mine', state: 'running', entrants: 1, isEntered: true }),
    aCupSummary({
      cupID: 'won',
      name: 'Won',
      state: 'over',
      winner: { User: { username: 'kelly' }, team: 'Kelly’s Nine' },
    }),
    aCupSummary({ cupID: 'off', name: 'Off', state: 'cancelled' }),
  ]);
  const open = await screen.findByRole('region', { name: 'To enter' });
  expect(
    within(open)
      .getAllByRole('heading', { level: 3 })
      .map((head) => head.textContent),
  ).toEqual(['Next', 'Later']);
  expect(open.textContent).toContain('5 of 32');
  expect(await within(open).findAllByText(/^in \d+ days/)).toHaveLength(2);
  const running = screen.getByRole('region', { name: 'Under way' });
  expect(within(running).getByRole('link', { name: 'Now' }).getAttribute('href')).toBe('/cups/now');
  expect(running.textContent).toMatch(/Now.*, 3 players in 8 places/);
  expect(running.textContent).toMatch(/Mine.*, 1 player(?! in)/);
  const bracketOf = (name: string) => within(running).getByRole('link', { name }).textContent;
  expect(bracketOf('See the bracket: Now')).toBe('See the bracket');
  expect(bracketOf('To your bracket: Mine')).toBe('To your bracket');
  const past = screen.getByRole('region', { name: 'Over' });
  expect(past.textContent).toContain('Won by Kelly’s Nine of kelly');
  expect(past.textContent).toContain('Cancelled');
});

test('where no cup is open it says when the next one is', async () => {
  aCupsPage([]);
  expect(await screen.findByText(/The next one is drawn up by itself/)).toBeDefined();
});

test('who has entered sees it, once the cups were read as theirs', async () => {
  const page = aCupsPage([aCupSummary({ isEntered: true })], { username: 'casey' });
  expect(await screen.findByText('✓ You have entered')).toBeDefined();
  expect(page.sentTo('GET /cups').length).toBeGreaterThan(0);
});

test('a cup whose places are taken is looked at, not entered', async () => {
  aCupsPage([aCupSummary({ name: 'Full', entrants: 32 })]);
  expect(await screen.findByText('All places are taken')).toBeDefined();
  expect(screen.getByRole('link', { name: 'See the cup: Full' })).toBeDefined();
});

test('cups that do not come can be asked for again', async () => {
  const page = aPage({ path: '/cups' });
  page.respond('GET /cups', { error: 'Too many calls.', code: 'none' }, 409);
  render(<CupsPage />, { wrapper: page.wrapper });
  expect(await screen.findByText('Too many calls.')).toBeDefined();
  page.respond('GET /cups', [aCupSummary()]);
  fireEvent.click(screen.getByRole('button', { name: 'Try again' }));
  expect(await screen.findByRole('link', { name: 'Enter: Friday Cup: open' })).toBeDefined();
});

test('older cups are asked for when a page is full, from the last one on', async () => {
  const full = Array.from({ length: 50 }, (_, index) =>
    aCupSummary({ cupID: `cup ${index}`, name: `Cup ${index}`, state: 'over' }),
  );
  const page = aCupsPage(full);
  const older = await screen.findByRole('button', { name: 'Older cups' });
  page.respond('GET /cups', [aCupSummary({ cupID: 'old', name: 'Old', state: 'over' })]);
  fireEvent.click(older);
  expect(await screen.findByRole('link', { name: 'Old' })).toBeDefined();
  expect(screen.queryByRole('button', { name: 'Older cups' })).toBeNull();
});
