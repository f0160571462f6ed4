import type { CareerMoment } from '@pennant/contract/career';
import { expect, test } from 'vitest';

import { groupByGame, momentText, originText } from './career-words.ts';

test.each([
  ['G', 1, 'Debut'],
  ['G', 50, '50th game'],
  ['HR', 1, 'First home run'],
  ['RBI', 100, '100th run batted in'],
  ['SV', 10, '10th save'],
] as const)('%s number %i is “%s”', (figure, number, text) => {
  expect(momentText({ figure, number })).toBe(text);
});

test('a card from a pack tells the pack and the day', () => {
  const pack = {
    seriesID: 1954,
    seriesName: '1954 Base',
    epochID: '01900000-0000-7000-8000-000000000001',
    number: 12,
    commitment: 'ab'.repeat(32),
  };
  const received = '2026-05-01T23:59:00.000Z';
  expect(originText({ kind: 'pack', received, pack })).toBe(
    'Drawn on May 1, 2026 out of pack 12 of its seal, a pack of 1954 Base.',
  );
  expect(originText({ kind: 'starter_set', received, pack: null })).toBe(
    'Came with the starter set on May 1, 2026.',
  );
  expect(originText(null)).toBe('How it came is not in the ledger.');
});

test('moments of one game stand together, games in the order in which they came', () => {
  const inGame = (gameID: string, eventNumber: number): CareerMoment => ({
    figure: 'H',
    number: 1,
    eventNumber,
    game: { gameID, finished: '2026-05-01T12:00:00.000Z', opponent: 'Nine', isPublic: true },
  });
  const moments = [inGame('b', 1), inGame('b', 9), inGame('a', 3)];
  expect(
    groupByGame(moments).map(({ game, moments: ofGame }) => [
      game.gameID,
      ofGame.map(({ eventNumber }) => eventNumber),
    ]),
  ).toEqual([
    ['b', [1, 9]],
    ['a', [3]],
  ]);
});
