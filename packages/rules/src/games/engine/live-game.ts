import type { Dice, DiceSource } from '../../fairness/dice.ts';
import type { DrawLabel, EventKind, GameEvent } from '../event.ts';
import { endHalf } from '../innings/end-half.ts';
import type { DecisionWatcher } from './decision-watcher.ts';
import { EventBuilder } from './event-builder.ts';
import { LiveSituation } from './live-situation.ts';
import {
  LEAD_FIRST,
  NO_BASES,
  has,
  moveUp,
  withBase,
  without,
  type Base,
  type BaseSet,
} from '../baserunning/base-set.ts';
import {
  basesOwedOf,
  chargedToOf,
  isAnyOwing,
  isOnByError,
  moveRunnersUp,
  newRunner,
  playerOf,
  runnerOn,
  withBasesOwed,
  withPlayer,
  withRunner,
  withoutRunner,
  type Runner,
} from '../baserunning/runners.ts';
import type { TotalBases } from '../plate-appearance/result-code.ts';
import { addBasesOwedOfAll, holdBehind, settleBasesOwed } from '../scoring/bases-owed.ts';
import { baseWithoutErrors, isEarnedRun, type RunKind } from '../scoring/earned-run.ts';
import { countMissedOut, takeBackMissedOut } from '../scoring/missed-outs.ts';
import {
  advanceUnsettledRuns,
  keepUnsettledRun,
  pushUnsettledRuns,
} from '../scoring/unsettled-runs.ts';
import type { GameSetup } from '../setup.ts';
import type { GameState } from '../state.ts';

const noEvent = (): never => {
  throw new Error('Dice are drawn within an event only');
};
const NO_DICE: Dice = { die: noEvent, fraction: noEvent };

export interface GameOptions {
  /** Whether events are recorded. */
  readonly events: boolean;
  /** Whether the computer decides for both sides, whoever manages them. */
  readonly automatic: boolean;
  /** Who is told what the computer decides; nobody if it is left out. */
  readonly watcher?: DecisionWatcher | undefined;
}

/**
 * A game in progress: its situation, and the elementary moves of players and bases. The rules in
 * `plate-appearance/`, `baserunning/` and the other folders decide which of them happen when.
 * Elsewhere a game is a `GameState`: `applyCommand` makes a `LiveGame` of one, plays, and returns a
 * new one.
 *
 * The moves are methods because every rule uses them: the engine finds a method through its object,
 * while an import is looked up and checked at each use. If events are off, nothing is recorded.
 */
export class LiveGame extends LiveSituation {
  declare readonly source: DiceSource;
  /** The events so far, oldest first; null if events are off. */
  declare readonly events: GameEvent[] | null;
  declare readonly automatic: boolean;
  declare readonly watcher: DecisionWatcher | null;
  /** The current event; null if events are off, and before the first. */
  declare event: EventBuilder | null;
  /** The dice of the current event. */
  declare dice: Dice;
  /** Chance that the runner on a base is safe at the next one; 0 if they may not try. */
  declare firstSafeChance: number;
  declare secondSafeChance: number;
  declare thirdSafeChance: number;
  /** The runners who would go on this ball in the record. */
  declare invitedRunners: BaseSet;

  constructor(setup: GameSetup, state: GameState, source: DiceSource, options: GameOptions) {
    super(setup, state);
    this.source = source;
    this.events = options.events ? [] : null;
    this.automatic = options.automatic;
    this.watcher = options.watcher ?? null;
    this.event = null;
    this.dice = NO_DICE;
    this.firstSafeChance = 0.5;
    this.secondSafeChance = 0.5;
    this.thirdSafeChance = 0.5;
    this.invitedRunners = NO_BASES;
  }

  /** Whether the computer decides for the side at bat. */
  computerBats(): boolean {
    return this.automatic || this.bat.isComputerManaged;
  }

  /** Whether the computer decides for the side in the field. */
  computerPitches(): boolean {
    return this.automatic || this.field.isComputerManaged;
  }

  /** Begins an event with its own dice. */
  beginEvent(kind: EventKind): void {
    const { bat } = this;
    this.dice = this.source.event(this.eventNumber + 1);
    this.batter = bat.order[bat.nextPlace] as number;
    this.pitcher = this.field.pitcher;
    if (this.events !== null) this.event = new EventBuilder(kind, this.batting);
  }

  /** Finishes the current event: counts it, and ends the half or the game if it is over. */
  finishEvent(): void {
    this.eventNumber++;
    if (this.outs === 3 || this.walkedOff) endHalf(this);
    if (this.event !== null) this.events?.push(this.event.finish(this));
  }

  /** Draws a random number in [0, 1). */
  draw(label: DrawLabel): number {
    const value = this.dice.fraction(label);
    this.event?.addDraw(label, value);
    return value;
  }

  /** Advances the batting order to the next batter. */
  advanceBattingOrder(): void {
    const { bat } = this;
    bat.nextPlace = bat.nextPlace === 8 ? 0 : bat.nextPlace + 1;
    this.field.battersFaced++;
  }

  /** Puts the batter out, at the plate or on the way to first. */
  putOutBatter(): void {
    this.outs++;
    this.ipOuts++;
    this.event?.addOut(this.batter, 0, 1);
  }

