import type { DiceSource } from '../fairness/dice.ts';
import type { BatterResult, PitcherCell } from '../cards/card.ts';
import { compileSetup } from '../games/engine/compile-setup.ts';
import { newGame } from '../games/engine/new-game.ts';
import type {
  BatterSource,
  GameSetup,
  ManagerKind,
  PlayerSource,
  Rates,
  SideSource,
  ManagerHabits,
} from '../games/setup.ts';
import { UNKNOWN_HABITS } from '../games/manager/habits.ts';
import type { Command } from '../games/command.ts';
import type { GameEvent } from '../games/event.ts';
import type { Base } from '../games/baserunning/base-set.ts';
import type { GameState, SideState, UnsettledRun } from '../games/state.ts';
import { otherSide, type Side } from '../games/lineup-slots.ts';
import { applyCommand } from '../games/apply-command.ts';
import { aBatter, aBatterWho, aPitcherWith, aSide } from './player-builders.ts';

export interface BuiltGame {
  readonly setup: GameSetup;
  readonly state: GameState;
}

interface Runner {
  readonly speed?: number;
  readonly name?: string;
  readonly surname?: string;
  readonly stealAttemptRate?: number;
  readonly stealSuccessRate?: number;
  /** Lineup index of the pitcher charged with the runner; the current pitcher by default. */
  readonly chargedTo?: number;
  readonly byError?: boolean;
  /** Bases that the runner owes to errors and passed balls. */
  readonly basesOwed?: number;
}

/** Lineup indices of the runners of `aGame` on first, second and third; the batter has index 0. */
export const RUNNERS = [6, 7, 8] as const;

/**
 * Returns a builder of a game in any situation, for tests: `aGame().inning(9,
 * 'bottom').outs(1).onThird({ speed: 90 }).batting('OO').build()`. The next batter has lineup index
 * 0, the runners those of `RUNNERS`, the pitcher is SP1 (index 9). Both sides are computer teams of
 * no league.
 */
export const aGame = () => {
  let inning = 1;
  let side: Side = 'visitors';
  let outs = 0;
  let rates: Rates = 'designed';
  let batter: PlayerSource = aBatter();
  let cell: PitcherCell = null;
  let fieldErrorRate = 0;
  const score = { visitors: 0, home: 0 };
  const runners: (Runner | null)[] = [null, null, null];
  const managers: Record<Side, ManagerKind> = { visitors: 'computer', home: 'computer' };
  let habits: ManagerHabits | undefined = UNKNOWN_HABITS;
  const fieldOverrides: Partial<SideState>[] = [];
  const unsettledRuns: UnsettledRun[] = [];

  const builder = {
    inning: (number: number, half: 'top' | 'bottom') => {
      inning = number;
      side = half === 'top' ? 'visitors' : 'home';
      return builder;
    },
    outs: (number: number) => ((outs = number), builder),
    score: (visitors: number, home: number) => (Object.assign(score, { visitors, home }), builder),
    onFirst: (runner: Runner = {}) => ((runners[0] = runner), builder),
    onSecond: (runner: Runner = {}) => ((runners[1] = runner), builder),
    onThird: (runner: Runner = {}) => ((runners[2] = runner), builder),
    /** Makes the next batter get this result on every roll. */
    batting: (result: BatterResult, overrides: Partial<BatterSource> = {}) => (
      (batter = aBatterWho(result, overrides)),
      builder
    ),
    /** Sets every cell of the pitcher. */
    pitching: (modifier: PitcherCell) => ((cell = modifier), builder),
    errorRate: (rate: number) => ((fieldErrorRate = rate), builder),
    rates: (kind: Rates) => ((rates = kind), builder),
    managedBy: (which: Side, kind: ManagerKind) => ((managers[which] = kind), builder),
    /** Sets what the managers of both leagues did; undefined for managers who play to win. */
    habits: (of: ManagerHabits | undefined) => ((habits = of), builder),
    /** Overrides fields of the fielding side's state. */
    fielding: (overrides: Partial<SideState>) => (fieldOverrides.push(overrides), builder),
    /** Lets a player (index 1 if not told) have scored who without errors would be on `base`. */
    unsettledRun: (base: Base, { runner = 1, pitcher = 9 } = {}) => (
      unsettledRuns.push({ runner, pitcher, base }),
      builder
    ),
    build: (): BuiltGame => {
      const sources = { visitors: aSide('V'), home: aSide('H') };
      const battingPlayers = [...sources[side].players];
      battingPlayers[0] = batter;
      runners.forEach((runner, base) => {
        if (!runner) return;
        const index = RUNNERS[base] as number;
        const { chargedTo: _charged, byError: _error, basesOwed: _owed, ...overrides } = runner;
        const original = battingPlayers[index] as BatterSource;
        battingPlayers[index] = { ...original, ...overrides };
      });
      const fieldingPlayers = sources[otherSide(side)].players.map((player, index) =>
        index < 8 ? { ...(player as BatterSource), errorRate: fieldErrorRate } : player,
      );
      fieldingPlayers[9] = aPitcherWith(cell, { name: 'Starter', positions: ['SP'] });
      const players = {
        [side]: battingPlayers,
        [otherSide(side)]: fieldingPlayers,
      } as Record<Side, PlayerSource[]>;
      const sourceOf = (which: Side): SideSource => ({
        ...sources[which],
        players: players[which],
        manager: managers[which],
        ...(habits === undefined ? {} : { habits }),
      });
      const setup = compileSetup({
        visitors: sourceOf('visitors'),
        home: sourceOf('home'),
        rates,
      });
      const fresh = newGame(setup);
      const sideState = (which: Side): SideState => {
        const inningsBegun = which === 'visitors' || side === 'home' ? inning : inning - 1;
        const runs = score[which];
        return {
          ...fresh[which],
          runs,
          battersFaced: which === side ? 0 : 1,
          inningRuns: Array.from({ length: inningsBegun }, (_, index) => (index === 0 ? runs : 0)),
          ...(which === side ? {} : Object.assign({}, ...fieldOverrides)),
        };
      };
      const state: GameState = {
        ...fresh,
        ipOuts: (inning - 1) * 6 + (side === 'home' ? 3 : 0) + outs,
        visitors: sideState('visitors'),
        home: sideState('home'),
        bases: runners.map((runner, base) => (runner ? (RUNNERS[base] as number) : -1)),
        chargedTo: runners.map((runner) => (runner ? (runner.chargedTo ?? 9) : -1)),
        onByError: runners.map((runner) => runner?.byError ?? false),
        basesOwed: runners.map((runner) => runner?.basesOwed ?? 0),
        unsettledRuns,
      };
      return { setup, state };
    },
  };
  return builder;
};

export interface PlayedTurn {
  readonly state: GameState;
  readonly events: readonly GameEvent[];
  /** The first event. */
  readonly event: GameEvent;
}

/** Applies a command; a refusal fails the test. */
export const play = (
  { setup, state }: BuiltGame,
  dice: DiceSource,
  command: Command = { kind: 'roll' },
): PlayedTurn => {
  const turn = applyCommand(setup, state, command, dice);
  if (!turn.ok) throw new Error(`Refused: ${turn.code}`);
  const [event] = turn.events;
  if (!event) throw new Error('A turn has at least one event');
  return { state: turn.state, events: turn.events, event };
};
