import { describe, expect, test } from 'vitest';
import { loadedDice } from '../testing/loaded-dice.ts';
import { aGame, type BuiltGame } from '../testing/a-game.ts';
import { LiveGame } from '../games/engine/live-game.ts';
import type { Side } from '../games/lineup-slots.ts';
import type { GameState } from '../games/state.ts';
import { DecisionFinder } from './daily-decision.ts';
import { formatOption } from './daily-option.ts';

const liveOf = ({ setup, state }: BuiltGame): LiveGame =>
  new LiveGame(setup, state, loadedDice(), { events: false, automatic: false });

/** Returns what the game asks the manager of a side: its options, or the command it goes on by. */
const askOf = (live: LiveGame, side: Side, finder = new DecisionFinder(live, side)): string => {
  const step = finder.next();
  return step.kind === 'goOn'
    ? `goes on: ${formatOption(step.command)}`
    : `${step.kind}: ${step.options.map(({ command }) => formatOption(command)).join(', ')}`;
};
const asked = (game: BuiltGame, side: Side): string => askOf(liveOf(game), side);

const QUICK = { stealAttemptRate: 0.3, stealSuccessRate: 0.8, speed: 90 };
const SLOW = { stealAttemptRate: 0.01, stealSuccessRate: 0.4, speed: 5 };

/** The home side is at bat with a runner who may go to second. */
const onFirst = (runner: typeof QUICK) => aGame().inning(8, 'bottom').outs(1).onFirst(runner);

/** The state after a hit that lets the runner on second go home, safe so often. */
const mayScore = (safe: number): BuiltGame => {
  const { setup, state } = aGame().inning(8, 'bottom').outs(1).onThird().build();
  const options = ['3', null].map((runnersAdvancing) => ({ label: '', runnersAdvancing }));
  const safeChances = [0, 0, safe];
  const pendingChoice: GameState['pendingChoice'] = {
    kind: 'advance',
    options,
    safeChances,
    batter: 0,
    pitcher: 9,
  };
  return { setup, state: { ...state, pendingChoice } };
};

describe('at bat', () => {
  test('a steal that nearly pays is asked, one of a slow runner is not', () => {
    expect(asked(onFirst(QUICK).build(), 'home')).toBe('atBat: roll, steal 1');
    expect(asked(onFirst(SLOW).build(), 'home')).toBe('goes on: roll');
  });

  test('with the bases empty there is nothing to ask early', () => {
    expect(asked(aGame().inning(2, 'bottom').build(), 'home')).toBe('goes on: roll');
  });

  test('nothing is asked in a game that is as good as decided', () => {
    expect(asked(onFirst(QUICK).score(0, 9).build(), 'home')).toBe('goes on: roll');
  });

  test('what was declined is not asked again of the same runner', () => {
    const live = liveOf(onFirst(QUICK).build());
    const finder = new DecisionFinder(live, 'home');
    expect(askOf(live, 'home', finder)).toBe('atBat: roll, steal 1');
    expect(askOf(live, 'home', finder)).toBe('goes on: roll');
  });
});

describe('runners on a ball in play', () => {
  test('who may or may not be safe are asked', () => {
    expect(asked(mayScore(0.4), 'home')).toBe('runners: choose, choose 3');
  });

  test.each([
    ['who are sure to be safe go by themselves', 0.99, 'goes on: choose 3'],
    ['who are sure to be out stay by themselves', 0.05, 'goes on: choose'],
  ])('%s', (_what, safe, expected) => {
    expect(asked(mayScore(safe), 'home')).toBe(expected);
  });
});

describe('in the field', () => {
  const tired = () =>
    aGame().inning(7, 'top').pitching('h9h').fielding({ battersFaced: 30, pitcherRuns: 3 });

  test('a pitcher who tires and is hit may be relieved, by three of the bullpen at most', () => {
    const question = asked(tired().onFirst().onSecond().build(), 'home');
    expect(question).toMatch(/^inField: roll(?:, substitute 9 1[4-8]){1,3}$/);
  });

  test('a fresh starter pitches on, and so does who just came in', () => {
    const fresh = aGame().inning(2, 'top').onFirst().onSecond().fielding({ battersFaced: 5 });
    expect(asked(fresh.build(), 'home')).toBe('goes on: roll');
    const cameIn = aGame()
      .inning(7, 'top')
      .onFirst()
      .onSecond()
      .pitching('h9h')
      .fielding({ pitcher: 14, battersFaced: 0 });
    expect(asked(cameIn.build(), 'home')).toBe('goes on: roll');
  });

  test('a walk on purpose is asked late, where first is open and the batter is the danger', () => {
    const game = aGame().inning(9, 'top').outs(2).onSecond().score(3, 3).batting('H1');
    expect(asked(game.build(), 'home')).toMatch(/^inField: roll, walk/);
    const firstTaken = aGame().inning(9, 'top').outs(2).onFirst().onSecond().batting('H1');
    expect(asked(firstTaken.build(), 'home')).not.toContain('walk');
  });
});
