// @vitest-environment happy-dom
import { render, screen } from '@testing-library/react';
import { expect, test } from 'vitest';

import { aPage } from '../../testing/a-page.tsx';
import { ConfirmEmailChangePage } from './confirm-email-change-page.tsx';
import { ResetPasswordPage } from './reset-password-page.tsx';

const CONFIRM = 'POST /auth/confirmEmail';

test('a link that confirms a new address sets it', async () => {
  const page = aPage({ path: '/confirm-email?token=abc' });
  page.respond(CONFIRM, {});
  render(<ConfirmEmailChangePage />, { wrapper: page.wrapper });
  expect(await screen.findByText('Your new e-mail address is set')).toBeDefined();
  expect(page.sentTo(CONFIRM).map(({ body }) => body)).toEqual([{ token: 'abc' }]);
});

test('a link that was used changes no address, and says why', async () => {
  const page = aPage({ path: '/confirm-email?token=used' });
  page.respond(CONFIRM, { error: 'This link was used.', code: 'token_invalid' }, 400);
  render(<ConfirmEmailChangePage />, { wrapper: page.wrapper });
  expect(await screen.findByText('The address stays as it is')).toBeDefined();
  expect(screen.getByText('This link was used.')).toBeDefined();
});

test('an address without a link confirms nothing', () => {
  const page = aPage({ path: '/confirm-email' });
  render(<ConfirmEmailChangePage />, { wrapper: page.wrapper });
  expect(screen.getByText('The address stays as it is')).toBeDefined();
  expect(page.sentTo(CONFIRM)).toEqual([]);
});

test('without a link there is no form for a new password; a link leads to it', () => {
  const show = (path: string) =>
    render(<ResetPasswordPage />, { wrapper: aPage({ path }).wrapper });
  const { unmount } = show('/reset');
  expect(screen.getByText('No letter, no new password')).toBeDefined();
  expect(screen.queryByLabelText(/New password/)).toBeNull();
  unmount();
  show('/reset?token=abc');
  expect(screen.getByLabelText(/New password/)).toBeDefined();
});
