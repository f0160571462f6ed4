// @vitest-environment happy-dom
import { fireEvent, render, screen, waitFor } from '@testing-library/react';
import { Route, Routes } from 'react-router';
import { expect, test } from 'vitest';

import { aPage } from '../../testing/a-page.tsx';
import { anOwnTeam } from '../challenges/testing/challenge-facts.ts';
import { CreateContestGamePage } from './create-contest-game-page.tsx';

const CONTEST = {
  campaignContestID: 7,
  campaignID: 1,
  name: '1871 Alder Creek Chandlers',
  userTeamID: 'club',
  UserTeam: { userTeamID: 'club', name: '1871 Alder Creek Chandlers', score: 32 },
  Campaign: { campaignID: 1, name: 'Up from the Cellar' },
};

/** Shows the page with these teams of the user. */
function showWith(teams: readonly ReturnType<typeof anOwnTeam>[]) {
  const page = aPage({ path: '/game/create/7', user: { username: 'casey' } });
  page.respond('GET /campaignContest/7', CONTEST);
  page.respond('GET /teams/user', teams);
  render(
    <Routes>
      <Route path="/game/create/:campaignContestID" element={<CreateContestGamePage />} />
    </Routes>,
    { wrapper: page.wrapper },
  );
  return page;
}

test('the next game of a contest is played with the first team that can play, at one click', async () => {
  const broken = anOwnTeam({ userTeamID: 'b', problem: 'The DH is missing.' });
  const page = showWith([broken, anOwnTeam({ userTeamID: 'a' })]);
  page.respond('POST /games', { gameID: 'new' });
  fireEvent.click(await screen.findByRole('button', { name: 'Play Ball' }));
  await waitFor(() => expect(page.sentTo('POST /games')).toHaveLength(1));
  expect(page.sentTo('POST /games')[0]?.body).toMatchObject({
    homeUserTeamID: 'a',
    visitingUserTeamID: 'club',
    campaignContestID: 7,
  });
  expect(page.toasts()).toEqual(['good: Game created successfully!']);
});

test('a user without a team is led to the making of one', async () => {
  showWith([]);
  const link = await screen.findByRole('link', { name: 'Put together a team' });
  expect(link.getAttribute('href')).toBe('/team/create');
  expect(screen.queryByRole('button', { name: 'Play Ball' })).toBeNull();
});
