// @vitest-environment happy-dom
import { fireEvent, render, screen, waitFor } from '@testing-library/react';
import { expect, test } from 'vitest';

import { aPage } from '../../testing/a-page.tsx';
import { RegisterPage } from './register-page.tsx';

const PASSWORD = 'Mudville#1888';

const type = (label: string, value: string) =>
  fireEvent.change(screen.getByLabelText(label), { target: { value } });

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
