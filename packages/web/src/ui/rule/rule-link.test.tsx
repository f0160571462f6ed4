// @vitest-environment happy-dom
import { fireEvent, render, screen, waitFor } from '@testing-library/react';
import { expect, test, vi } from 'vitest';

import { aPage } from '../../testing/a-page.tsx';
import { RuleLink } from './rule-link.tsx';

const renderChance = () =>
  render(
    <p>
      Safe in <RuleLink rule="steal-chance">71%</RuleLink>
    </p>,
    aPage(),
  );

test('a percentage leads to its sentence in the rulebook, also without scripts', () => {
  renderChance();
  const link = screen.getByRole('link', { name: '71%' });
  expect(link.getAttribute('href')).toBe('/rulebook#steal-chance');
  expect(link.getAttribute('title')).toBe('Where this comes from');
});

test('a click opens the sentence beside it and nothing else, and closing gives the focus back', async () => {
  const onClick = vi.fn<() => void>();
  renderChance();
  document.body.addEventListener('click', onClick);
  const link = screen.getByRole('link', { name: '71%' });
  fireEvent.click(link);
  const dialog = await screen.findByRole('dialog', { name: 'Rulebook: A game' });
  expect(dialog.textContent).toContain('Runners may steal at the odds of their own season');
  expect(link.getAttribute('aria-expanded')).toBe('true');
  expect(onClick).not.toHaveBeenCalled();
  expect(screen.getByRole('link', { name: 'Read on in the rulebook' }).getAttribute('href')).toBe(
    '/rulebook#steal-chance',
  );
  fireEvent.click(screen.getByRole('button', { name: 'Close' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  await waitFor(() => expect(document.activeElement).toBe(link));
});

test('a click with a key held opens the rulebook elsewhere', () => {
  renderChance();
  const link = screen.getByRole('link', { name: '71%' });
  expect(fireEvent.click(link, { ctrlKey: true })).toBe(true);
  expect(link.getAttribute('aria-expanded')).toBe('false');
});
