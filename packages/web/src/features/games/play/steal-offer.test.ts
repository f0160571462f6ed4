import { expect, test } from 'vitest';

import { anEvent, aWireGame, visitor } from '../testing/a-wire-game.ts';
import type { GameEvent, RolledEvent } from '@pennant/contract/game-event';
import { isWorthAsking, LIKELY, mayOfferSteal } from './steal-offer.ts';

const runner = visitor(0);
/** The user bats, a runner is on first, and the next batter has just made an out. */
const afterAnOut = (event: Partial<RolledEvent> = {}, userBats = true) => {
  const game = aWireGame();
  const last = anEvent(2, { firstBaseRunnerLineupID: runner, ...event });
  return {
    ...game,
    GameEvents: [last as GameEvent],
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
  expect(mayOfferSteal(afterAnOut())).toBe(true);
  expect(mayOfferSteal(afterAnOut({ resultType: 'SO' }))).toBe(true);
});

test('not before the first pitch, and not after a hit or a walk', () => {
  expect(mayOfferSteal(aWireGame())).toBe(false);
  expect(mayOfferSteal(afterAnOut({ resultType: 'H1', ipOuts: 1 }))).toBe(false);
  expect(mayOfferSteal(afterAnOut({ resultType: 'BB', ipOuts: 1 }))).toBe(false);
});

test('not after the third out, with nobody on, or once the manager has acted', () => {
  expect(mayOfferSteal(afterAnOut({ ipOuts: 3 }))).toBe(false);
  expect(mayOfferSteal(afterAnOut({ firstBaseRunnerLineupID: null }))).toBe(false);
  expect(mayOfferSteal(afterAnOut({ managerAction: 'steal' }))).toBe(false);
});

test('not to the side in the field', () => {
  expect(mayOfferSteal(afterAnOut({}, false))).toBe(false);
});

const steal = (...chances: number[]) => ({
  name: 'Steal second',
  runnersAdvancing: '1',
  runners: chances.map((chance) => ({ name: 'N0', to: 'second', chance })),
});

test('a likely steal is asked about, an unlikely one only where each is to be', () => {
  expect(isWorthAsking([steal(LIKELY)], 'likely')).toBe(true);
  expect(isWorthAsking([steal(LIKELY - 1)], 'likely')).toBe(false);
  expect(isWorthAsking([steal(LIKELY - 1)], 'always')).toBe(true);
  expect(isWorthAsking([steal(95, 20)], 'likely'), 'a double steal is as good as both').toBe(false);
});

test('whoever does not want to be asked is not', () => {
  expect(isWorthAsking([steal(99)], 'never')).toBe(false);
  expect(isWorthAsking([], 'always')).toBe(false);
});
