import { expect, test } from 'vitest';
import { aGame, play } from '../../testing/a-game.ts';
import { loadedDice } from '../../testing/loaded-dice.ts';
import { tiredness, tiresAt } from './fatigue.ts';

test('a pitcher of stamina 65 tires at the 25th batter, one of 100 at the 38th', () => {
  expect(tiresAt(65)).toBe(25);
  expect(tiresAt(100)).toBe(38);
});

test.each([
  [23, 0, 0],
  [24, 0.05, 0.02],
  [25, 0.1, 0.04],
  [33, 0.5, 0.2],
  [60, 0.5, 0.2],
])(
  'after %i batters a pitcher who tires at the 25th loses %f and gives up %f',
  (faced, lost, hit) => {
    const { lostCellChance, extraHitChance } = tiredness(faced, 25);
    expect(lostCellChance).toBeCloseTo(lost);
    expect(extraHitChance).toBeCloseTo(hit);
  },
);

const tired = () => aGame().fielding({ battersFaced: 40 }).managedBy('home', 'player');

test('a tired pitcher’s good cell may do nothing', () => {
  const game = tired().pitching('h9l').batting('H1').build();
  const lost = play(game, loadedDice({ tired: 0.49, ball: 0.5 }));
  expect(lost.event).toMatchObject({ resultType: 'H1', pitchResultType: null });
  const held = play(game, loadedDice({ tired: 0.51, ball: 0.95 }));
  expect(held.event).toMatchObject({ resultType: 'OO', pitchResultType: 'h9l' });
});

test('a tired pitcher’s empty cell may let a hit through', () => {
  const game = tired().batting('OO').build();
  const hit = play(game, loadedDice({ tired: 0.19, ball: 0.5 }));
  expect(hit.event).toMatchObject({ resultType: 'H1', pitchResultType: 'h9h' });
  const out = play(game, loadedDice({ tired: 0.21, ball: 0.95 }));
  expect(out.event.resultType).toBe('OO');
});

test('cells that help the batter act as ever', () => {
  const { event } = play(tired().pitching('hr9h').batting('H2').build(), loadedDice({ ball: 0.5 }));
  expect(event.resultType).toBe('HR');
});

test('at the rates of the record nobody tires', () => {
  const game = tired().rates('record').batting('OO').build();
  const { event } = play(game, loadedDice({ tired: 0, ball: 0.95 }));
  expect(event.resultType).toBe('OO');
});
