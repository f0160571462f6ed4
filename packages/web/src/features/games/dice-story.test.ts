import { expect, test } from 'vitest';

import { diceSteps } from './dice-story.ts';
import { anEvent, aSideEvent } from './testing/a-wire-game.ts';

const told = (event: Parameters<typeof diceSteps>[0]) =>
  diceSteps(event).map(({ on, sum, says }) => `${on} ${sum}: ${says}`);

test('a plain result is the batter’s own', () => {
  expect(told(anEvent(1))).toEqual(['Batting 7: OO', 'Pitching 5: no change']);
});

test('an X rolls again, and the pitcher’s cell may take the hit away', () => {
  const robbed = anEvent(1, { diceResultX: 4, origResultType: 'H2', pitchResultType: 'h9l' });
  expect(told(robbed)).toEqual(['Batting 7: X', 'Extra 4: H2', 'Pitching 5: h9l, now OO']);
});

test('a steal has no dice', () => {
  expect(told(aSideEvent(2, 'steal'))).toEqual([]);
});
