// @vitest-environment happy-dom
import { fireEvent, render, screen, waitFor } from '@testing-library/react';
import { expect, test } from 'vitest';

import { keepPageToReturnTo, readPageToReturnTo } from '../../api/page-to-return-to.ts';
import { aPage } from '../../testing/a-page.tsx';
import { LoginPage } from './login-page.tsx';

/** Logs in, and returns the page that is shown then. */
async function logIn() {
  const page = aPage({ path: '/login' });
  page.respond('POST /auth/login', { AccessToken: 'a', IdToken: 'b', RefreshToken: 'c' });
  render(<LoginPage />, { wrapper: page.wrapper });
  fireEvent.submit(screen.getByRole('button', { name: 'Login' }).closest('form')!);
  await waitFor(() => expect(page.location()).not.toBe('/login'));
  return page.location();
}

test('who logs in comes home', async () => {
  expect(await logIn()).toBe('/');
});

test.each(['/challenge/abc', '/live/join/abc', '/cups/01990000-0000-7000-8000-0000000000c1'])(
  'who logs in from %s comes back there, once',
  async (path) => {
    keepPageToReturnTo(path);
    expect(await logIn()).toBe(path);
    expect(readPageToReturnTo()).toBeNull();
  },
);
