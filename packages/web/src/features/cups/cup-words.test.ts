import { expect, test } from 'vitest';

import {
  gameText,
  holderText,
  kindRule,
  kindText,
  matchName,
  roundName,
  unfitText,
} from './cup-words.ts';
import { aCupGame, someEntries } from './testing/a-cup.ts';

test.each([
  [{ kind: 'open' }, 'Open to all teams', 'Any team that can play may enter.'],
  [{ kind: 'scoreCap', maxScore: 62 }, 'Score up to 62', 'is 62 at most'],
  [{ kind: 'decade', firstYear: 1920 }, 'The 1920s', 'of the seasons 1920 to 1929'],
  [{ kind: 'maxTier', tier: 'silver' }, 'Up to silver', 'No card is above silver: each rating is'],
] as const)('the kind %j is told in short and as a rule', (kind, text, rule) => {
  expect(kindText(kind)).toBe(text);
  expect(kindRule(kind)).toContain(rule);
});

test('a round is called after how many teams it has, a match after its round', () => {
  const rounds = (count: number) =>
    Array.from({ length: count }, (_, round) => roundName(round, count));
  expect(rounds(5)).toEqual(['Round of 32', 'Round of 16', 'Quarterfinals', 'Semifinals', 'Final']);
  expect(rounds(3)).toEqual(['Quarterfinals', 'Semifinals', 'Final']);
  expect([0, 1, 2, 3].map((round) => matchName(round, 4))).toEqual([
    'Round of 16',
    'Quarterfinal',
    'Semifinal',
    'Final',
  ]);
});

test('why a team may not play names its score, or at most three of its cards', () => {
  expect(unfitText({ problem: 'score', score: 71, maxScore: 62 })).toBe('score 71, above 62');
  const cards = [1, 2, 3, 4, 5].map((number) => ({
    name: `Card ${number}`,
    year: 1900 + number,
    rating: 80 + number,
  }));
  const fault = (count: number) => unfitText({ problem: 'cards', cards: cards.slice(0, count) });
  expect(fault(1)).toBe('a card does not fit: Card 1 1901 (81)');
  expect(fault(2)).toBe('2 cards do not fit: Card 1 1901 (81) and Card 2 1902 (82)');
  expect(fault(4)).toMatch(/^4 cards do not fit: .+ and one more$/);
  expect(fault(5)).toMatch(/^5 cards do not fit: .+ and 2 more$/);
});

test('who holds a place has a name, unless they have left Pennant or are a club', () => {
  const [user, club] = [someEntries(1, 2)[0]!, someEntries(1, 2)[1]!];
  expect(holderText(user)).toBe('casey');
  expect(holderText({ ...user, User: null })).toBe('A former player');
  expect(holderText(club)).toBe('Computer club');
});

test('a game tells how it was played, and its runs as the bracket has its sides', () => {
  expect(gameText(aCupGame())).toBe('Game 1, live, 5–3');
  expect(gameText(aCupGame({ number: 2, kind: 'standing', isOver: false, runs: null }))).toBe(
    'Game 2, against the standing team, under way',
  );
  expect(gameText(aCupGame({ kind: 'computer', runs: null }))).toBe(
    'Game 1, played by the computer, no score',
  );
});
