// @vitest-environment happy-dom
import { fireEvent, render, screen, waitFor, within } from '@testing-library/react';
import { expect, test } from 'vitest';

import { apiQueryKey } from '../../api/query-hooks.ts';
import { aPage } from '../../testing/a-page.tsx';
import { PlayersForm } from './players-form.tsx';
import {
  aChallengeState,
  anOwnTeam,
  aPlayerOpponent,
  aPublishedTeam,
} from './testing/challenge-facts.ts';

const SEAL = { id: '01900000-0000-7000-8000-00000000000a', commitment: 'ef'.repeat(32) };
const THREE = ['anson', 'kelly', 'rookie6'].map((name) => aPlayerOpponent(name));

function aPlayersPage({ username = null }: { readonly username?: string | null } = {}) {
  const page = aPage({ path: '/game/create?against=players', user: { username: 'casey' } });
  page.queryClient.setQueryData(apiQueryKey('GET /fairness/next'), SEAL);
  page.respond('GET /challenges/team', aChallengeState());
  page.respond('GET /challenges/opponents', { opponents: THREE });
  const show = () =>
    render(
      <PlayersForm
        teams={[anOwnTeam(), anOwnTeam({ userTeamID: 'b', name: 'Bs' })]}
        username={username}
      />,
      { wrapper: page.wrapper },
    );
  return { page, show };
}
const challenge = (name: string) => screen.findByRole('button', { name: `Challenge ${name}` });

test('three players are shown with team, score and rating; one click plays the chosen team', async () => {
  const { page, show } = aPlayersPage();
  page.respond('POST /challenges', { gameID: 'new', unratedReason: null });
  show();
  const button = await challenge('kelly');
  expect(screen.getAllByRole('listitem')).toHaveLength(3);
  expect(button.closest('li')?.textContent).toContain('kelly’s NineScore 61 · Rating 1500 ± 350');
  fireEvent.change(screen.getByLabelText('Your Team'), { target: { value: 'b' } });
  fireEvent.click(button);
  await waitFor(() => expect(page.location()).toBe('/game/new/play'));
  expect(page.sentTo('POST /challenges')[0]?.body).toEqual({
    username: 'kelly',
    userTeamID: 'b',
    fairness: { id: SEAL.id, clientSeed: expect.stringMatching(/^[0-9a-f]{32}$/) },
  });
  expect(page.toasts()).toEqual(['good: Game created successfully!']);
});

test('a game that turns out not to be rated says so, and tells nothing of the other user', async () => {
  const { page, show } = aPlayersPage();
  page.respond('POST /challenges', { gameID: 'new', unratedReason: 'pair_not_rated' });
  show();
  fireEvent.click(await challenge('anson'));
  await waitFor(() =>
    expect(page.toasts()).toEqual([
      "good: Game created successfully! Not rated: These two accounts can't be rated against each other.",
    ]),
  );
});

test('one who was played within a day says that the next game is not rated', async () => {
  const { page, show } = aPlayersPage();
  const met = aPlayerOpponent('kelly', { unratedReason: 'pair_within_day' });
  page.respond('GET /challenges/opponents', { opponents: [met] });
  show();
  expect(await screen.findByText(/Not rated now: You two have had/)).toBeDefined();
});

test('the name of a shown team can be reported, as whose published team it is', async () => {
  const { page, show } = aPlayersPage();
  page.respond('POST /reports', { ok: true });
  show();
  await challenge('kelly');
  fireEvent.click(screen.getByRole('button', { name: /^Report.*kelly/ }));
  const dialog = await screen.findByRole('dialog');
  expect(dialog.textContent).toContain('kelly’s Nine');
  fireEvent.click(within(dialog).getByRole('button', { name: 'Report' }));
  await waitFor(() =>
    expect(page.sentTo('POST /reports')[0]?.body).toMatchObject({
      kind: 'team_name',
      place: { username: 'kelly' },
    }),
  );
});

test('other three are drawn, and announced', async () => {
  const { page, show } = aPlayersPage();
  show();
  await challenge('anson');
  page.respond('GET /challenges/opponents', { opponents: [aPlayerOpponent('radbourn')] });
  fireEvent.click(screen.getByRole('button', { name: 'Other three' }));
  await challenge('radbourn');
  expect(screen.queryByRole('button', { name: 'Challenge anson' })).toBeNull();
  expect(screen.getAllByRole('status').map(({ textContent }) => textContent)).toContain('radbourn');
});

