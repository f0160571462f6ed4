// @vitest-environment happy-dom
import { fireEvent, render, screen, waitFor } from '@testing-library/react';
import { expect, test } from 'vitest';

import { aPage } from '../../testing/a-page.tsx';
import { ShownGamesSettings } from './shown-games-settings.tsx';

/** Shows the settings to a user whose games an admin hides, or does not; all may be watched. */
function theSettings(isHiddenByAdmin: boolean) {
  const page = aPage({ user: {} });
  page.respond('GET /users/profile', {
    showsDiscord: false,
    showsGames: !isHiddenByAdmin,
    showsLiveGames: !isHiddenByAdmin,
    hasEarlierGames: false,
    isHiddenByAdmin,
  });
  render(<ShownGamesSettings />, { wrapper: page.wrapper });
  return page;
}
const choices = () => screen.getAllByRole<HTMLInputElement>('checkbox');
const LABELS = ['Show my games to anyone', 'Let anyone who has the link watch'];

test('who may see the games, over or under way, is the user’s choice', async () => {
  theSettings(false);
  await waitFor(() => expect(choices().map(({ disabled }) => disabled)).toEqual([false, false]));
  expect(choices().map(({ checked }) => checked)).toEqual([true, true]);
  for (const label of LABELS) expect(screen.getByLabelText(new RegExp(label))).toBeDefined();
  expect(screen.queryByText(/An admin has hidden/)).toBeNull();
});

test('a user whose games an admin hides is told so, and has no choice', async () => {
  theSettings(true);
  await screen.findByText(/An admin has hidden your games/);
  expect(choices().map(({ disabled }) => disabled)).toEqual([true, true]);
  expect(choices().map(({ checked }) => checked)).toEqual([false, false]);
});

test.each([
  [LABELS[0], { showsGames: false }, 'good: Your games are hidden.'],
  [LABELS[1], { showsLiveGames: false }, 'good: Your new games are played behind closed gates.'],
])('"%s" is chosen by itself', async (label, change, toast) => {
  const page = theSettings(false);
  page.respond('PUT /users/profile', { showsGames: true, showsLiveGames: true, ...change });
  await waitFor(() => expect(choices().map(({ disabled }) => disabled)).toEqual([false, false]));
  fireEvent.click(screen.getByLabelText(new RegExp(label!)));
  await waitFor(() => expect(page.toasts()).toEqual([toast]));
  expect(page.sentTo('PUT /users/profile').map(({ body }) => body)).toEqual([change]);
});
