import { expect, test } from 'vitest';
import { aGame, play } from '../../testing/a-game.ts';
import { loadedDice } from '../../testing/loaded-dice.ts';

const walkThen = (drawn: number) => loadedDice({ 'between batters': drawn });

test.each([
  [0.001, 'wildPitch', true],
  [0.0105, 'passedBall', false],
  [0.0125, 'balk', true],
])('at %f a %s moves everyone up before the next batter', (drawn, kind, earned) => {
  const { state, events } = play(
    aGame().onFirst().onSecond().batting('BB').build(),
    walkThen(drawn),
  );
  expect(events.map((event) => event.kind)).toEqual(['plateAppearance', kind]);
  expect(state.bases).toEqual([-1, 0, 6]);
  expect(events[1]).toMatchObject({ resultType: null, runs: 1, rbi: 0 });
  expect(events[1]?.runsScored[0]?.earned).toBe(earned);
});

test('from .013 on nothing gets away', () => {
  const { events } = play(aGame().batting('BB').build(), walkThen(0.013));
  expect(events).toHaveLength(1);
});

test('with nobody on it does not come up', () => {
  const { event } = play(aGame().batting('SO').build(), walkThen(0));
  expect(event.draws).toEqual([]);
});
