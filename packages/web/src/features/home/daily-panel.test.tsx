// @vitest-environment happy-dom
import type { DailyOfHome } from '@pennant/contract/daily';
import { render, screen } from '@testing-library/react';
import { expect, test } from 'vitest';

import { aPage } from '../../testing/a-page.tsx';
import { DailyInvitation } from './daily-invitation.tsx';
import { DailyPanel } from './daily-panel.tsx';

const GAME: DailyOfHome['game'] = {
  day: '2026-11-26',
  number: 12,
  seasonDay: '1961-05-14',
  side: 'home',
  visitors: { name: '1961 Boston Red Sox' },
  home: { name: '1961 New York Yankees' },
  ends: '2099-11-27T00:00:00.000Z',
  players: 411,
};

const show = (daily: DailyOfHome | null) =>
  render(<DailyPanel daily={daily} />, { wrapper: aPage({ user: {} }).wrapper });
const action = () => screen.getByRole('link');

test('today’s game is told with its day and its club, and can be played', () => {
  show({ game: GAME, attempt: 'none', givenUp: null, streak: 0 });
  expect(screen.getByText('May 14, 1961: you manage the New York Yankees')).toBeDefined();
  expect(screen.getByText('411 managers have finished it so far.')).toBeDefined();
  expect([action().textContent, action().getAttribute('href')]).toEqual([
    'Play today’s game',
    '/daily',
  ]);
});

test('today’s game can be played while nobody knows how many have finished it', () => {
  show({ game: { ...GAME, players: null }, attempt: 'none', givenUp: null, streak: 0 });
  expect(screen.queryByText(/finished it/)).toBeNull();
  expect(action().textContent).toBe('Play today’s game');
});

test('an attempt that was left is gone on with', () => {
  show({ game: GAME, attempt: 'begun', givenUp: null, streak: 3 });
  expect(action().textContent).toBe('Play on');
  expect(screen.getByText('3 days in a row')).toBeDefined();
});

test('a finished one tells what it gave up, once that is worked out', () => {
  const { rerender } = show({ game: GAME, attempt: 'finished', givenUp: null, streak: 1 });
  expect(screen.getByText('What you gave up is being worked out.')).toBeDefined();
  rerender(<DailyPanel daily={{ game: GAME, attempt: 'finished', givenUp: 0.061, streak: 1 }} />);
  expect(screen.getByText('6.1%')).toBeDefined();
  expect(action().textContent).toBe('See the result');
});

test('where no game was made there is no panel, and guests are not invited', async () => {
  expect(show(null).container.querySelector('section')).toBeNull();
  const page = aPage();
  page.respond('GET /daily-headline', null);
  render(<DailyInvitation />, { wrapper: page.wrapper });
  await expect.poll(() => page.sentTo('GET /daily-headline')).toHaveLength(1);
  expect(screen.queryByText('Play today’s game')).toBeNull();
});

test('guests are invited to today’s game', async () => {
  const page = aPage();
  page.respond('GET /daily-headline', GAME);
  render(<DailyInvitation />, { wrapper: page.wrapper });
  expect(await screen.findByText('May 14, 1961: you manage the New York Yankees')).toBeDefined();
  expect(screen.getByRole('link').getAttribute('href')).toBe('/daily');
});
