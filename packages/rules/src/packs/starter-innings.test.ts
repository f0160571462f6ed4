import { expect, test } from 'vitest';
import { hookOfBullpen } from '../games/manager/starter-hook.ts';
import { aPitcher, aPitcherWith } from '../testing/player-builders.ts';
import { cardFigures, isPitcher, type PitcherFigures } from './starter-card-figures.ts';
import { chancesToStay } from './starter-innings.ts';

const figuresOf = (pitcher: Parameters<typeof cardFigures>[0]): PitcherFigures => {
  const figures = cardFigures(pitcher);
  if (!isPitcher(figures)) throw new Error('not a pitcher');
  return figures;
};
/** Returns the hook of a staff whose relievers all have this stamina. */
const hookOf = (stamina: number) => hookOfBullpen(Array.from({ length: 5 }, () => stamina));
/** Returns how many batters a starter faces in a game. */
const facedBy = (pitcher: Parameters<typeof cardFigures>[0], relievers: number): number =>
  chancesToStay(figuresOf(pitcher), hookOf(relievers)).reduce((sum, chance) => sum + chance, 0);

test('a starter is there for the first three batters, and ever less likely for later ones', () => {
  const chances = chancesToStay(figuresOf(aPitcher({ stamina: 60 })), hookOf(17));
  expect(chances[2]).toBeGreaterThan(0.99);
  chances.forEach((chance, faced) => {
    expect(chance).toBeGreaterThanOrEqual(0);
    expect(chance).toBeLessThanOrEqual((chances[faced - 1] ?? 1) + 1e-9);
  });
  expect(chances.at(-1)).toBeLessThan(0.25);
});

test('the same starter faces some twenty batters of 2018, and most of a game of 1908', () => {
  const starter = aPitcher({ stamina: 65 });
  expect(facedBy(starter, 11)).toBeGreaterThan(19);
  expect(facedBy(starter, 11)).toBeLessThan(25);
  expect(facedBy(starter, 17)).toBeGreaterThan(facedBy(starter, 11));
  expect(facedBy(starter, 60)).toBeGreaterThan(32);
});

test('who allows much is gone early, who tires late stays', () => {
  const among = (cell: 'h9l' | 'h9h') => facedBy(aPitcherWith(cell, { stamina: 65 }), 17);
  expect(among('h9l')).toBeGreaterThan(among('h9h') + 4);
  expect(facedBy(aPitcher({ stamina: 80 }), 11)).toBeGreaterThan(
    facedBy(aPitcher({ stamina: 50 }), 11) + 3,
  );
});
