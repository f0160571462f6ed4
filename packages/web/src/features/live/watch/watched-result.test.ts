import { expect, test } from 'vitest';

import { watchedResultText } from './watched-result.ts';

const text = (winner: 'visitors' | 'home' | null, visitingScore: number, homeScore: number) =>
  watchedResultText({
    game: {
      visitors: { name: 'Boxcar Nine', user: null },
      home: { name: 'Mudville', user: null },
    },
    update: { winner },
    events: [
      { visitingScore: 0, homeScore: 0 },
      { visitingScore, homeScore },
    ],
  }).replaceAll(/[\u2066-\u2069]/g, '');

test('who watches is told the winner’s runs first', () => {
  expect(text('home', 4, 6)).toBe('Mudville won 6–4.');
  expect(text('visitors', 6, 4)).toBe('Boxcar Nine won 6–4.');
});

test('a side that wins without the lead was left by the other', () => {
  expect(text('home', 6, 4)).toBe('Mudville won: the other side left.');
  expect(text('visitors', 0, 0)).toBe('Boxcar Nine won: the other side left.');
});

test('a game that was called off says so', () => {
  expect(text(null, 0, 0)).toContain('called off');
});
