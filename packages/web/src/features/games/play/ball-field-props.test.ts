import { expect, test } from 'vitest';

import { anEvent, visitor } from '../testing/a-game-dto.ts';
import { occupiedBases, battedBall, runnerMoves, runnersOnBase } from './ball-field-props.ts';

test('a runner who takes an extra base on a hit runs once, from start to end', () => {
  const event = anEvent(1, {
    moves: [
      { gameLineupID: visitor(3), from: 1, to: 2, out: false },
      { gameLineupID: visitor(0), from: 0, to: 1, out: false },
      { gameLineupID: visitor(3), from: 2, to: 3, out: true },
    ],
  });
  expect(runnerMoves(event)).toEqual([
    { from: 1, to: 3, out: true },
    { from: 0, to: 1, out: false },
  ]);
});

test('bases are taken by whom the event says', () => {
  const event = anEvent(1, {
    firstBaseRunnerLineupID: visitor(2),
    thirdBaseRunnerLineupID: visitor(1),
  });
  expect(occupiedBases(event)).toEqual([1, 3]);
  expect(runnersOnBase(event)).toEqual([visitor(2), null, visitor(1)]);
});

test('a home run is one; a walk hits no ball', () => {
  expect(battedBall(anEvent(1, { resultType: 'HR', outKind: null }))).toMatchObject({
    isHomeRun: true,
    kind: null,
  });
  expect(battedBall(anEvent(1, { location: null }))).toBeNull();
});
