// @vitest-environment happy-dom
import type { LiveInvitation } from '@pennant/contract/live';
import { fireEvent, render, screen, waitFor } from '@testing-library/react';
import { Route, Routes } from 'react-router';
import { expect, test } from 'vitest';

import { readPageToReturnTo } from '../../api/page-to-return-to.ts';
import { apiQueryKey } from '../../api/query-hooks.ts';
import { aPage } from '../../testing/a-page.tsx';
import { anOwnTeam } from '../challenges/testing/challenge-facts.ts';
import { JoinLivePage } from './join-live-page.tsx';
import { anInvitation } from './testing/an-invitation.ts';

const CALL = 'GET /live/invitations/{token}';
const GAME_ID = '01a00000-0000-7000-8000-000000000001';

/** Opens the page; `rendered` is what the server has rendered it with, for a guest. */
function openPage({
  invitation,
  rendered,
  username,
}: {
  readonly invitation: LiveInvitation;
  readonly rendered?: LiveInvitation;
  readonly username?: string;
}) {
  const user = username === undefined ? {} : { user: { username } };
  const page = aPage({ path: '/live/join/abc', ...user });
  page.queryClient.setDefaultOptions({ queries: { retry: false, staleTime: 15_000 } });
  if (rendered !== undefined)
    page.queryClient.setQueryData(apiQueryKey(CALL, { params: { token: 'abc' } }), rendered);
  page.respond('GET /live/invitations/abc', invitation);
  page.respond('GET /teams/user', [anOwnTeam()]);
  render(
    <Routes>
      <Route path="/live/join/:token" element={<JoinLivePage />} />
      <Route path="*" element={null} />
    </Routes>,
    { wrapper: page.wrapper },
  );
  return page;
}

test('a guest sees who invites, and goes to register with the way back kept', async () => {
  openPage({ invitation: anInvitation() });
  await screen.findByRole('heading', { name: 'wright wants to play you' });
  fireEvent.click(screen.getByRole('link', { name: 'Register' }));
  expect(readPageToReturnTo()).toBe('/live/join/abc');
});

test('a player chooses a team and plays', async () => {
  openPage({ invitation: anInvitation(), username: 'chadwick' });
  expect(await screen.findByRole('button', { name: 'Play wright' })).toBeTruthy();
});

test.each([
  ['own', anInvitation(), 'wright', 'This is your own invitation'],
  ['over', anInvitation({ state: 'expired' }), 'chadwick', 'The invitation is over'],
  ['taken by another', anInvitation({ state: 'used' }), 'chadwick', 'The invitation is taken'],
])('an invitation that is %s says so', async (_state, invitation, username, title) => {
  openPage({ invitation, username });
  expect(await screen.findByText(title)).toBeTruthy();
});

test('one of its two players is brought to the game, though the page was rendered for a guest', async () => {
  const page = openPage({
    rendered: anInvitation({ state: 'used' }),
    invitation: anInvitation({ state: 'used', gameID: GAME_ID }),
    username: 'chadwick',
  });
  await waitFor(() => expect(page.location()).toBe(`/live/${GAME_ID}`));
});
