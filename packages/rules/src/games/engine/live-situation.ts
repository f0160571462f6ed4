import { LiveSide } from './live-side.ts';
import type { PendingChoice } from '../baserunning/pending-choice.ts';
import type { CompiledBatter, GameSetup } from '../setup.ts';
import type { Side } from '../lineup-slots.ts';
import { NOBODY, type GameState, type UnsettledRun } from '../state.ts';
import {
  BASES,
  NO_BASES,
  has,
  occupiedBases,
  type Base,
  type BaseSet,
} from '../baserunning/base-set.ts';
import {
  NO_RUNNERS,
  basesOwedOf,
  chargedToOf,
  isOnByError,
  playerOf,
  playerOn,
  runnerOn,
  runnersOf,
  type Runners,
} from '../baserunning/runners.ts';

/**
 * Outs before the eighth inning, and the largest lead of a tight game, in which a single decision
 * may decide it.
 */
const EIGHTH = 42;
const TIGHT_LEAD = 2;

/**
 * The situation of a game in progress: the same as a `GameState`, as whole numbers in the fields of
 * three objects that are made once a game, together with values derived from them. It is mutable,
 * which keeps a simulated game at a few microseconds (docs/decisions/0007-flat-state.md).
 * `LiveGame` adds what can happen in it.
 *
 * Fields are only declared (`declare`) and set once by the constructor, so that the engine knows
 * from the start what each of them holds.
 */
export class LiveSituation {
  declare readonly setup: GameSetup;
  /**
   * Whether pitchers tire and managers decide by design; else everything happens at the rates of
   * the record.
   */
  declare readonly designed: boolean;
  declare readonly visitors: LiveSide;
  declare readonly home: LiveSide;
  declare eventNumber: number;
  /** Outs of the whole game. */
  declare ipOuts: number;
  /** The occupied bases. They follow from `runners`, and are quicker to test. */
  declare onBase: BaseSet;
  declare runners: Runners;
  /** Runs that may yet be earned; see `GameState`. The array is replaced, not changed. */
  declare unsettledRuns: readonly UnsettledRun[];
  /** Batter and pitcher of the current event. */
  declare batter: number;
  declare pitcher: number;
  declare pendingChoice: PendingChoice | null;
  declare final: boolean;
  /** The side at bat, and the side in the field. */
  declare bat: LiveSide;
  declare field: LiveSide;
  /** Which of the two is at bat. */
  declare batting: Side;
  /** Number of the current half, 0 for the top of the first. */
  declare half: number;
  /** Outs of the half, 3 right after the third. */
  declare outs: number;
  /**
   * Whether it is the bottom of the ninth or later: a lead of the home side ends the game at once.
   */
  declare canWalkOff: boolean;
  /** Whether the home side has taken such a lead. */
  declare walkedOff: boolean;

  /** Copies a game's state, which is not changed. */
  constructor(setup: GameSetup, state: GameState) {
    this.setup = setup;
    this.designed = setup.rates === 'designed';
    this.visitors = new LiveSide(
      setup.visitors,
      state.visitors,
      setup.matchups.visitors,
      setup.home,
    );
    this.home = new LiveSide(setup.home, state.home, setup.matchups.home, setup.visitors);
    this.eventNumber = state.eventNumber;
    this.ipOuts = state.ipOuts;
    this.onBase = occupiedBases(state.bases);
    this.runners = this.onBase === NO_BASES ? NO_RUNNERS : runnersOf(state);
    this.unsettledRuns = state.unsettledRuns;
    this.batter = 0;
    this.pitcher = 0;
    this.pendingChoice = state.pendingChoice;
    this.final = state.final;
    this.bat = this.visitors;
    this.field = this.home;
    this.batting = 'visitors';
    this.half = 0;
    this.outs = 0;
    this.canWalkOff = false;
    this.walkedOff = false;
    this.updateSides();
  }

  /** Sets the side at bat, the side in the field and the half from the outs of the game. */
  updateSides(): void {
    const outs = this.ipOuts % 3;
    const half = (this.ipOuts - outs) / 3;
    this.outs = outs;
    this.half = half;
    const isBottom = half % 2 === 1;
    this.batting = isBottom ? 'home' : 'visitors';
    this.bat = isBottom ? this.home : this.visitors;
    this.field = isBottom ? this.visitors : this.home;
    this.canWalkOff = isBottom && half >= 17;
  }

  /** Whether it is the eighth inning or later. */
  isLate(): boolean {
    return this.ipOuts >= EIGHTH;
  }

  /**
   * Whether it is late and close, so that managers evaluate every batter. Never at the rates of the
   * record.
   */
  isTight(): boolean {
    return this.isLate() && this.designed && this.isClose();
  }

  /** Whether a runner is on base. */
  hasRunners(): boolean {
    return this.onBase !== NO_BASES;
  }

  /** Returns the lineup index of the runner on `base`, which must be occupied. */
  playerOn(base: Base): number {
    return playerOn(this.runners, base);
  }

  private isClose(): boolean {
    const lead = this.bat.runs - this.field.runs;
    return lead <= TIGHT_LEAD && lead >= -TIGHT_LEAD;
  }

  /** Returns the lineup index of the runner on `base`, or null if it is empty. */
  occupant(base: Base): number | null {
    return has(this.onBase, base) ? this.playerOn(base) : null;
  }

  /** Returns the compiled tables of the runner on `base`, which must be occupied. */
  runnerTables(base: Base): CompiledBatter {
    return this.bat.batterTables(this.playerOn(base));
  }

  /**
   * Returns the state of the game. Its arrays are this object's own: to play on, make a new object
   * of it.
   */
  state(): GameState {
    const bases = [NOBODY, NOBODY, NOBODY];
    const chargedTo = [NOBODY, NOBODY, NOBODY];
    const onByError = [false, false, false];
    const basesOwed = [0, 0, 0];
    for (const base of BASES) {
      if (!has(this.onBase, base)) continue;
      const runner = runnerOn(this.runners, base);
      bases[base - 1] = playerOf(runner);
      chargedTo[base - 1] = chargedToOf(runner);
      onByError[base - 1] = isOnByError(runner);
      basesOwed[base - 1] = basesOwedOf(runner);
    }
    return {
      eventNumber: this.eventNumber,
      ipOuts: this.ipOuts,
      visitors: this.visitors.state(),
      home: this.home.state(),
      bases,
      chargedTo,
      onByError,
      basesOwed,
      unsettledRuns: this.unsettledRuns,
      pendingChoice: this.pendingChoice,
      final: this.final,
    };
  }
}
