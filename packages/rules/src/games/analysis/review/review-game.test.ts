import { describe, expect, test } from 'vitest';
import { SeededDice } from '../../../fairness/seeded-dice.ts';
import { aGame } from '../../../testing/a-game.ts';
import { fuzzGame } from '../../../testing/fuzz-game.ts';
import { managedGame, type Manager } from '../../../testing/managed-game.ts';
import { randomGameSource } from '../../../testing/random-game.ts';
import { compileSetup } from '../../engine/compile-setup.ts';
import { newGame } from '../../engine/new-game.ts';
import { GAME_RULES as rules } from '../../game-rules.ts';
import type { GameSetup } from '../../setup.ts';
import { battingSide, type GameState } from '../../state.ts';
import type { ChanceSource } from './chances.ts';
import { gradeOf } from './grade.ts';
import { replayMoments, sideOf, type ReplayedGame } from './replay-moments.ts';
import { finishReview, reviewGame, type GameReview } from './review-game.ts';
import { rolloutChances } from './rollout-chances.ts';
import { tableChances } from './table-chances.ts';

const replayFuzzed = (seed: number): { setup: GameSetup; game: ReplayedGame } => {
  const { setup, commands } = fuzzGame(seed);
  return { setup, game: replayMoments({ rules, setup }, commands, new SeededDice(seed)) };
};

/** A user at home, whose choices are made by `manager`, against the computer. */
const replayManaged = (seed: number, manager: Manager) => {
  const source = randomGameSource(seed);
  const setup = compileSetup({
    ...source,
    rates: 'designed',
    home: { ...source.home, manager: 'player' },
  });
  const commands = managedGame(setup, manager, seed);
  return { setup, game: replayMoments({ rules, setup }, commands, new SeededDice(seed)) };
};

const finish = (
  setup: GameSetup,
  game: Pick<ReplayedGame, 'moments' | 'end'>,
  chances: ChanceSource,
): GameReview => finishReview(reviewGame(setup, game, chances));

/** By how much what a review tells does not add up to the result. */
const gapOf = ({ start, result, luck, cost }: GameReview): number =>
  result -
  (start + luck.reduce((sum, { homeLuck }) => sum + homeLuck, 0) - cost.home + cost.visitors);

const sendNobody: Manager = (_setup, { pendingChoice }) =>
  pendingChoice === null ? { kind: 'roll' } : { kind: 'choose', runnersAdvancing: null };

describe('luck and decisions', () => {
  test('add up to the result in every game by the tables', () => {
    let largest = 0;
    for (let seed = 1; seed <= 5_000; seed++) {
      const { setup, game } = replayFuzzed(seed);
      largest = Math.max(largest, Math.abs(gapOf(finish(setup, game, tableChances(setup)))));
    }
    expect(largest).toBeLessThan(1e-9);
  });

  test('add up to the result where games are played out', () => {
    let largest = 0;
    for (let seed = 1; seed <= 50; seed++) {
      const { setup, game } = replayFuzzed(seed);
      const chances = rolloutChances(setup, { seed, rollouts: 20 });
      largest = Math.max(largest, Math.abs(gapOf(finish(setup, game, chances))));
    }
    expect(largest).toBeLessThan(1e-9);
  });

  test('are told for every event that was rolled, in order, of a game that is over', () => {
    const { setup, game } = replayFuzzed(7);
    const { luck, result } = finish(setup, game, tableChances(setup));
    const numbers = luck.map(({ eventNumber }) => eventNumber);
    expect(numbers).toEqual([...new Set(numbers)].toSorted((one, other) => one - other));
    expect(numbers[0]).toBe(1);
    expect(result).toBe(game.end.home.runs > game.end.visitors.runs ? 1 : 0);
    const open = { moments: game.moments, end: { ...game.end, final: false } };
    expect(() => finish(setup, open, tableChances(setup))).toThrow('to its end');
  });

  test('tell progress after each moment', () => {
    const { setup, game } = replayFuzzed(3);
    const steps = [...reviewGame(setup, game, tableChances(setup))];
    expect(steps).toHaveLength(game.moments.length);
    expect(steps.at(-1)).toEqual({ done: game.moments.length, total: game.moments.length });
  });
});

