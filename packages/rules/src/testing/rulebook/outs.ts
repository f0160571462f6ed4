import { boxScore } from '../../games/analysis/box-score.ts';
import { aGame, play } from '../a-game.ts';
import { loadedDice, type Load } from '../loaded-dice.ts';
import { situations } from './situation.ts';

const grounder = (load: Load = {}) => loadedDice({ ball: 0.2, ...load });
const TWIN_KILLING = { 'double play': 0.1 };
const DEEP = 0.51;
/** Returns the batter's line after a deep fly, the runner from third safe or not. */
const lineOfFly = (runner: number) => {
  const game = aGame().onThird().batting('OO').build();
  const { events } = play(game, loadedDice({ ball: 0.69, 'runner from third': runner }));
  return boxScore(game.setup, events).visitors.batters.find(({ player }) => player === 0);
};

/** Balls that are fielded: ground balls, flies, and the third out. */
export const OUTS = situations(
  [
    '5.09(a)(10)',
    'the batter is out where the ball is at first before them',
    () => play(aGame().batting('OO').build(), grounder()).event.moves,
    [{ runner: 0, from: 0, to: 1, out: true }],
  ],
  [
    '5.09(b)(6)',
    'a runner forced to second is out there, the batter safe without a hit (9.05(b)(1))',
    () => play(aGame().onFirst().batting('OO').build(), grounder({ 'double play': 0.5 })),
    {
      state: { bases: [0, -1, -1], ipOuts: 1, visitors: { hits: 0 } },
      event: { play: 'force' },
    },
  ],
  [
    '5.09(b)(6)',
    'with the bases loaded the runner from third is forced at home, the rest move up',
    () =>
      play(
        aGame().onFirst().onSecond().onThird().batting('OO').build(),
        grounder({ 'double play': 0.9, 'runner on third': 0.28 }),
      ).state.bases,
    [0, 6, 7],
  ],
  [
    '9.05(b)(4)',
    'a fielder’s choice at the plate is no hit and bats nobody in',
    () => play(aGame().onThird().batting('OO').build(), grounder({ 'runner on third': 0.06 })),
    { state: { visitors: { hits: 0 } }, event: { play: 'fieldersChoice', runs: 0, rbi: 0 } },
  ],
  [
    '9.04(a)(1)',
    'an out in the infield may bat a run in',
    () =>
      play(aGame().onThird().batting('OO').build(), grounder({ 'runner on third': 0.65 })).event,
    { runs: 1, rbi: 1, outs: 1 },
  ],
  [
    '9.11',
    'a ground ball for two outs is a double play',
    () => play(aGame().onFirst().batting('OO').build(), grounder(TWIN_KILLING)).event,
    { play: 'doublePlay', outs: 2 },
  ],
  [
    '9.04(b)(1)',
    'a run behind a double play on the ground is not batted in',
    () => play(aGame().onFirst().onThird().batting('OO').build(), grounder(TWIN_KILLING)).event,
    { runs: 1, rbi: 0 },
  ],
  [
    '5.08(a)',
    'no run scores where the third out is the batter’s at first, on a double play or not',
    () => [
      play(aGame().outs(2).onThird().batting('OO').build(), grounder()).event,
      play(aGame().outs(1).onFirst().onThird().batting('OO').build(), grounder(TWIN_KILLING)).event,
    ],
    [
      { runs: 0, outs: 1, nextBatting: 'home' },
      { runs: 0, outs: 2, nextBatting: 'home' },
    ],
  ],
  [
    '5.09(e)',
    'three outs end the half, whoever is on base: a fly for the third sends nobody home',
    () => [
      play(aGame().outs(2).onFirst().onSecond().batting('SO').build(), loadedDice()).state,
      play(aGame().outs(2).onThird().batting('OO').build(), loadedDice({ ball: DEEP })).state,
    ],
    Array.from({ length: 2 }, () => ({
      ipOuts: 3,
      bases: [-1, -1, -1],
      visitors: { runs: 0 },
    })),
  ],
  [
    '5.09(a)(1)',
    'a pop that is caught is an out and moves nobody',
    () => play(aGame().onFirst().onThird().batting('OO').build(), loadedDice({ ball: 0.95 })).state,
    { ipOuts: 1, bases: [6, -1, 8] },
  ],
  [
    '5.09(c)(1)',
    'a runner off base as a liner is caught is doubled off',
    () =>
      play(
        aGame().onSecond().batting('OO').build(),
        loadedDice({ ball: 0.85, 'doubled off': 0.09 }),
      ),
    { state: { bases: [-1, -1, -1] }, event: { play: 'doubledOff', outs: 2 } },
  ],
  [
    '9.08(d)',
    'a caught fly that scores a runner is a sacrifice: no at-bat; none where the runner is out',
    () => [lineOfFly(0), lineOfFly(0.999)],
    [
      { PA: 1, AB: 0, SF: 1, RBI: 1 },
      { PA: 1, AB: 1, SF: 0, RBI: 0 },
    ],
  ],
  [
    '9.08(d)',
    'a runner who only takes third on a fly makes it none',
    () =>
      play(
        aGame().onSecond().batting('OO').build(),
        loadedDice({ ball: 0.505, 'runner from second': 0.1 }),
      ),
    { state: { bases: [-1, -1, 7] }, event: { play: null, rbi: 0, outs: 1 } },
  ],
  [
    '5.09(c)(1)',
    'a runner on first may tag up on the deepest flies',
    () =>
      play(
        aGame().managedBy('visitors', 'player').onFirst({ speed: 98 }).batting('OO').build(),
        loadedDice({ ball: 0.5001 }),
      ).state.pendingChoice?.options.map(({ runnersAdvancing }) => runnersAdvancing),
    ['1', null],
  ],
);
