// @vitest-environment happy-dom
import type { Ladder, RatedPlayer } from '@pennant/contract/challenges';
import { fireEvent, render, screen, within } from '@testing-library/react';
import { expect, test } from 'vitest';

import { aPage } from '../../testing/a-page.tsx';
import { PlayerRatingPage } from './player-rating-page.tsx';

const aRatedPlayer = (place: number, username: string, over: Partial<RatedPlayer> = {}) => ({
  place,
  User: { userID: `id of ${username}`, username },
  rating: 1700 - place,
  deviation: 80,
  games: 12,
  challengesThisMonth: 4,
  team: { name: `${username}’s Nine`, score: 61 },
  ...over,
});
const BOARD = [
  aRatedPlayer(1, 'anson'),
  aRatedPlayer(2, 'kelly', { team: null }),
  aRatedPlayer(4, 'casey', { games: 1, challengesThisMonth: 10 }),
];
const winner = (place: number, username: string, rating: number) => ({
  place,
  User: { userID: `id of ${username}`, username },
  rating,
});
const LADDER: Ladder = {
  year: 2026,
  month: 11,
  ends: '2026-12-01T00:00:00.000Z',
  past: [
    { year: 2026, month: 10, winners: [winner(1, 'kelly', 1810), winner(2, 'anson', 1790)] },
    // Who was first has left.
    { year: 2026, month: 8, winners: [winner(2, 'o’rourke & co', 1650)] },
  ],
};

function aBoard(user?: { readonly userID: string }) {
  const page = aPage({
    path: '/leaderboard/players',
    ...(user === undefined ? {} : { user }),
  });
  page.respond('GET /challenges/board', BOARD);
  page.respond('GET /challenges/ladder', LADDER);
  render(<PlayerRatingPage />, { wrapper: page.wrapper });
  return page;
}
const rows = async () =>
  within(await screen.findByRole('list', { name: 'Players by rating' })).getAllByRole('listitem');

test('players stand by rating with its deviation, their games and their teams', async () => {
  aBoard();
  const [first, second] = await rows();
  expect(first?.textContent).toContain('ansonanson’s Nine');
  expect(first?.textContent).toContain('1699±80, 12 games');
  expect(second?.textContent).toContain('No team out');
  expect(screen.queryByRole('link', { name: /^Challenge/ })).toBeNull();
  expect(screen.getByRole('link', { name: 'Player Rating' }).getAttribute('aria-current')).toBe(
    'page',
  );
});

test('a player’s own row is marked; the others can be challenged where they have a team', async () => {
  aBoard({ userID: 'id of casey' });
  const all = await rows();
  expect(all.map((row) => row.hasAttribute('data-own'))).toEqual([false, false, true]);
  expect(within(all[2]!).getByText('You')).toBeDefined();
  expect(all[2]?.textContent).toContain('1 game');
  const challenges = screen.getAllByRole('link', { name: /^Challenge/ });
  expect(challenges.map((link) => link.getAttribute('href'))).toEqual([
    '/game/create?against=players&player=anson',
  ]);
});

test('it says when the month ends, what happens then, and who is ranked', async () => {
  aBoard();
  const ladder = within(await screen.findByRole('region', { name: 'The ladder of November 2026' }));
  expect(ladder.getByText('November 30').getAttribute('datetime')).toBe(LADDER.ends);
  const text = ladder.getByText(/It ends on/).textContent;
  expect(text).toContain('at least 10 rated challenges of their own');
  expect(text).toContain('every rating goes half-way to 1500');
  const [first, , third] = await rows();
  expect(first?.textContent).toContain('4 of 10 this month');
  expect(third?.textContent).toContain('ranked this month');
});

test('the first three of months past lead to their profiles', async () => {
  aBoard();
  const past = within(await screen.findByRole('region', { name: 'Months past' }));
  const months = past.getAllByRole('heading', { level: 3 });
  expect(months.map(({ textContent }) => textContent)).toEqual(['October 2026', 'August 2026']);
  expect(past.getAllByRole('img').map((flag) => flag.getAttribute('aria-label'))).toEqual([
    '1',
    '2',
    '2',
  ]);
  expect(past.getAllByRole('link').map((link) => link.getAttribute('href'))).toEqual([
    '/players/kelly',
    '/players/anson',
    '/players/o%E2%80%99rourke%20%26%20co',
  ]);
  expect(past.getByText('1810')).toBeDefined();
});

test('before anybody is rated it says how to be', async () => {
  const page = aPage({ path: '/leaderboard/players' });
  page.respond('GET /challenges/board', []);
  page.respond('GET /challenges/ladder', { ...LADDER, past: [] });
  render(<PlayerRatingPage />, { wrapper: page.wrapper });
  expect(await screen.findByText('No player is rated yet')).toBeDefined();
  expect(screen.getByText('No month has been won yet.')).toBeDefined();
});

test('a board that does not come can be asked for again', async () => {
  const page = aPage({ path: '/leaderboard/players' });
  page.respond('GET /challenges/board', { error: 'Not now.', code: 'none' }, 409);
  page.respond('GET /challenges/ladder', LADDER);
  render(<PlayerRatingPage />, { wrapper: page.wrapper });
  await screen.findByText('Not now.');
  page.respond('GET /challenges/board', BOARD);
  fireEvent.click(screen.getByRole('button', { name: 'Try again' }));
  expect(await rows()).toHaveLength(3);
});
