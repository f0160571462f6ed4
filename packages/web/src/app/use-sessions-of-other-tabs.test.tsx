// @vitest-environment happy-dom
import { render, screen, waitFor } from '@testing-library/react';
import { useState } from 'react';
import { beforeEach, expect, test } from 'vitest';

import { useVisitor } from '../api/current-user.ts';
import { useApiQuery } from '../api/query-hooks.ts';
import { beginSession, removeTokens } from '../api/stored-tokens.ts';
import { aPage } from '../testing/a-page.tsx';
import { aUser } from '../testing/a-user.ts';
import { beginSessionInAnotherTab, changeInAnotherTab } from '../testing/another-tab.ts';
import { useSessionsOfOtherTabs } from './use-sessions-of-other-tabs.ts';

beforeEach(() => beginSession({ accessToken: 'a', idToken: 'i', refreshToken: 'r' }));

/** Returns a tab that shows casey, who has chosen something on its page. */
async function aTabOfCasey() {
  const page = aPage();
  page.respond('GET /users/me', aUser({ username: 'casey' }));
  page.respond('GET /wallet/get', { balance: 700 });
  function Wallet() {
    const { data } = useApiQuery('GET /wallet/get');
    const { kind } = useVisitor();
    const [drawn] = useState(() => kind);
    return <p>{`Wallet ${data?.balance ?? 'unread'}, drawn for ${drawn}`}</p>;
  }
  function Tab() {
    const sessions = useSessionsOfOtherTabs(page.queryClient);
    const visitor = useVisitor();
    return (
      <>
        <h1>{visitor.kind === 'player' ? visitor.user.username : visitor.kind}</h1>
        <Wallet key={sessions} />
      </>
    );
  }
  render(<Tab />, { wrapper: page.wrapper });
  await screen.findByRole('heading', { name: 'casey' });
  await screen.findByText('Wallet 700, drawn for checking');
  return page;
}

test('a session that another tab begins takes the place of this tab’s', async () => {
  const page = await aTabOfCasey();
  page.respond('GET /users/me', aUser({ username: 'flynn' }));
  page.respond('GET /wallet/get', { balance: 20 });
  beginSessionInAnotherTab();
  changeInAnotherTab('accessToken');
  changeInAnotherTab('sessionMark');
  await screen.findByRole('heading', { name: 'flynn' });
  await screen.findByText(/^Wallet 20,/);
  expect(page.sentTo('GET /users/me').at(-1)?.headers.get('authorization')).toBe(
    'Bearer another idToken',
  );
});

test('after a log-out in another tab nothing of the user is cached or shown', async () => {
  const page = await aTabOfCasey();
  page.respond('GET /wallet/get', { error: 'Log in.', code: 'token_missing' }, 401);
  localStorage.clear();
  changeInAnotherTab('accessToken');
  changeInAnotherTab('sessionMark');
  await screen.findByRole('heading', { name: 'guest' });
  await screen.findByText('Wallet unread, drawn for guest');
  await waitFor(() => expect(page.queryClient.isFetching()).toBe(0));
  expect(page.queryClient.getQueryData(['GET /users/me'])).toBeUndefined();
  expect(page.queryClient.getQueryData(['GET /wallet/get'])).toBeUndefined();
});

test('a log-out in this tab is its own affair', async () => {
  const page = await aTabOfCasey();
  removeTokens();
  await screen.findByRole('heading', { name: 'guest' });
  expect(page.sentTo('GET /wallet/get')).toHaveLength(1);
});