describe('a decision', () => {
  /** A replayed game of one moment: what is pending is resolved so, and nothing follows. */
  const reviewChoice = (runnersAdvancing: string | null, wins: Record<string, number[]>) => {
    const { setup, state } = aGame().inning(5, 'bottom').managedBy('home', 'player').build();
    const pending: GameState = {
      ...state,
      pendingChoice: {
        kind: 'advance',
        options: [
          { label: 'Send', runnersAdvancing: '2' },
          { label: 'Advance Nobody', runnersAdvancing: null },
        ],
        safeChances: [0, 0.9, 0],
        batter: 0,
        pitcher: 9,
      },
    };
    const moment = {
      state: pending,
      action: { kind: 'choose', runnersAdvancing },
      side: 'home',
      by: 'player',
      eventNumber: 1,
    } as const;
    const chances: ChanceSource = {
      winsAfter: (_state, action, sample) =>
        wins[`${action.kind === 'choose' ? (action.runnersAdvancing ?? 'nobody') : ''} ${sample}`]!,
    };
    const end: GameState = { ...state, home: { ...state.home, runs: 9 }, final: true };
    return finish(setup, { moments: [moment], end }, chances);
  };
  const steady = (share: number) => Array.from({ length: 100 }, (_, index) => +(index < share));

  test('costs what the best option wins more often', () => {
    const review = reviewChoice(null, {
      '2 first': steady(60),
      'nobody first': steady(40),
      '2 second': steady(55),
      'nobody second': steady(40),
    });
    expect(review.decisions).toMatchObject([
      { best: { runnersAdvancing: '2' }, isGraded: true, side: 'home', by: 'player' },
    ]);
    expect(review.cost.home).toBeCloseTo(0.15);
    expect(gradeOf(review.cost.home)).toBe('blunder');
  });

  test('costs nothing where its option is the best', () => {
    const review = reviewChoice('2', { '2 first': steady(60), 'nobody first': steady(40) });
    expect(review.cost.home).toBe(0);
    expect(review.decisions[0]).toMatchObject({ isGraded: true, cost: 0 });
  });

  test('is not graded where its option is the best by no more than noise', () => {
    const review = reviewChoice('2', { '2 first': steady(60), 'nobody first': steady(58) });
    expect(review.decisions[0]).toMatchObject({ isGraded: false, cost: 0 });
  });

  test('tells both options by the sample that its cost is from', () => {
    const review = reviewChoice(null, {
      '2 first': steady(70),
      'nobody first': steady(40),
      '2 second': steady(55),
      'nobody second': steady(40),
    });
    const [{ chosen, others, cost }] = review.decisions as [GameReview['decisions'][number]];
    expect(others[0]!.chance.mean - chosen.chance.mean).toBeCloseTo(cost);
  });

  test('costs nothing where the other option was better in the first sample only', () => {
    const review = reviewChoice(null, {
      '2 first': steady(60),
      'nobody first': steady(40),
      '2 second': steady(40),
      'nobody second': steady(42),
    });
    expect(review.decisions[0]).toMatchObject({ isGraded: false, cost: 0 });
    expect(review.cost.home).toBe(0);
  });

  test('is not graded within twice the error of the difference', () => {
    const review = reviewChoice(null, {
      '2 first': steady(60),
      'nobody first': steady(40),
      '2 second': steady(43),
      'nobody second': steady(40),
    });
    expect(review.decisions[0]).toMatchObject({ isGraded: false, cost: 0 });
    expect(review.decisions[0]?.error).toBeCloseTo(0.0171, 3);
  });

  test('is a mistake over two in a hundred, and a blunder over five', () => {
    expect([0.02, 0.021, 0.05, 0.051].map(gradeOf)).toEqual([
      null,
      'mistake',
      'mistake',
      'blunder',
    ]);
  });
});