  /** Puts out the runner on `base` at `outBase` (4: home). */
  putOutRunner(base: Base, outBase: Base | 4): void {
    const runner = this.takeOff(base);
    if (isOnByError(runner)) takeBackMissedOut(this, runner);
    this.outs++;
    this.ipOuts++;
    this.event?.addOut(playerOf(runner), base, outBase);
  }

  /**
   * Moves the runner on `from` to `to`, which must be free; so many of the bases they owe to an
   * error.
   */
  moveRunner(from: Base, to: Base, owed: number = 0): void {
    const runner = this.takeOff(from);
    this.putOn(to, owed === 0 ? runner : withBasesOwed(runner, basesOwedOf(runner) + owed));
    if (this.isReconstructed()) holdBehind(this, to);
    this.event?.addMove(playerOf(runner), from, to);
  }

  /**
   * Whether the half without errors and passed balls, which tells earned runs, is another than the
   * one that is played.
   */
  isReconstructed(): boolean {
    return this.unsettledRuns.length > 0 || isAnyOwing(this.runners);
  }

  /** Puts the batter on `base`, charged to the pitcher who faced them. */
  placeBatter(base: Base): void {
    this.placeBatterAs(newRunner(this.batter, this.pitcher, false), base);
  }

  /** Puts the batter on `base` by an error that prevented an out. */
  placeBatterByError(base: Base): void {
    const runner = newRunner(this.batter, this.pitcher, true);
    countMissedOut(this, runner);
    this.placeBatterAs(runner, base);
  }

  /**
   * Puts the batter on first in place of a runner who was put out: the pitcher charged with that
   * runner is charged with the batter (rule 9.16(g)).
   */
  placeBatterFor(lost: Runner): void {
    if (isOnByError(lost)) countMissedOut(this, lost);
    this.placeBatterAs(withBasesOwed(withPlayer(lost, this.batter), 0), 1);
  }

  /** Scores the runner on `base`, on a play of so many bases. */
  scoreRunner(base: Base, kind: RunKind, bases: number = 1): void {
    this.score(this.takeOff(base), { from: base, bases, kind });
  }

  /** Scores the batter on a home run. */
  scoreBatter(): void {
    const batter = newRunner(this.batter, this.pitcher, false);
    this.score(batter, { from: 0, bases: 4, kind: 'battedIn' });
  }

  /**
   * Advances every runner by so many bases, lead runner first; those who reach home score.
   */
  advanceRunners(bases: TotalBases, kind: RunKind): void {
    if (this.unsettledRuns.length > 0 && kind !== 'unearned') advanceUnsettledRuns(this, bases);
    if (this.onBase === NO_BASES) return;
    if (has(this.onBase, 3)) this.scoreRunner(3, kind, bases);
    if (bases >= 2 && has(this.onBase, 2)) this.scoreRunner(2, kind, bases);
    if (bases >= 3 && has(this.onBase, 1)) this.scoreRunner(1, kind, bases);
    if (this.event !== null) this.addMovesUp(this.event, bases);
    this.onBase = moveUp(this.onBase, bases);
    this.runners = moveRunnersUp(this.runners, bases);
    if (kind === 'unearned') addBasesOwedOfAll(this, bases);
  }

  /** Puts another player on `base` in place of its runner. */
  replaceRunner(base: Base, player: number): void {
    this.putOn(base, withPlayer(this.takeOff(base), player));
  }

  private takeOff(base: Base): Runner {
    const runner = runnerOn(this.runners, base);
    this.runners = withoutRunner(this.runners, base);
    this.onBase = without(this.onBase, base);
    return runner;
  }

  private putOn(base: Base, runner: Runner): void {
    this.runners = withRunner(this.runners, base, runner);
    this.onBase = withBase(this.onBase, base);
  }

  private placeBatterAs(runner: Runner, base: Base): void {
    if (this.isReconstructed() && !isOnByError(runner)) {
      pushUnsettledRuns(this, settleBasesOwed(this, base));
    }
    this.putOn(base, runner);
    this.event?.addMove(this.batter, 0, base);
  }

  /** Counts the run of a runner who comes home from a base (0: the batter). */
  private score(
    runner: Runner,
    how: { readonly from: Base | 0; readonly bases: number; readonly kind: RunKind },
  ): void {
    const chargedTo = chargedToOf(runner);
    const earned = isEarnedRun(this, runner, how);
    const battedIn = how.kind === 'battedIn';
    this.event?.addRun(playerOf(runner), how.from, chargedTo, { earned, battedIn });
    if (!earned) keepUnsettledRun(this, runner, baseWithoutErrors(runner, how));
    const { bat, field } = this;
    bat.runs++;
    bat.inningRuns[bat.inningRuns.length - 1]! += 1;
    if (chargedTo === field.pitcher) field.pitcherRuns++;
    if (this.canWalkOff && bat.runs > field.runs) this.walkedOff = true;
  }

  private addMovesUp(event: EventBuilder, bases: TotalBases): void {
    for (const base of LEAD_FIRST) {
      if (has(this.onBase, base)) event.addMove(this.playerOn(base), base, (base + bases) as Base);
    }
  }
}
