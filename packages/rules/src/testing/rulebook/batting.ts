import { aGame, play } from '../a-game.ts';
import { loadedDice } from '../loaded-dice.ts';
import { boxScore } from '../../games/analysis/box-score.ts';
import { situations } from './situation.ts';

const outfield = loadedDice({ ball: 0.7 });
const lineOf = (result: 'SO' | 'BB', player = 0) => {
  const game = aGame().batting(result).build();
  const { events } = play(game, loadedDice());
  return boxScore(game.setup, events).visitors.batters.find((line) => line.player === player);
};

/** Turns at bat, hits and walks. */
export const BATTING = situations(
  [
    '5.04(a)(1)',
    'the first batter follows the ninth',
    () => {
      const { setup, state } = aGame().batting('SO').build();
      const last = { ...state, visitors: { ...state.visitors, nextPlace: 8 } };
      return play({ setup, state: last }, outfield).state.visitors.nextPlace;
    },
    0,
  ],
  [
    '5.04(a)(3)',
    'an inning begins behind the last who completed a time at bat: not with one who was interrupted by a runner caught stealing',
    () => [
      play(aGame().outs(2).batting('SO').build(), loadedDice()).state,
      play(aGame().outs(2).onFirst().build(), loadedDice({ steal: 0.99 }), {
        kind: 'steal',
        runnersAdvancing: '1',
      }).state,
    ],
    [
      { ipOuts: 3, visitors: { nextPlace: 1 } },
      { ipOuts: 3, visitors: { nextPlace: 0 } },
    ],
  ],
  [
    '5.09(a)(2)',
    'the third strike is an out and an at-bat, and nobody moves',
    () => [play(aGame().onFirst().batting('SO').build(), loadedDice()).state.bases, lineOf('SO')],
    [[6, -1, -1], { PA: 1, AB: 1, SO: 1 }],
  ],
  [
    '5.05(b)(1)',
    'four balls give the batter first and move the runners who are forced, no other',
    () =>
      [aGame().onFirst().onThird(), aGame().onSecond()].map(
        (game) => play(game.batting('BB').build(), loadedDice()).state.bases,
      ),
    [
      [0, 6, 8],
      [0, 7, -1],
    ],
  ],
  [
    '9.02(a)(1)',
    'a walk is a plate appearance and no at-bat',
    () => lineOf('BB'),
    { PA: 1, AB: 0, BB: 1 },
  ],
  [
    '9.04(a)(2)',
    'a walk with the bases loaded bats a run in',
    () => play(aGame().onFirst().onSecond().onThird().batting('BB').build(), loadedDice()).event,
    { runs: 1, rbi: 1 },
  ],
  [
    '9.14(b)',
    'a walk on purpose is a base on balls, without a pitch',
    () => play(aGame().onSecond().onThird().build(), loadedDice(), { kind: 'walk' }),
    { state: { bases: [0, 7, 8] }, event: { resultType: 'BB', batterDice: null, runs: 0 } },
  ],
  [
    '9.06(a)',
    'a hit on which the batter comes to first is a single, to second a double, to third a triple',
    () =>
      (['H1', 'H2', 'H3'] as const).map(
        (hit) => play(aGame().batting(hit).build(), outfield).state,
      ),
    [
      { bases: [0, -1, -1], visitors: { hits: 1 } },
      { bases: [-1, 0, -1], visitors: { hits: 1 } },
      { bases: [-1, -1, 0], visitors: { hits: 1 } },
    ],
  ],
  [
    '5.05(a)(5)',
    'a home run brings in everybody',
    () => play(aGame().onFirst().onThird().batting('HR').build(), outfield).event,
    { runs: 3, rbi: 3, first: null, third: null },
  ],
  [
    '9.04(a)(1)',
    'a hit bats in the runners who score on it',
    () => play(aGame().onThird().batting('H1').build(), outfield).event,
    { runs: 1, rbi: 1 },
  ],
);
