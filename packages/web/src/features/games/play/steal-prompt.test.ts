import { expect, test } from 'vitest';

import { anEvent, aGameDto, visitor } from '../testing/a-game-dto.ts';
import type { EventDto, RolledEventDto } from '@pennant/contract/game-event';
import { shouldPromptSteal, LIKELY_STEAL_PERCENT, canPromptSteal } from './steal-prompt.ts';

const runner = visitor(0);
/** The user bats, a runner is on first, and the next batter has just made an out. */
const afterAnOut = (event: Partial<RolledEventDto> = {}, userBats = true) => {
  const game = aGameDto();
  const last = anEvent(2, { firstBaseRunnerLineupID: runner, ...event });
  return {
    ...game,
    GameEvents: [last as EventDto],
    situation: {
      ...game.situation,
      eventNumber: 2,
      ipOuts: last.ipOuts,
      outs: last.ipOuts % 3,
      firstBaseRunnerLineupID: last.firstBaseRunnerLineupID,
      userBats,
    },
  };
};

test('after an out with a runner on, the steal may be offered', () => {
  expect(canPromptSteal(afterAnOut())).toBe(true);
  expect(canPromptSteal(afterAnOut({ resultType: 'SO' }))).toBe(true);
});

test('not before the first pitch, and not after a hit or a walk', () => {
  expect(canPromptSteal(aGameDto())).toBe(false);
  expect(canPromptSteal(afterAnOut({ resultType: 'H1', ipOuts: 1 }))).toBe(false);
  expect(canPromptSteal(afterAnOut({ resultType: 'BB', ipOuts: 1 }))).toBe(false);
});

test('not after the third out, with nobody on, or once the manager has acted', () => {
  expect(canPromptSteal(afterAnOut({ ipOuts: 3 }))).toBe(false);
  expect(canPromptSteal(afterAnOut({ firstBaseRunnerLineupID: null }))).toBe(false);
  expect(canPromptSteal(afterAnOut({ managerAction: 'steal' }))).toBe(false);
});

test('not to the side in the field', () => {
  expect(canPromptSteal(afterAnOut({}, false))).toBe(false);
});

const steal = (chance: number) => ({
  name: 'Steal second',
  chance,
  runnersAdvancing: '1',
  runners: [{ name: 'N0', to: 'second', chance }],
});

test('a likely steal is asked about, an unlikely one only where every one is to be', () => {
  expect(shouldPromptSteal([steal(LIKELY_STEAL_PERCENT)], 'likely')).toBe(true);
  expect(shouldPromptSteal([steal(LIKELY_STEAL_PERCENT - 1)], 'likely')).toBe(false);
  expect(shouldPromptSteal([steal(LIKELY_STEAL_PERCENT - 1)], 'always')).toBe(true);
});

test('whoever does not want to be asked is not', () => {
  expect(shouldPromptSteal([steal(99)], 'never')).toBe(false);
  expect(shouldPromptSteal([], 'always')).toBe(false);
});
