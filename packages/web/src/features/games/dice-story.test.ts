import { expect, test } from 'vitest';

import { diceStory } from './dice-story.ts';
import { anEvent, aSideEvent } from './testing/a-wire-game.ts';

test('a plain result is the batter’s own', () => {
  expect(diceStory(anEvent(1))).toEqual({ batter: 'OO', extra: null, pitcher: 'no change' });
});

test('an X rolls again, and the pitcher’s cell may take the hit away', () => {
  const robbed = anEvent(1, { diceResultX: 4, origResultType: 'H2', pitchResultType: 'h9l' });
  expect(diceStory(robbed)).toEqual({ batter: 'X', extra: 'H2', pitcher: 'h9l: OO' });
});

test('a steal has no dice', () => {
  expect(diceStory(aSideEvent(2, 'steal'))).toEqual({ batter: null, extra: null, pitcher: null });
});
