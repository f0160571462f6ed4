// @vitest-environment happy-dom
import { render, screen, waitFor } from '@testing-library/react';
import { expect, test } from 'vitest';

import { aPage } from '../../testing/a-page.tsx';
import { ShownGamesSettings } from './shown-games-settings.tsx';

/** Shows the settings to a user whose games an admin hides, or does not. */
function theSettings(isHiddenByAdmin: boolean) {
  const page = aPage({ user: {} });
  page.respond('GET /users/profile', {
    showsDiscord: false,
    showsGames: !isHiddenByAdmin,
    hasEarlierGames: false,
    isHiddenByAdmin,
  });
  render(<ShownGamesSettings />, { wrapper: page.wrapper });
}
const choice = () => screen.getByRole<HTMLInputElement>('checkbox');

test('who may see the games is the user’s choice', async () => {
  theSettings(false);
  await waitFor(() => expect(choice().disabled).toBe(false));
  expect(choice().checked).toBe(true);
  expect(screen.queryByText(/An admin has hidden/)).toBeNull();
});

test('a user whose games an admin hides is told so, and has no choice', async () => {
  theSettings(true);
  await screen.findByText(/An admin has hidden your games/);
  expect([choice().disabled, choice().checked]).toEqual([true, false]);
});