describe('what is reviewed', () => {
  test('not to act counts where the computer would have acted', () => {
    const builder = aGame().inning(9, 'top').outs(1).score(0, 0);
    const { setup, state } = builder
      .onFirst({ stealAttemptRate: 0.5, stealSuccessRate: 0.98, speed: 99 })
      .managedBy('visitors', 'player')
      .habits(undefined)
      .build();
    const moment = {
      state,
      action: { kind: 'roll' },
      side: null,
      by: 'player',
      eventNumber: 1,
    } as const;
    const end: GameState = { ...state, home: { ...state.home, runs: 1 }, final: true };
    const { decisions } = finish(setup, { moments: [moment], end }, tableChances(setup));
    expect(decisions).toMatchObject([
      { side: 'visitors', chosen: { action: { kind: 'roll' } }, best: { kind: 'steal' } },
    ]);
    expect(decisions[0]?.cost).toBeGreaterThan(0.001);
  });

  describe('of a pitcher who is left in though tired', () => {
    const reviewLeft = (
      manager: 'home' | 'visitors',
      [visitors, home]: readonly [number, number],
    ) => {
      const { setup, state } = aGame()
        .inning(9, 'top')
        .score(visitors, home)
        .pitching('h9h')
        .fielding({ battersFaced: 40 })
        .managedBy(manager, 'player')
        .build();
      const moment = {
        state,
        action: { kind: 'roll' },
        side: null,
        by: 'player',
        eventNumber: 1,
      } as const;
      const end: GameState = { ...state, home: { ...state.home, runs: 99 }, final: true };
      return finish(setup, { moments: [moment], end }, tableChances(setup)).decisions;
    };

    test('is what the manager of their side decided, and nobody else', () => {
      expect(reviewLeft('home', [0, 0])).toMatchObject([
        { side: 'home', chosen: { action: { kind: 'roll' } } },
      ]);
      expect(reviewLeft('visitors', [0, 0])).toEqual([]);
    });

    test('is nothing once the game is decided, for either side', () => {
      expect(reviewLeft('home', [0, 12])).toEqual([]);
      expect(reviewLeft('home', [12, 0])).toEqual([]);
    });
  });

  test('a walk on purpose is decided in the field, a steal at bat, a substitution by its side', () => {
    for (const half of ['top', 'bottom'] as const) {
      const { state } = aGame().inning(5, half).onSecond().build();
      const [bat, field] = half === 'top' ? ['visitors', 'home'] : ['home', 'visitors'];
      expect(sideOf(state, { kind: 'walk' })).toBe(field);
      expect(sideOf(state, { kind: 'steal', runnersAdvancing: '2' })).toBe(bat);
      expect(sideOf(state, { kind: 'roll' })).toBeNull();
      const substitute = { kind: 'substitute', playerOut: 0, playerIn: 20 } as const;
      expect(sideOf(state, { ...substitute, side: 'home' })).toBe('home');
    }
  });

  test('the computer is graded for what it does, the player also for what they leave', () => {
    const { setup, game } = replayManaged(11, sendNobody);
    const { decisions } = finish(setup, game, tableChances(setup));
    const kinds = (by: string) =>
      new Set(decisions.filter((one) => one.by === by).map(({ chosen }) => chosen.action.kind));
    expect(kinds('computer')).not.toContain('roll');
    expect([...kinds('player')].toSorted()).toEqual(['choose', 'roll']);
  });

  test('a half that the computer plays on is its own, roll by roll', () => {
    const setup = compileSetup(randomGameSource(5, 'player'));
    const { moments, end } = replayMoments(
      { rules, setup },
      [{ kind: 'playOn', until: 'final' }],
      new SeededDice(5),
    );
    expect(end.final).toBe(true);
    expect(moments.every(({ by }) => by === 'computer')).toBe(true);
    expect(moments.filter(({ action }) => action.kind === 'roll').length).toBeGreaterThan(50);
    expect(moments[0]?.state).toEqual(newGame(setup));
  });

  test('who watches changes nothing', () => {
    const { game } = replayManaged(21, sendNobody);
    const setup = compileSetup({
      ...randomGameSource(21),
      rates: 'designed',
      home: { ...randomGameSource(21).home, manager: 'player' },
    });
    let state = newGame(setup);
    const dice = new SeededDice(21);
    while (!state.final) {
      const turn = rules.applyCommand(setup, state, sendNobody(setup, state), dice);
      if (!turn.ok) throw new Error(turn.code);
      state = turn.state;
    }
    expect(game.end).toEqual(state);
  });

  test('a command of another game is refused', () => {
    const setup = compileSetup(randomGameSource(5, 'player'));
    expect(() =>
      replayMoments(
        { rules, setup },
        [{ kind: 'choose', runnersAdvancing: null }],
        new SeededDice(5),
      ),
    ).toThrow('refuses a command');
  });

  test('the side at bat is told by its chance, whichever side it is', () => {
    const { setup, game } = replayFuzzed(9);
    const { decisions } = finish(setup, game, tableChances(setup));
    for (const { side, chosen, state } of decisions.filter(
      ({ chosen: { action } }) => action.kind === 'choose',
    )) {
      expect(side).toBe(battingSide(state));
      expect(chosen.chance.mean).toBeGreaterThanOrEqual(0);
      expect(chosen.chance.mean).toBeLessThanOrEqual(1);
    }
  });
});
