// @vitest-environment happy-dom
import type { RatedPlayer } from '@pennant/contract/challenges';
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
  team: { name: `${username}’s Nine`, score: 61 },
  ...over,
});
const BOARD = [
  aRatedPlayer(1, 'anson'),
  aRatedPlayer(2, 'kelly', { team: null }),
  aRatedPlayer(4, 'casey', { games: 1 }),
];

function aBoard(user?: { readonly userID: string }) {
  const page = aPage({
    path: '/leaderboard/players',
    ...(user === undefined ? {} : { user }),
  });
  page.respond('GET /challenges/board', BOARD);
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

test('before anybody is rated it says how to be', async () => {
  const page = aPage({ path: '/leaderboard/players' });
  page.respond('GET /challenges/board', []);
  render(<PlayerRatingPage />, { wrapper: page.wrapper });
  expect(await screen.findByText('No player is rated yet')).toBeDefined();
});

test('a board that does not come can be asked for again', async () => {
  const page = aPage({ path: '/leaderboard/players' });
  page.respond('GET /challenges/board', { error: 'Not now.', code: 'none' }, 409);
  render(<PlayerRatingPage />, { wrapper: page.wrapper });
  await screen.findByText('Not now.');
  page.respond('GET /challenges/board', BOARD);
  fireEvent.click(screen.getByRole('button', { name: 'Try again' }));
  expect(await rows()).toHaveLength(3);
});
