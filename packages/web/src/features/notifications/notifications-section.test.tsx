// @vitest-environment happy-dom
import type { NotificationSettings } from '@pennant/contract/notifications';
import { render, screen } from '@testing-library/react';
import { expect, test } from 'vitest';

import { storeTokens } from '../../api/stored-tokens.ts';
import { aPage } from '../../testing/a-page.tsx';
import { aUser } from '../../testing/a-user.ts';
import { NotificationsSection } from './notifications-section.tsx';

const SETTINGS: NotificationSettings = {
  push: { isOpen: true, publicKey: 'B'.repeat(87), browsers: [] },
  letters: true,
};
const LETTERS = 'Send me a letter where no browser can be told';

test('settings that arrive before the user is known wait for them', async () => {
  const page = aPage();
  storeTokens({ accessToken: 'access', idToken: 'id', refreshToken: 'refresh' });
  const nameUser = page.hold('GET /users/me');
  page.respond('GET /notifications', SETTINGS);
  render(<NotificationsSection />, { wrapper: page.wrapper });
  await expect.poll(() => page.queryClient.getQueryData(['GET /notifications'])).toEqual(SETTINGS);
  expect(screen.queryByLabelText(LETTERS)).toBeNull();
  nameUser(aUser());
  expect(await screen.findByLabelText(LETTERS)).toHaveProperty('checked', true);
  expect(await screen.findByText('This browser cannot be notified.')).toBeDefined();
});

test('on the first day it says from when on', async () => {
  const page = aPage({ user: {} });
  page.respond('GET /notifications', { ...SETTINGS, push: { ...SETTINGS.push, isOpen: false } });
  render(<NotificationsSection />, { wrapper: page.wrapper });
  expect(await screen.findByText(/From tomorrow on/)).toBeDefined();
});

test('settings that cannot be read can be asked for again', async () => {
  const page = aPage({ user: {} });
  page.respond('GET /notifications', { error: 'The session is over.', code: 'none' }, 409);
  render(<NotificationsSection />, { wrapper: page.wrapper });
  expect(await screen.findByText('The session is over.')).toBeDefined();
  page.respond('GET /notifications', SETTINGS);
  screen.getByRole('button').click();
  expect(await screen.findByLabelText(LETTERS)).toBeDefined();
});

test('letters are switched at once, and back where the server refuses', async () => {
  const page = aPage({ user: {} });
  page.respond('GET /notifications', SETTINGS);
  page.respond('PUT /notifications/letters', { error: 'Not now.', code: 'not_now' }, 409);
  render(<NotificationsSection />, { wrapper: page.wrapper });
  const field = await screen.findByLabelText(LETTERS);
  field.click();
  await expect.poll(page.toasts).toEqual(['bad: Failed to save: Not now.']);
  expect(page.sentTo('PUT /notifications/letters')).toEqual([
    expect.objectContaining({ body: { letters: false } }),
  ]);
  expect(field).toHaveProperty('checked', true);
});
