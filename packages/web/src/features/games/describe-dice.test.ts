import { expect, test } from 'vitest';

import { describeDice, explainDice } from './describe-dice.ts';
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

test('the dice are explained in the order in which they were rolled', () => {
  expect(explainDice(anEvent(1))).toBe('The batter’s 7 says OO. The pitcher’s 5 changes nothing.');
  const robbed = anEvent(1, { diceResultX: 4, origResultType: 'H2', pitchResultType: 'h9l' });
  expect(explainDice(robbed)).toBe(
    'The batter’s 7 says X, the 4 after it H2. The pitcher’s 5 says h9l: it is OO.',
  );
  expect(explainDice(anEventWithoutDice(2, 'steal'))).toBe('');
});
