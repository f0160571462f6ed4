import { expect, test } from 'vitest';

import { describeDice } from './describe-dice.ts';
import { anEvent, anEventWithoutDice } from './testing/a-game-dto.ts';

test('a plain result is the batter’s own', () => {
  expect(describeDice(anEvent(1))).toEqual({ batter: 'OO', extra: null, pitcher: 'no change' });
});

test('an X rolls again, and the pitcher’s cell may take the hit away', () => {
  const robbed = anEvent(1, { diceResultX: 4, origResultType: 'H2', pitchResultType: 'h9l' });
  expect(describeDice(robbed)).toEqual({ batter: 'X', extra: 'H2', pitcher: 'h9l: OO' });
});

test('a steal has no dice', () => {
  expect(describeDice(anEventWithoutDice(2, 'steal'))).toEqual({
    batter: null,
    extra: null,
    pitcher: null,
  });
});
