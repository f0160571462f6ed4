import { expect, test } from 'vitest';

import { gameText, kindRule, kindText, matchName, roundName, unfitText } from './cup-words.ts';
import { aCupGame } from './testing/a-cup.ts';

test.each([
  [{ kind: 'open' }, 'Open to all teams', 'Any team that can play may enter.'],
  [
    { kind: 'scoreCap', maxScore: 62 },
    'Score up to 62',
    'The team’s score, the average rating of its cards, is 62 at most.',
  ],
  [
    { kind: 'decade', firstYear: 1950 },
    'The 1950s',
    'All 24 cards are of the seasons 1950 to 1959.',
  ],
  [
    { kind: 'maxTier', tier: 'silver' },
    'Up to silver',
    'No card is above silver: each rating is 75 at most.',
  ],
] as const)('the kind %j in words', (kind, short, rule) => {
  expect(kindText(kind)).toBe(short);
  expect(kindRule(kind)).toBe(rule);
});

test('a team that does not fit says what is wrong with it', () => {
  expect(unfitText({ problem: 'score', score: 71, maxScore: 62 })).toBe('score 71, above 62');
  const card = (name: string) => ({ name, year: 1961, rating: 80 });
  expect(unfitText({ problem: 'cards', cards: [card('Roger Maris')] })).toBe(
    'a card does not fit: Roger Maris 1961 (80)',
  );
  expect(
    unfitText({ problem: 'cards', cards: ['A', 'B', 'C', 'D', 'E'].map((name) => card(name)) }),
  ).toBe('5 cards do not fit: A 1961 (80), B 1961 (80), C 1961 (80) and 2 more');
});

test('rounds are named by how many teams they begin with', () => {
  expect([0, 1, 2, 3, 4].map((round) => roundName(round, 5))).toEqual([
    'Round of 32',
    'Round of 16',
    'Quarterfinals',
    'Semifinals',
    'Final',
  ]);
  expect(matchName(1, 3)).toBe('Semifinal');
  expect(matchName(0, 5)).toBe('Round of 32');
});

test('a game says how it is played and how it ended', () => {
  expect(
    gameText(aCupGame({ number: 2, kind: 'live', runs: [5, 3], winner: 1, isOver: true })),
  ).toBe('Game 2, live, 5–3');
  expect(gameText(aCupGame({ kind: 'standing', runs: null, isOver: false }))).toBe(
    'Game 1, against the standing team, under way',
  );
});
