import { SeededDice } from '../../fairness/seeded-dice.ts';
import { boxScore } from '../../games/analysis/box-score.ts';
import { newGame } from '../../games/engine/new-game.ts';
import { playUntil } from '../../games/engine/play-until.ts';
import type { GameEvent } from '../../games/event.ts';
import { aGame, play } from '../a-game.ts';
import { loadedDice } from '../loaded-dice.ts';
import { situations, situationsToCome } from './situation.ts';

const homer = loadedDice({ ball: 0.5 });
const earned = ({ runsScored }: GameEvent) => runsScored.map((run) => run.earned);
const onErrorWithTwoOuts = () =>
  play(aGame().outs(2).errorRate(0.05).onThird().batting('OO').build(), loadedDice({ ball: 0.01 }));

/** Whether, in twenty games of poor fielders, an error ever let a player take two bases. */
const isThrowingErrorSeen = (): boolean => {
  const { setup } = aGame().errorRate(0.2).build();
  return Array.from({ length: 20 }, (_, seed) =>
    playUntil(setup, newGame(setup), 'final', new SeededDice(seed)),
  ).some(({ events }) =>
    events.some(
      (event) => event.play === 'error' && event.moves.some(({ from, to }) => to > from + 1),
    ),
  );
};

/**
 * Returns the earned runs of a half in which an error moves the runner from second up, a fly brings
 * them home, and two strikeouts follow: without the error nobody scores.
 */
const earnedRunsBehindAnError = (): number | undefined => {
  const game = aGame().errorRate(0.05).onSecond().batting('OO').build();
  const onThird = play(game, loadedDice({ ball: 0.01 }));
  const fly = loadedDice({ batter: [3, 3], ball: 0.53, 'runner from third': 0 });
  const strikeout = loadedDice({ batter: [4, 5] });
  const turns = [onThird];
  for (const dice of [fly, strikeout, strikeout]) {
    turns.push(play({ setup: game.setup, state: turns.at(-1)!.state }, dice));
  }
  const events = turns.flatMap((turn) => turn.events);
  return boxScore(game.setup, events).home.pitchers[0]?.ER;
};

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
        [0.001, 0.0105, 0.0125].map((drawn) =>
          play(
            aGame().onThird().batting('SO').build(),
            loadedDice({ 'between batters': drawn }),
          ).events.flatMap(earned),
        ),
      [[true], [false], [true]],
    ],
  ),
  ...situationsToCome(
    [
      '9.12(a)',
      'a wild throw lets batter or runner take a base more',
      () => isThrowingErrorSeen(),
      true,
    ],
    [
      '9.16(d)',
      'a run that came home only because another batter’s error moved the runner up is not earned',
      () => earnedRunsBehindAnError(),
      0,
    ],
  ),
];
