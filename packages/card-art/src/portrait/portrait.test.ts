import { describe, expect, test } from 'vitest';

import type { CardFrontData } from '../card/card-front-data.ts';
import { framingOf, poseOf } from './portrait.tsx';

const cardOf = (index: number, position: 'SP' | 'C' | 'SS' | 'CF' | 'DH', year: number) =>
  ({
    cardID: index,
    playerID: `player${index}01`,
    year,
    type: position === 'SP' ? 'Pitcher' : 'Batter',
    positions: [position],
    bats: 'R',
    throws: 'R',
  }) as unknown as CardFrontData;

/** The cards of a page: all at one position, of one season, which is the worst case. */
const pageOf = (position: Parameters<typeof cardOf>[1], year: number) =>
  Array.from({ length: 400 }, (_, index) => cardOf(index, position, year));

/** Returns the share of cards on a page that look the same as the card before them. */
function shareOfTwins(cards: readonly CardFrontData[], lookOf: (card: CardFrontData) => string) {
  const looks = cards.map(lookOf);
  return looks.filter((look, index) => look === looks[index - 1]).length / looks.length;
}
const figureOf = (card: CardFrontData) => `${poseOf(card)} ${framingOf(card, poseOf(card))}`;

describe.each(['SP', 'C', 'SS', 'CF', 'DH'] as const)('cards of a %s side by side', (position) => {
  test.each([1910, 1998])('are seldom in the same pose in %i, and hardly ever alike', (year) => {
    const page = pageOf(position, year);
    expect(shareOfTwins(page, poseOf)).toBeLessThan(position === 'DH' ? 0.34 : 0.27);
    expect(shareOfTwins(page, figureOf)).toBeLessThan(0.06);
  });
});

test('a card keeps its pose', () => {
  for (const card of pageOf('SS', 1954)) expect(figureOf({ ...card })).toBe(figureOf(card));
});

test('a player is seen in another pose in another season', () => {
  const poses = new Set(Array.from({ length: 12 }, (_, at) => poseOf(cardOf(7, 'SS', 1950 + at))));
  expect(poses.size).toBeGreaterThan(3);
});
