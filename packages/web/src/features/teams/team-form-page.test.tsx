// @vitest-environment happy-dom
import { CARD_POOL_SIZES } from '@pennant/rules/teams/card-pool-sizes';
import { act, fireEvent, render, screen } from '@testing-library/react';
import { expect, test } from 'vitest';

import { apiQueryKey } from '../../api/query-hooks.ts';
import { aPage } from '../../testing/a-page.tsx';
import { TeamFormPage } from './team-form-page.tsx';
import { aUserCard } from './testing/a-user-card.ts';

const theName = () => screen.getByLabelText<HTMLInputElement>('Team Name').value;

test('what the user has entered stays where the cards of another pool do not come', async () => {
  const page = aPage({ path: '/team/create', user: {} });
  page.respond('GET /card/user', { cards: [], total: 0 });
  render(<TeamFormPage />, { wrapper: page.wrapper });
  const name = await screen.findByLabelText('Team Name');
  fireEvent.change(name, { target: { value: 'Mudville' } });
  page.respond('GET /card/user', { error: 'Something broke.', code: 'internal' }, 500);
  const size = screen.getByLabelText<HTMLSelectElement>('Card Pool Size');
  fireEvent.change(size, { target: { value: size.options[1]!.value } });
  const alert = await screen.findByText(/Error fetching user cards: Something broke/);
  expect(alert).toBeDefined();
  expect(theName()).toBe('Mudville');

  page.respond('GET /card/user', { cards: [], total: 0 });
  fireEvent.click(screen.getByRole('button', { name: 'Try again' }));
  await expect.poll(() => screen.queryByText(/Error fetching user cards/)).toBeNull();
  expect(theName()).toBe('Mudville');
});

/** The team as it is now: its shortstop came after the browser had fetched team and cards. */
const TEAM = {
  userTeamID: '7',
  name: 'Mudville Nine',
  problem: null,
  UserTeamLineups: [{ position: 'SS', cardID: 2, lineupOrder: 1 }],
};
const CARDS = { cards: [aUserCard(1), aUserCard(2)], total: 2 };
const BROKEN = { error: 'Something broke.', code: 'internal' };

/** Edits a team that the browser has fetched a moment before: another name, another shortstop. */
function editTheTeam() {
  const page = aPage({ path: '/team/edit?team=7', user: {} });
  page.queryClient.setDefaultOptions({ queries: { retry: false, staleTime: 15_000 } });
  const params = { userTeamID: '7' };
  page.queryClient.setQueryData(apiQueryKey('GET /teams/{userTeamID}', { params }), {
    ...TEAM,
    name: 'Mudville',
    UserTeamLineups: [{ position: 'SS', cardID: 1, lineupOrder: 1 }],
  });
  const cardsKey = apiQueryKey('GET /teams/{userTeamID}/cards', {
    params,
    query: { limit: CARD_POOL_SIZES[0] },
  });
  page.queryClient.setQueryData(cardsKey, { cards: [aUserCard(1)], total: 1 });
  page.respond('GET /teams/7', TEAM);
  page.respond('GET /teams/7/cards', CARDS);
  const show = () => render(<TeamFormPage />, { wrapper: page.wrapper });
  return { page, show };
}

test('a team is edited as it is now, not as the browser has it from before', async () => {
  const { show } = editTheTeam();
  show();
  await screen.findByLabelText('Team Name');
  expect(theName()).toBe('Mudville Nine');
  expect(screen.getByRole('img', { name: /SS 1950 Sam Walker/ })).toBeDefined();
});

test.each([
  ['team', 'GET /teams/7', /Error fetching user teams: Something broke/],
  ['cards', 'GET /teams/7/cards', /Error fetching user cards/],
])(
  'where the %s cannot be had now, those from before are not edited',
  async (_what, call, text) => {
    const { page, show } = editTheTeam();
    page.respond(call, BROKEN, 500);
    show();
    expect(await screen.findByText(text)).toBeDefined();
    expect(screen.queryByLabelText('Team Name')).toBeNull();
    page.respond(call, call === 'GET /teams/7' ? TEAM : CARDS);
    fireEvent.click(screen.getByRole('button', { name: 'Try again' }));
    await screen.findByLabelText('Team Name');
    expect(theName()).toBe('Mudville Nine');
  },
);

test('what the user has entered stays where the team is fetched again, or cannot be', async () => {
  const { page, show } = editTheTeam();
  show();
  fireEvent.change(await screen.findByLabelText('Team Name'), { target: { value: 'Casey’s' } });
  page.respond('GET /teams/7', BROKEN, 500);
  await act(() => page.queryClient.invalidateQueries());
  expect(theName()).toBe('Casey’s');
  page.respond('GET /teams/7', TEAM);
  await act(() => page.queryClient.invalidateQueries());
  expect(theName()).toBe('Casey’s');
  expect(page.sentTo('GET /teams/7')).toHaveLength(3);
});
