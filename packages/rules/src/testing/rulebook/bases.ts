import { applyCommand } from '../../games/apply-command.ts';
import { boxScore } from '../../games/analysis/box-score.ts';
import { aGame, play, type BuiltGame } from '../a-game.ts';
import { loadedDice } from '../loaded-dice.ts';
import { situations } from './situation.ts';

/** Returns a steal by the runners on these bases; what is drawn is the catcher's one throw. */
const steal = (game: BuiltGame, runnersAdvancing: string, drawn: number) =>
  play(game, loadedDice({ steal: [drawn] }), { kind: 'steal', runnersAdvancing });
const SAFE = 0;
const OUT = 0.99;
const singleWithRunnerOnSecond = (runner: number) =>
  play(
    aGame().outs(1).onSecond().batting('H1').build(),
    loadedDice({ ball: 0.5, 'runner from third': runner }),
  );

/** Advancing on hits, steals, and pitches that get away. */
export const BASES_RUN = situations(
  [
    '9.04(a)(1)',
    'the runner who comes home from second on a single is batted in',
    () => singleWithRunnerOnSecond(SAFE).event,
    { runs: 1, rbi: 1, resultType: 'H1' },
  ],
  [
    '5.09(b)(4)',
    'a runner tagged at the plate is out, and the single stands',
    () => singleWithRunnerOnSecond(0.999),
    { state: { visitors: { hits: 1 } }, event: { outs: 1, runs: 0, resultType: 'H1' } },
  ],
  [
    '5.06(a)(2)',
    'two runners never stand on one base: behind one who is held nobody goes',
    () =>
      play(
        aGame().rates('record').onFirst({ speed: 98 }).onSecond({ speed: 1 }).batting('H1').build(),
        loadedDice({ ball: 0.3 }),
      ).state.bases,
    [0, 6, 7],
  ],
  [
    '9.07(a)',
    'a runner who takes second on their own has stolen it, and the box score credits that runner',
    () => {
      const game = aGame().onFirst().build();
      const turn = steal(game, '1', SAFE);
      const { batters } = boxScore(game.setup, turn.events).visitors;
      const stealers = batters.filter(({ SB }) => SB > 0).map(({ player }) => player);
      return { ...turn, stealers };
    },
    { state: { bases: [-1, 6, -1] }, event: { sb: 1, cs: 0, outs: 0 }, stealers: [6] },
  ],
  [
    '9.07(h)',
    'one who is put out in trying is caught stealing',
    () => steal(aGame().onFirst().build(), '1', OUT),
    { state: { bases: [-1, -1, -1] }, event: { sb: 0, cs: 1, outs: 1 } },
  ],
  [
    '9.07(a)',
    'on a double steal both are credited',
    () => steal(aGame().onFirst().onSecond().build(), '1,2', SAFE),
    { state: { bases: [-1, 6, 7] }, event: { sb: 2, cs: 0 } },
  ],
  [
    '9.04(a)',
    'a run that steals home is batted in by nobody',
    () => steal(aGame().onThird({ speed: 98 }).build(), '3', SAFE).event,
    { sb: 1, runs: 1, rbi: 0 },
  ],
  [
    '5.06(a)(2)',
    'nobody steals a base whose runner stays',
    () => {
      const { setup, state } = aGame().onFirst().onSecond().build();
      return applyCommand(setup, state, { kind: 'steal', runnersAdvancing: '1' }, loadedDice());
    },
    { ok: false, code: 'steal_not_possible' },
  ],
  [
    '5.09(e)',
    'after the third out no base of the same steal counts',
    () => steal(aGame().outs(2).onFirst().onSecond().build(), '1,2', OUT).event,
    { cs: 1, sb: 0, outs: 1 },
  ],
  [
    '9.13(a)',
    'a wild pitch moves every runner up, nobody bats it in',
    () =>
      play(
        aGame().onSecond().onThird().batting('SO').build(),
        loadedDice({ 'between batters': 0.001 }),
      ).events.at(-1),
    { kind: 'wildPitch', runs: 1, rbi: 0, third: 7 },
  ],
  [
    '9.13(b)',
    'so does a passed ball, that the catcher should have held',
    () =>
      play(
        aGame().errorRate(0.1).onFirst().batting('SO').build(),
        loadedDice({ 'between batters': 0.0105 }),
      ).events.at(-1),
    { kind: 'passedBall', second: 6 },
  ],
  [
    '6.02(a)',
    'a balk gives every runner one base',
    () =>
      play(
        aGame().onFirst().onSecond().batting('SO').build(),
        loadedDice({ 'between batters': 0.016 }),
      ).events.at(-1),
    { kind: 'balk', second: 6, third: 7 },
  ],
  [
    '9.07(d)',
    'where one runner of a double steal is put out, no other is credited with a steal',
    () => steal(aGame().onFirst().onSecond().build(), '1,2', OUT).event,
    { cs: 1, sb: 0, outs: 1 },
  ],
  [
    '5.09(b)(4)',
    'the catcher throws at one of them only: at most one is out',
    () => steal(aGame().onFirst().onSecond().build(), '1,2', OUT),
    { state: { bases: [-1, 6, -1] }, event: { cs: 1, outs: 1 } },
  ],
  [
    '9.06(b)',
    'the batter takes second as the ball is thrown home, and it stays a single',
    () => singleWithRunnerOnSecond(SAFE),
    { state: { bases: [-1, 0, -1] }, event: { resultType: 'H1' } },
  ],
);
