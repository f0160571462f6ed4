import { boxScore } from '../../games/analysis/box-score.ts';
import type { GameEvent } from '../../games/event.ts';
import { aGame, play } from '../a-game.ts';
import { loadedDice, type Load } from '../loaded-dice.ts';
import { situations } from './situation.ts';

const homer = loadedDice({ ball: 0.5 });
const earned = ({ runsScored }: GameEvent) => runsScored.map((run) => run.earned);
const onErrorWithTwoOuts = () =>
  play(aGame().outs(2).errorRate(0.05).onThird().batting('OO').build(), loadedDice({ ball: 0.01 }));

/**
 * Returns the earned runs of a half in which an error moves the runner from second up, a fly brings
 * them home, and a strikeout or a hit follow: without the error only the hit brings them home.
 */
const earnedRunsBehindAnError = (next: 'strikeout' | 'single'): number | undefined => {
  const game = aGame().errorRate(0.05).onSecond().batting('OO').build();
  const onThird = play(game, loadedDice({ ball: 0.01 }));
  const fly = loadedDice({ batter: [3, 3], ball: 0.58, 'runner from third': 0 });
  const after = loadedDice({ batter: next === 'strikeout' ? [4, 5] : [1, 2], ball: 0.5 });
  const turns = [onThird];
  for (const dice of [fly, after]) {
    turns.push(play({ setup: game.setup, state: turns.at(-1)!.state }, dice));
  }
  const events = turns.flatMap((turn) => turn.events);
  return boxScore(game.setup, events).home.pitchers[0]?.ER;
};

const HIT = { ball: 0.5 };
const SETTLED = { runner: 1, pitcher: 9 };
/** A run has scored on a passed ball: without it its runner would stand on third. */
const onPassedBall = () => aGame().unsettledRun(3);
/** Returns the runs that are earned after all because of a play. */
const afterAll = (game: ReturnType<typeof aGame>, load: Load = {}) =>
  play(game.build(), loadedDice(load)).events.flatMap((event) => event.earnedAfterAll ?? []);

