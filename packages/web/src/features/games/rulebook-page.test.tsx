// @vitest-environment happy-dom
import { fireEvent, render, screen, waitFor, within } from '@testing-library/react';
import { expect, test } from 'vitest';

import { aPage } from '../../testing/a-page.tsx';
import { RulebookPage } from './rulebook-page.tsx';

const renderRulebook = (path = '/rulebook') => render(<RulebookPage />, aPage({ path }));

const sectionNames = () =>
  screen
    .queryAllByRole('region')
    .flatMap((region) => within(region).queryAllByRole('heading', { level: 2 }))
    .map((heading) => heading.textContent?.replace(' #', ''));

const search = (words: string) =>
  fireEvent.change(screen.getByRole('searchbox', { name: 'Search the rulebook' }), {
    target: { value: words },
  });

test('a search leaves what holds its words, marks them, and says how much it found', async () => {
  renderRulebook();
  expect(sectionNames().length).toBeGreaterThan(5);
  search('odds steal');
  await waitFor(() => expect(sectionNames()).toEqual(['A game']));
  expect(screen.getByRole('status').textContent).toBe(
    '1 sentence in 1 section. Enter goes to the first.',
  );
  expect(
    new Set([...document.querySelectorAll('mark')].map((mark) => mark.textContent?.toLowerCase())),
  ).toEqual(new Set(['odds', 'steal']));
});

test('a search without a find says so', async () => {
  renderRulebook();
  search('umpire uranium');
  await waitFor(() => expect(sectionNames()).toEqual([]));
  expect(screen.getByRole('status').textContent).toContain('Try fewer');
});

test('a link to a place ends the search', async () => {
  renderRulebook();
  search('umpire uranium');
  await waitFor(() => expect(sectionNames()).toEqual([]));
  fireEvent.click(screen.getByRole('link', { name: 'Packs' }));
  expect(sectionNames()).toContain('Packs');
});

test('a sentence that the address names is marked and focused', async () => {
  renderRulebook('/rulebook#steal-chance');
  const sentence = document.getElementById('steal-chance');
  expect(sentence?.dataset['current']).toBe('true');
  await waitFor(() => expect(document.activeElement).toBe(sentence));
});