test('where nobody has published a team it says what to do', async () => {
  const { page, show } = aPlayersPage();
  page.respond('GET /challenges/opponents', { opponents: [] });
  show();
  expect(await screen.findByText('Nobody to challenge yet')).toBeDefined();
  expect(screen.getByRole('link', { name: 'To your teams' }).getAttribute('href')).toBe(
    '/team/user',
  );
  expect(screen.queryByRole('button', { name: 'Other three' })).toBeNull();
});

test('players who do not come can be asked for again', async () => {
  const { page, show } = aPlayersPage();
  page.respond('GET /challenges/opponents', { error: 'Too many calls.', code: 'none' }, 409);
  show();
  expect(await screen.findByText('No players came: Too many calls.')).toBeDefined();
  page.respond('GET /challenges/opponents', { opponents: THREE });
  fireEvent.click(screen.getByRole('button', { name: 'Try again' }));
  await challenge('rookie6');
});

test('the search says what it looks for, how many it found, and when nobody is called so', async () => {
  const { page, show } = aPlayersPage();
  page.respond('GET /challenges/search', { players: [aPlayerOpponent('brouthers')] });
  show();
  await challenge('anson');
  const search = screen.getByRole('search');
  const field = within(search).getByLabelText('How the user name or the team’s name begins');
  const submit = within(search).getByRole('button', { name: 'Search' });
  expect(submit).toHaveProperty('disabled', true);
  fireEvent.change(field, { target: { value: ' brou ' } });
  fireEvent.click(submit);
  await challenge('brouthers');
  expect(screen.getByText('1 player for “brou…”')).toBeDefined();
  page.respond('GET /challenges/search', { players: [] });
  fireEvent.change(field, { target: { value: 'nobody' } });
  fireEvent.click(submit);
  expect(await screen.findByText(/is called “nobody…”/)).toBeDefined();
});

test('a refused challenge says why, and what is shown is read again', async () => {
  const { page, show } = aPlayersPage();
  const error = 'This team is out of date.';
  page.respond('POST /challenges', { error, code: 'challenged_team_outdated' }, 409);
  show();
  fireEvent.click(await challenge('anson'));
  await waitFor(() => expect(page.toasts()).toEqual([`bad: Error creating game: ${error}`]));
  await waitFor(() => expect(page.sentTo('GET /challenges/opponents')).toHaveLength(2));
  expect(page.location()).toBe('/game/create?against=players');
});

test('the standing says the rating, what pays today, and what the published team lacks', async () => {
  const { page, show } = aPlayersPage();
  page.respond(
    'GET /challenges/team',
    aChallengeState({
      rating: { rating: 1612, deviation: 84, games: 30 },
      paidGamesLeft: 0,
      gamesUnderWay: 3,
      team: aPublishedTeam({ problem: 'weak' }),
    }),
  );
  show();
  expect(await screen.findByText('1612 ± 84')).toBeDefined();
  expect(screen.getByText(/have paid all they can/)).toBeDefined();
  expect(screen.getByText(/You have 3 challenges under way/)).toBeDefined();
  expect(screen.getByText(/Your published team is out of date/)).toBeDefined();
});

test('a link that plays back finds its player among those whose name begins so', async () => {
  const { page, show } = aPlayersPage({ username: 'Rookie' });
  page.respond('GET /challenges/search', {
    players: [aPlayerOpponent('rookie6'), aPlayerOpponent('rookie')],
  });
  show();
  const section = await screen.findByRole('region', { name: 'Against Rookie' });
  await within(section).findByRole('button', { name: 'Challenge rookie' });
  expect(within(section).getAllByRole('listitem')).toHaveLength(1);
});

test.each([
  ['rookie6', [], 'rookie6 has no team that can be challenged now. Choose another player.'],
  ['Casey', [], 'That is you. Choose another player.'],
])('a link that plays %s back, who cannot be, says so', async (username, players, sentence) => {
  const { page, show } = aPlayersPage({ username });
  page.respond('GET /challenges/search', { players });
  show();
  expect(await screen.findByText(sentence)).toBeDefined();
});
