// @vitest-environment happy-dom
import { fireEvent, render, screen, waitFor } from '@testing-library/react';
import { Route, Routes } from 'react-router';
import { expect, test } from 'vitest';

import { keepPageToReturnTo, readPageToReturnTo } from '../../api/page-to-return-to.ts';
import { aPage } from '../../testing/a-page.tsx';
import { ChallengePage } from './challenge-page.tsx';
import { aChallengeLink, anOwnTeam } from './testing/challenge-facts.ts';

const LINK = 'GET /challenges/link/abc';

function aLinkPage(link: unknown, user?: { readonly userID: string }) {
  const page = aPage({ path: '/challenge/abc', ...(user === undefined ? {} : { user }) });
  page.respond(LINK, link);
  page.respond('GET /teams/user', [anOwnTeam()]);
  render(
    <Routes>
      <Route path="/challenge/:token" element={<ChallengePage />} />
      <Route path="*" element={null} />
    </Routes>,
    { wrapper: page.wrapper },
  );
  return page;
}
const me = { userID: 'me' };

test('a guest sees who challenges, and goes to register with the way back kept', async () => {
  aLinkPage(aChallengeLink());
  await screen.findByRole('heading', { name: 'rookie6 challenges you' });
  expect(screen.getByText(/Your nine against Rookies/)).toBeDefined();
  expect(screen.getByRole('link', { name: 'Login' }).getAttribute('href')).toBe('/login');
  expect(readPageToReturnTo()).toBeNull();
  fireEvent.click(screen.getByRole('link', { name: 'Register' }));
  expect(readPageToReturnTo()).toBe('/challenge/abc');
});

test('a player who has come back chooses a team and plays', async () => {
  keepPageToReturnTo('/challenge/abc');
  const page = aLinkPage(aChallengeLink(), me);
  page.respond('POST /challenges/link/abc', { gameID: 'new', unratedReason: 'by_link' });
  fireEvent.click(await screen.findByRole('button', { name: 'Play rookie6' }));
  await waitFor(() => expect(page.location()).toBe('/game/new/play'));
  expect(page.sentTo('POST /challenges/link/abc')[0]?.body).toEqual({ userTeamID: 'mine' });
  expect(readPageToReturnTo()).toBeNull();
});

test('a player without a team that can play is led to one', async () => {
  const page = aPage({ path: '/challenge/abc', user: me });
  page.respond(LINK, aChallengeLink());
  page.respond('GET /teams/user', []);
  render(
    <Routes>
      <Route path="/challenge/:token" element={<ChallengePage />} />
    </Routes>,
    { wrapper: page.wrapper },
  );
  const link = await screen.findByRole('link', { name: 'Put together a team' });
  expect(link.getAttribute('href')).toBe('/team/create');
});

test('one whom another was quicker than is told so at once', async () => {
  const page = aLinkPage(aChallengeLink(), me);
  const error = 'This challenge was taken up already. Ask for a new link.';
  page.respond('POST /challenges/link/abc', { error, code: 'challenge_link_used' }, 409);
  const play = await screen.findByRole('button', { name: 'Play rookie6' });
  page.respond(LINK, aChallengeLink({ state: 'used' }));
  fireEvent.click(play);
  await screen.findByText('Taken up already');
  expect(page.toasts()).toEqual([`bad: Error creating game: ${error}`]);
});

test.each([
  ['used', aChallengeLink({ state: 'used' }), 'Taken up already', 'Challenge rookie6'],
  ['expired', aChallengeLink({ state: 'expired' }), 'Called for darkness', 'Challenge rookie6'],
  ['withdrawn', aChallengeLink({ team: null }), 'Nobody in the field', 'Other players'],
])('a challenge that is %s says so, and what else to do', async (_state, link, title, action) => {
  aLinkPage(link, me);
  await screen.findByText(title);
  expect(screen.getByRole('link', { name: action })).toBeDefined();
  expect(screen.queryByRole('button', { name: 'Play rookie6' })).toBeNull();
});

test('for a guest as well', async () => {
  aLinkPage(aChallengeLink({ state: 'used' }));
  await screen.findByText('Taken up already');
  expect(screen.getByRole('link', { name: 'Swing a bat instead' })).toBeDefined();
  expect(screen.queryByRole('link', { name: 'Register' })).toBeNull();
});

test('one’s own challenge can be sent on, not played', async () => {
  aLinkPage(aChallengeLink({ User: { userID: 'me', username: 'casey' } }), me);
  await screen.findByText('This is your own challenge');
  expect(screen.getByRole('button', { name: 'Copy link' })).toBeDefined();
});

test.each([
  ['used', { state: 'used' } as const, 'Make a new link'],
  ['withdrawn', { team: null }, 'Publish a team'],
])('one’s own that is %s leads to one’s teams', async (_state, over, action) => {
  const User = { userID: 'me', username: 'casey' };
  aLinkPage(aChallengeLink({ User, ...over }), me);
  const link = await screen.findByRole('link', { name: action });
  expect(link.getAttribute('href')).toBe('/team/user');
  expect(screen.queryByRole('link', { name: 'Challenge casey' })).toBeNull();
});

test('an address without a challenge says so', async () => {
  const page = aPage({ path: '/challenge/abc' });
  page.respond(LINK, { error: 'There is none.', code: 'challenge_link_not_found' }, 404);
  render(
    <Routes>
      <Route path="/challenge/:token" element={<ChallengePage />} />
    </Routes>,
    { wrapper: page.wrapper },
  );
  expect(await screen.findByText('No such challenge')).toBeDefined();
});
