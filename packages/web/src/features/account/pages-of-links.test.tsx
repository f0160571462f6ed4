// @vitest-environment happy-dom
import { fireEvent, render, screen, waitFor } from '@testing-library/react';
import { expect, test } from 'vitest';

import { keepPageToReturnTo, readPageToReturnTo } from '../../api/page-to-return-to.ts';
import { aPage } from '../../testing/a-page.tsx';
import { ConfirmEmailChangePage } from './confirm-email-change-page.tsx';
import { LoginPage } from './login-page.tsx';
import { RegisterPage } from './register-page.tsx';
import { ResetPasswordPage } from './reset-password-page.tsx';

const PASSWORD = 'Mudville#1888';

const type = (label: string, value: string) =>
  fireEvent.change(screen.getByLabelText(label), { target: { value } });

test('who logs in on the way to another page goes on there, once', async () => {
  const page = aPage({ path: '/login' });
  keepPageToReturnTo('/live/join/abc');
  page.respond('POST /auth/login', { AccessToken: 'a', IdToken: 'b', RefreshToken: 'c' });
  render(<LoginPage />, { wrapper: page.wrapper });
  type('Username', 'casey');
  type('Password', PASSWORD);
  fireEvent.click(screen.getByRole('button', { name: 'Login' }));
  await waitFor(() => expect(page.location()).toBe('/live/join/abc'));
  expect(readPageToReturnTo()).toBeNull();
});

test('a kept card that is refused is let go, and the second try registers without it', async () => {
  const page = aPage({ path: '/register?keptCard=7' });
  page.respond('POST /users', { error: 'No such card.', code: 'kept_card_unknown' }, 400);
  render(<RegisterPage />, { wrapper: page.wrapper });
  type('Username', 'casey');
  type('E-mail', 'casey@mudville.example');
  type('Password', PASSWORD);
  const register = async () => {
    const before = page.sentTo('POST /users').length;
    fireEvent.click(await screen.findByRole('button', { name: /^Register/ }));
    await waitFor(() => expect(page.sentTo('POST /users')).toHaveLength(before + 1));
    return page.sentTo('POST /users').at(-1)?.body;
  };
  expect(await register()).toMatchObject({ username: 'casey', keptCard: 7 });
  await waitFor(() => expect(page.toasts()).toEqual(['bad: Registration failed: No such card.']));
  expect(await register()).not.toHaveProperty('keptCard');
});

test('a link for another address that was used says so, and that nothing changes', async () => {
  const page = aPage({ path: '/confirm-email?token=used' });
  const error = 'This link was used already.';
  page.respond('POST /auth/confirmEmail', { error, code: 'letter_token_invalid' }, 400);
  render(<ConfirmEmailChangePage />, { wrapper: page.wrapper });
  expect(await screen.findByText('The address stays as it is')).toBeDefined();
  expect(screen.getByText(error)).toBeDefined();
  expect(page.sentTo('POST /auth/confirmEmail').map(({ body }) => body)).toEqual([
    { token: 'used' },
  ]);
});

test('without the link of a letter there is no form for a new password', () => {
  const page = aPage({ path: '/reset' });
  render(<ResetPasswordPage />, { wrapper: page.wrapper });
  expect(screen.getByText('No letter, no new password')).toBeDefined();
  expect(screen.getByText('Ask for a letter').getAttribute('href')).toBe('/forgot');
  expect(screen.queryByLabelText('New password')).toBeNull();
});
