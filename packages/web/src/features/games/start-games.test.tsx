// @vitest-environment happy-dom
import { act, waitFor } from '@testing-library/react';
import { expect, test } from 'vitest';

import { apiQueryKey } from '../../api/query-hooks.ts';
import { aPage } from '../../testing/a-page.tsx';
import { useStartNextGame } from './after-game/use-start-next-game.ts';
import { aGameDto } from './testing/a-game-dto.ts';
import { useCreateGame } from './use-create-game.ts';

const CREATE = 'POST /games';
const SEAL = { id: '01900000-0000-7000-8000-00000000000a', commitment: 'ef'.repeat(32) };
const aManagersPage = () => {
  const page = aPage({ user: { userID: 'me' } });
  page.queryClient.setQueryData(apiQueryKey('GET /fairness/next'), SEAL);
  return page;
};

test.each([
  ['home', 'mine', 'theirs'],
  ['away', 'theirs', 'mine'],
] as const)('a game %s is started under the seal that was shown', async (role, home, visitors) => {
  const page = aManagersPage();
  page.respond(CREATE, { gameID: 'new' });
  const { result } = page.render(useCreateGame);
  expect(result.current.commitment).toBe(SEAL.commitment);
  act(() => result.current.start({ teamID: 'mine', opponentID: 'theirs', role }));
  await waitFor(() => expect(page.location()).toBe('/game/new/play'));
  expect(page.sentTo(CREATE)[0]?.body).toEqual({
    homeUserTeamID: home,
    visitingUserTeamID: visitors,
    role,
    fairness: { id: SEAL.id, clientSeed: expect.stringMatching(/^[0-9a-f]{32}$/) },
  });
  expect(page.toasts()).toEqual(['good: Game created successfully!']);
  expect(result.current.isStarting).toBe(true);
});

test('a game that is refused leaves the page where it is', async () => {
  const page = aManagersPage();
  page.respond(CREATE, { error: 'This team is not complete.', code: 'team_incomplete' }, 409);
  const { result } = page.render(useCreateGame);
  act(() => result.current.start({ teamID: 'mine', opponentID: 'theirs', role: 'home' }));
  await waitFor(() => expect(result.current.error).not.toBeNull());
  expect(page.location()).toBe('/');
  expect(result.current.isStarting).toBe(false);
  expect(page.toasts()).toEqual(['bad: Error creating game: This team is not complete.']);
});

test('without a seal the game is started all the same, and the server chooses', async () => {
  const page = aPage({ user: {} });
  page.respond(CREATE, { gameID: 'new' });
  const { result } = page.render(useCreateGame);
  act(() => result.current.start({ teamID: 'mine', opponentID: 'theirs', role: 'home' }));
  await waitFor(() => expect(page.sentTo(CREATE)).toHaveLength(1));
  expect(page.sentTo(CREATE)[0]?.body).not.toHaveProperty('fairness');
});

test('a rematch is played at the other park, by the same side', async () => {
  const page = aManagersPage();
  page.respond(CREATE, { gameID: 'again' });
  const { result } = page.render(() => useStartNextGame(aGameDto() as never));
  act(() => result.current.startRematch());
  await waitFor(() => expect(page.location()).toBe('/game/again/play'));
  expect(page.sentTo(CREATE)[0]?.body).toEqual({
    homeUserTeamID: 'b',
    visitingUserTeamID: 'a',
    role: 'away',
    fairness: { id: SEAL.id, clientSeed: expect.stringMatching(/^[0-9a-f]{32}$/) },
  });
});

test('the next game of a series is the series’ own', async () => {
  const page = aManagersPage();
  page.respond('POST /games/campaign', { gameID: 'next' });
  const { result } = page.render(() => useStartNextGame(aGameDto() as never));
  act(() => result.current.startNextGame('series'));
  await waitFor(() => expect(page.location()).toBe('/game/next/play'));
  expect(page.sentTo('POST /games/campaign')[0]?.body).toEqual({
    userCampaignContestID: 'series',
    homeUserTeamID: 'a',
    visitingUserTeamID: 'b',
    fairness: { id: SEAL.id, clientSeed: expect.stringMatching(/^[0-9a-f]{32}$/) },
  });
  expect(result.current.isStarting).toBe(false);
});
