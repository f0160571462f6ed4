// @vitest-environment happy-dom
import { fireEvent, render, screen } from '@testing-library/react';
import { expect, test } from 'vitest';

import { aPage } from '../../testing/a-page.tsx';
import { TeamFormPage } from './team-form-page.tsx';

test('what the user has entered stays where the cards of another pool do not come', async () => {
  const page = aPage({ path: '/team/create', user: {} });
  page.respond('GET /card/user', { cards: [], total: 0 });
  render(<TeamFormPage />, { wrapper: page.wrapper });
  const name = await screen.findByLabelText('Team Name');
  fireEvent.change(name, { target: { value: 'Mudville' } });
  page.respond('GET /card/user', { error: 'Something broke.', code: 'internal' }, 500);
  const size = screen.getByLabelText<HTMLSelectElement>('Card Pool Size');
  fireEvent.change(size, { target: { value: size.options[1]!.value } });
  const alert = await screen.findByText(/Error fetching user cards: Something broke/);
  expect(alert).toBeDefined();
  expect(screen.getByLabelText<HTMLInputElement>('Team Name').value).toBe('Mudville');

  page.respond('GET /card/user', { cards: [], total: 0 });
  fireEvent.click(screen.getByRole('button', { name: 'Try again' }));
  await expect.poll(() => screen.queryByText(/Error fetching user cards/)).toBeNull();
  expect(screen.getByLabelText<HTMLInputElement>('Team Name').value).toBe('Mudville');
});
