import { aGame, play } from '../a-game.ts';
import { loadedDice } from '../loaded-dice.ts';
import { situations } from './situation.ts';

/** Nine whose cards say .1: an error on .087 of outs, .15225 of hits. */
const poor = () => aGame().errorRate(0.1);
const OUTS = 0.087;
const HITS = 1.75 * OUTS;

/** The part of the shortstop begins at .065. */
const WILD_THROW_OF_SHORTSTOP = 0.0655;

/** Errors that let runners go up a base, and who is charged with them. */
export const GLOVES = situations(
  [
    '9.12(a)(1)',
    'a wild throw puts the batter on second, every runner goes up two',
    () =>
      play(poor().onFirst().batting('OO').build(), loadedDice({ ball: WILD_THROW_OF_SHORTSTOP })),
    {
      state: { bases: [-1, 0, 6], home: { errors: 1 }, ipOuts: 0 },
      event: { play: 'error', error: { fielder: 'SS', player: 4, kind: 'throwing' } },
    },
  ],
  [
    '9.12(a)(1)',
    'an outfielder who bobbles a single lets everyone go up one more: a hit and an error',
    () => play(poor().onFirst().batting('H1').build(), loadedDice({ ball: 0.2 * HITS })),
    {
      state: { bases: [-1, 0, 6], home: { errors: 1 }, visitors: { hits: 1 } },
      event: { play: null, resultType: 'H1', error: { kind: 'fielding' } },
    },
  ],
  [
    '9.12(a)(6)',
    'a wild throw behind a single gives a base to the batter, and to whom they push ahead',
    () => ({
      forced: play(poor().onFirst().batting('H1').build(), loadedDice({ ball: 0.7 * HITS })).state
        .bases,
      free: play(poor().onSecond().batting('H1').build(), loadedDice({ ball: 0.7 * HITS })).state
        .bases,
    }),
    { forced: [-1, 0, 6], free: [-1, 0, 7] },
  ],
  [
    '9.04(a)',
    'a run that only the bobble lets in is not batted in; the hit stays a single',
    () => play(poor().onSecond().batting('H1').build(), loadedDice({ ball: 0.2 * HITS })).event,
    { runs: 1, rbi: 0, resultType: 'H1', runsScored: [{ earned: false }] },
  ],
  [
    '9.12(a)(6)',
    'a steal stands on which the catcher throws the ball away; the base after it is an error',
    () =>
      play(poor().onFirst().build(), loadedDice({ steal: 0.01 }), {
        kind: 'steal',
        runnersAdvancing: '1',
      }),
    {
      state: { bases: [-1, -1, 6], home: { errors: 1 } },
      event: { sb: 1, error: { fielder: 'C', player: 0, kind: 'throwing' } },
    },
  ],
  [
    '9.12(d)(3)',
    'a wild relay behind a force is an error where it lets the batter go to second',
    () =>
      play(poor().onFirst().batting('OO').build(), loadedDice({ ball: 0.3, 'double play': 0.41 })),
    {
      state: { bases: [-1, 0, -1], home: { errors: 1 }, ipOuts: 1 },
      event: { play: 'force', outs: 1, error: { kind: 'throwing' } },
    },
  ],
  [
    '9.12(a)(8)',
    'a throw home that gets by the catcher lets the others go up one',
    () =>
      play(
        poor().outs(1).onFirst().onSecond().batting('H1').build(),
        loadedDice({ ball: 0.55, 'runner from third': 0.01, 'runner from second': 0.01 }),
      ),
    {
      event: { runs: 1, rbi: 1, error: { fielder: 'C', kind: 'fielding' } },
      state: { home: { errors: 1 } },
    },
  ],
  [
    '9.12(a)(8)',
    'a throw home on which nobody else goes up is no error',
    () => {
      const game = poor().managedBy('visitors', 'player').outs(1).onThird().batting('OO').build();
      const { state } = play(game, loadedDice({ ball: 0.7334 }));
      const late = loadedDice({ 'runner from third': 0.01 });
      const sent = { kind: 'choose', runnersAdvancing: '3' } as const;
      return play({ setup: game.setup, state }, late, sent);
    },
    { state: { home: { errors: 0 } }, event: { runs: 1, play: 'sacrificeFly' } },
  ],
);
