import { GAME_SPEED_OPTIONS } from '@pennant/rules/account/game-speed';
import { expect, test } from 'vitest';

import { anEvent, aGameDto, home, visitor } from '../testing/a-game-dto.ts';
import { createFastForward, fastForwardStepMs } from './fast-forward.ts';
import { fastForwardViewModel } from './fast-forward-view-model.ts';

const single = anEvent(1, {
  ipOuts: 0,
  resultType: 'H1',
  firstBaseRunnerLineupID: visitor(0),
  moves: [{ gameLineupID: visitor(0), from: 0, to: 1, out: false }],
});
const doublePlay = anEvent(2, { ipOuts: 2, play: 'doublePlay', batterLineupID: visitor(1) });
const third = anEvent(3, { ipOuts: 3, batterLineupID: visitor(2) });
const leadOff = anEvent(4, { ipOuts: 4, batterLineupID: home(0), pitcherLineupID: visitor(9) });
const fastForward = createFastForward(aGameDto(), [single, doublePlay, third, leadOff])!;

test('a fast-forward shows each event with the scoreboard of that moment', () => {
  expect(fastForwardViewModel(fastForward, 0)).toMatchObject({
    scores: { inningScores: [0], visitorHits: 1 },
    atBat: { inning: 1, half: 'top', outs: 0 },
    batterID: visitor(0),
    event: single,
    field: { runners: [1], playKey: 1 },
  });
  expect(fastForwardViewModel(fastForward, 1)).toMatchObject({
    atBat: { outs: 2 },
    batterID: visitor(1),
  });
});

test('the side that made the third out is at bat until the next event', () => {
  expect(fastForwardViewModel(fastForward, 2)).toMatchObject({
    atBat: { inning: 1, half: 'top', outs: 3 },
    scores: { inningScores: [0, 0] },
  });
  expect(fastForwardViewModel(fastForward, 3)).toMatchObject({
    atBat: { inning: 1, half: 'bottom', outs: 1 },
    batterID: home(0),
    pitcherID: visitor(9),
  });
});

test('nothing played is no fast-forward', () => {
  expect(createFastForward(aGameDto(), [])).toBeNull();
});

test('a half-inning can be read, a whole game is over within seconds, faster speeds sooner', () => {
  expect(fastForwardStepMs(4, 1)).toBe(800);
  expect(75 * fastForwardStepMs(75, 1)).toBe(12_000);
  expect(200 * fastForwardStepMs(200, 1)).toBeLessThan(30_000);
  const times = GAME_SPEED_OPTIONS.map(({ factor }) => fastForwardStepMs(75, factor));
  expect(times).toEqual(times.toSorted((a, b) => b - a));
  expect(times.at(-1), 'Instant').toBe(0);
});
