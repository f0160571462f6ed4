import { expect, test } from 'vitest';
import { aGame, play } from '../../testing/a-game.ts';
import { loadedDice } from '../../testing/loaded-dice.ts';

/** A player manages, so that the result of a hit is seen before any decision. */
const loaded = () => aGame().managedBy('visitors', 'player').onFirst().onSecond().onThird();

test.each([
  ['H1', 1, [0, 6, 7]],
  ['H2', 2, [-1, 0, 6]],
  ['H3', 3, [-1, -1, 0]],
  ['HR', 4, [-1, -1, -1]],
] as const)(
  'on %s with the bases loaded %i score and the rest take as many bases',
  (hit, runs, bases) => {
    const { state, event } = play(loaded().batting(hit).build(), loadedDice({ ball: 0.5 }));
    expect(event).toMatchObject({ runs, rbi: runs });
    expect(state.bases).toEqual(bases);
  },
);

test('the lead runner is listed first', () => {
  const { event } = play(loaded().batting('HR').build(), loadedDice({ ball: 0.5 }));
  expect(event.runsScored.map(({ runner }) => runner)).toEqual([8, 7, 6, 0]);
});