/** Errors, and whose runs are earned. */
export const ERRORS = [
  ...situations(
    [
      '9.12(a)(1)',
      'an error that puts the batter on first is an error and an at-bat, no hit and no out',
      () => {
        const game = aGame().errorRate(0.05).batting('OO').build();
        const { state, events } = play(game, loadedDice({ ball: 0.01 }));
        const { batters } = boxScore(game.setup, events).visitors;
        return { state, line: batters.find(({ player }) => player === 0) };
      },
      {
        state: { home: { errors: 1 }, visitors: { hits: 0 }, ipOuts: 0, bases: [0, -1, -1] },
        line: { PA: 1, AB: 1, H1: 0 },
      },
    ],
    [
      '9.04(a)(3)',
      'a run on an error with two outs is neither batted in nor earned (9.16(a))',
      () => onErrorWithTwoOuts().event,
      { runs: 1, rbi: 0, runsScored: [{ earned: false }] },
    ],
    [
      '9.16(b)(3)',
      'a runner who reached by an error scores unearned, the batter behind them earned',
      () => earned(play(aGame().onSecond({ byError: true }).batting('HR').build(), homer).event),
      [false, true],
    ],
    [
      '9.16(a)',
      'once errors have kept a half alive, nothing is earned',
      () =>
        earned(
          play(aGame().outs(2).fielding({ missedOuts: 1 }).onThird().batting('HR').build(), homer)
            .event,
        ),
      [false, false],
    ],
    [
      '9.16(i)',
      'a reliever has no benefit of errors made before they came in',
      () =>
        play(
          aGame()
            .outs(2)
            .fielding({ missedOuts: 1, missedOutsBefore: 1 })
            .onThird({ chargedTo: 15 })
            .batting('HR')
            .build(),
          homer,
        ).event.runsScored,
      [
        { runner: 8, pitcher: 15, earned: false },
        { runner: 0, pitcher: 9, earned: true },
      ],
    ],
    [
      '9.16(g)',
      'a reliever comes in charged with nobody on base; the runner who scores is the other’s',
      () => {
        const game = aGame().onSecond().batting('H1').build();
        const { state } = play(game, loadedDice(), {
          kind: 'substitute',
          side: 'home',
          playerOut: 9,
          playerIn: 16,
        });
        const single = loadedDice({ ball: 0.01, 'runner from third': 0 });
        return play({ setup: game.setup, state }, single);
      },
      {
        state: { home: { pitcherRuns: 0 } },
        event: { pitcher: 16, runsScored: [{ runner: 7, pitcher: 9, earned: true }] },
      },
    ],
    [
      '9.16(g)',
      'a batter on by a force stands for the runner put out: the pitcher before is charged',
      () =>
        play(
          aGame().onFirst({ chargedTo: 15 }).batting('OO').build(),
          loadedDice({ ball: 0.2, 'double play': 0.5 }),
        ).state.chargedTo,
      [15, -1, -1],
    ],
    [
      '9.16(a)',
      'a run on a wild pitch or a balk is earned, on a passed ball it is not',
      () =>
        [0.016, 0.001, 0.0305].map((drawn) =>
          play(
            aGame().errorRate(0.1).onThird().batting('SO').build(),
            loadedDice({ 'between batters': drawn }),
          ).events.flatMap(earned),
        ),
      [[true], [false], [true]],
    ],
    [
      '9.16(d)',
      'a run that came home only because another batter’s error moved the runner up is not earned',
      () => earnedRunsBehindAnError('strikeout'),
      0,
    ],
    [
      '9.16(a)',
      'it is earned after all where a hit of the same half would have brought it home anyway',
      () => earnedRunsBehindAnError('single'),
      1,
    ],
    [
      '9.16(d)',
      'a run on a passed ball is earned once a hit, a wild pitch or a deep fly would bring it home',
      () => [
        afterAll(onPassedBall().batting('H1'), { ball: 0.5 }),
        afterAll(onPassedBall().onFirst().errorRate(0.1).batting('SO'), {
          'between batters': 0.016,
        }),
        afterAll(onPassedBall().batting('OO'), { ball: 0.55 }),
        afterAll(onPassedBall().batting('OO'), { ball: 0.75 }),
        afterAll(onPassedBall().batting('SO')),
      ],
      [[SETTLED], [SETTLED], [SETTLED], [], []],
    ],
    [
      '9.16(d)',
      'a walk brings it home where it would have forced it in, and not otherwise',
      () => [
        afterAll(onPassedBall().onFirst().onSecond().batting('BB')),
        afterAll(onPassedBall().onFirst().batting('BB')),
        afterAll(onPassedBall().onFirst({ byError: true }).onSecond().batting('BB')),
      ],
      [[SETTLED], [], []],
    ],
    [
      '9.16(a)',
      'a walk with the bases loaded by an error forces in no earned run: who was forced was out',
      () =>
        earned(
          play(
            aGame().onFirst({ byError: true }).onSecond().onThird().batting('BB').build(),
            loadedDice(),
          ).event,
        ),
      [false],
    ],
    [
      '9.16(a)',
      'nothing is earned after all once errors have kept the half alive',
      () => afterAll(onPassedBall().outs(2).fielding({ missedOuts: 1 }).batting('HR'), HIT),
      [],
    ],
    [
      '9.16(i)',
      'a run is settled by the errors made behind the pitcher who is charged with it',
      () => {
        const relieved = (pitcher: number) =>
          aGame()
            .outs(2)
            .fielding({ missedOuts: 1, missedOutsBefore: 1 })
            .unsettledRun(3, { pitcher })
            .batting('H1');
        return [afterAll(relieved(15), HIT), afterAll(relieved(9), HIT)];
      },
      [[], [SETTLED]],
    ],
  ),
];
