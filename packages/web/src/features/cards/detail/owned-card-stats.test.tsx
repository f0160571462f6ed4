import type { Card, CardInventory } from '@pennant/contract/cards';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';

import { OwnedCardStats } from './owned-card-stats.tsx';

const NOTHING_DONE = {
  inventoryID: '01990000-0000-7000-8000-000000000001',
  amount: 1,
  exp: 0,
  ab: 0,
  h1: 0,
  h2: 0,
  h3: 0,
  hr: 0,
  bb: 0,
  so: 0,
  runs: 0,
  rbi: 0,
  sb: 0,
  cs: 0,
  ipOuts: 0,
  wpa: 0,
} as CardInventory;

/** Returns the figures of a user's own card by their heads. */
function figuresOf(type: Card['type'], done: Partial<CardInventory>): Record<string, string> {
  const markup = renderToStaticMarkup(
    <OwnedCardStats card={{ type } as Card} inventory={{ ...NOTHING_DONE, ...done }} />,
  );
  const textsOf = (tag: string) =>
    [...markup.matchAll(new RegExp(`<${tag}[ >].*?</${tag}>`, 'g'))].map(([cell]) =>
      cell.replaceAll(/<[^>]*>/g, ''),
    );
  const values = textsOf('td');
  return Object.fromEntries(textsOf('th').map((head, index) => [head, values[index] ?? '']));
}

test('a batter’s own rates are those of the games that he played', () => {
  const figures = figuresOf('Batter', { ab: 10, h1: 2, h2: 1, h3: 0, hr: 1, bb: 2 });
  expect(figures).toMatchObject({ AVG: '.400', OBP: '.500', SLG: '.800' });
});

test('a pitcher’s own rates are for nine innings, and his baserunners for one', () => {
  const figures = figuresOf('Pitcher', { ipOuts: 54, so: 9, runs: 3, bb: 4, h1: 10, hr: 2 });
  expect(figures).toMatchObject({ IP: '18.0', RA9: '1.50', WHIP: '0.89', K9: '4.50' });
});

test('a card that has not played has dashes for rates', () => {
  expect(figuresOf('Batter', {})).toMatchObject({ AVG: '–', OBP: '–', SLG: '–' });
  expect(figuresOf('Pitcher', {})).toMatchObject({ RA9: '–', WHIP: '–', K9: '–' });
});
