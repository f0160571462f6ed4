// @vitest-environment happy-dom
import { act, fireEvent, render, screen, waitFor } from '@testing-library/react';
import { beforeEach, expect, onTestFinished, test, vi } from 'vitest';

import { aPage } from '../../../testing/a-page.tsx';
import { anInvitation } from '../testing/an-invitation.ts';
import { InvitePanel } from './invite-panel.tsx';
import { readKeptInvitation } from './kept-invitation.ts';

const NOW = Date.parse('2026-11-25T12:00:00.000Z');
const GAME_ID = '01a00000-0000-7000-8000-000000000001';
const ASK = 'GET /live/invitations/abc';

beforeEach(() => {
  vi.useFakeTimers({ shouldAdvanceTime: true, now: NOW });
  sessionStorage.clear();
  onTestFinished(() => void vi.useRealTimers());
});

/** Opens the panel with a server on which the link that is made is open. */
function openPanel() {
  const page = aPage({ user: { username: 'wright' } });
  const { expires } = anInvitation();
  page.respond('POST /live/invitations', { token: 'abc', expires });
  page.respond(ASK, anInvitation());
  render(<InvitePanel teamID="mine" />, { wrapper: page.wrapper });
  return page;
}

/** Makes a link, and waits until the panel has asked for it once. */
async function makeLink(page: ReturnType<typeof openPanel>) {
  fireEvent.click(screen.getByRole('button', { name: 'Make a link' }));
  await screen.findByLabelText('The link');
  await waitFor(() => expect(page.sentTo(ASK)).toHaveLength(1));
}
const pass = (ms: number) => act(() => vi.advanceTimersByTimeAsync(ms));

test.each([
  ['a rated game, as it is set at first', true],
  ['one that is not rated', false],
])('the link is of %s', async (_game, isRated) => {
  const page = openPanel();
  if (!isRated) fireEvent.click(screen.getByRole('checkbox', { name: 'Rated' }));
  await makeLink(page);
  expect(page.sentTo('POST /live/invitations')[0]?.body).toEqual({ userTeamID: 'mine', isRated });
});

test('once somebody has taken the link up the page goes to the table', async () => {
  const page = openPanel();
  await makeLink(page);
  expect(screen.getByRole('status').textContent).toContain('Waiting for somebody');
  page.respond(ASK, anInvitation({ state: 'used', gameID: GAME_ID }));
  await pass(2_000);
  await waitFor(() => expect(page.location()).toBe(`/live/${GAME_ID}`));
  expect(readKeptInvitation(NOW)).toBeNull();
});

test.each([
  ['is expired', anInvitation({ state: 'expired' }), 200],
  ['led to a game that is gone', anInvitation({ state: 'used' }), 200],
  ['is not known any longer', { error: 'None.', code: 'live_invitation_not_found' }, 404],
])('a link that %s is over: nobody is waited for, and another is made', async (_, body, status) => {
  const page = openPanel();
  await makeLink(page);
  page.respond(ASK, body, status);
  await pass(2_000);
  await waitFor(() => expect(screen.getByRole('status').textContent).toMatch(/^The link is over/));
  expect(screen.queryByLabelText('The link')).toBeNull();
  expect(readKeptInvitation(NOW)).toBeNull();
  const asked = page.sentTo(ASK).length;
  await pass(10_000);
  expect(page.sentTo(ASK)).toHaveLength(asked);
  fireEvent.click(screen.getByRole('button', { name: 'Another link' }));
  expect(screen.getByRole('button', { name: 'Make a link' })).toBeTruthy();
});
