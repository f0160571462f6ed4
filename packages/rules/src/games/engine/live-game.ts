import type { Dice, DiceSource } from '../../fairness/dice.ts';
import type { DrawLabel } from '../event-codes.ts';
import { endHalf } from '../innings/end-half.ts';
import { LiveSituation } from './live-situation.ts';
import { PlayedEvent } from '../played-event.ts';
import { isEarnedRun, type RunKind } from '../scoring/earned-run.ts';
import type { GameSetup } from '../setup.ts';
import type { GameState } from '../state.ts';

// An import is looked up and checked at each use: see docs/decisions/0007-flat-state.md.
const Event = PlayedEvent;
const closeHalf = endHalf;

const noEvent = (): never => {
  throw new Error('Dice are drawn within an event only');
};
const NO_DICE: Dice = { die: noEvent, fraction: noEvent };

export interface GameOptions {
  /** Whether events are recorded. */
  readonly events: boolean;
  /** Whether the computer decides for both sides, whoever manages them. */
  readonly automatic: boolean;
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
  declare readonly events: PlayedEvent[] | null;
  declare readonly automatic: boolean;
  /**
   * The current event and its dice. If events are off, it is always the same object and is never
   * read.
   */
  declare event: PlayedEvent;
  declare dice: Dice;
  /** Chance that the runner on second or third is safe at the next base; 0 if they may not try. */
  declare secondSafeChance: number;
  declare thirdSafeChance: number;
  /** The runners who would go on this ball in the record: a set as in `send-runners.ts`. */
  declare invitedRunners: number;

  constructor(setup: GameSetup, state: GameState, source: DiceSource, options: GameOptions) {
    super(setup, state);
    this.source = source;
    this.events = options.events ? [] : null;
    this.automatic = options.automatic;
    this.event = new PlayedEvent(setup, 0, 0);
    this.dice = NO_DICE;
    this.secondSafeChance = 0.5;
    this.thirdSafeChance = 0.5;
    this.invitedRunners = 0;
  }

  /** Begins an event (its kind is a code) with its own dice. */
  beginEvent(kind: number): void {
    const { bat } = this;
    this.dice = this.source.event(this.eventNumber + 1);
    this.batter = bat.order[bat.nextPlace] as number;
    this.pitcher = this.field.pitcher;
    if (this.events !== null) this.openEvent(kind);
  }

  /** Finishes the current event: counts it, and ends the half or the game if it is over. */
  finishEvent(): void {
    this.eventNumber++;
    if (this.outs === 3 || this.walkedOff) closeHalf(this);
    if (this.events !== null) {
      this.event.close(this);
      this.events.push(this.event);
    }
  }

  /** Draws a random number in [0, 1). */
  draw(label: DrawLabel): number {
    const value = this.dice.fraction(label);
    if (this.events !== null) this.event.addDraw(label, value);
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
    if (this.events !== null) this.event.addOut(this.batter, 0, 1);
  }

  /** Puts out the runner on `base` (1 to 3), at base `outBase`. */
  putOutRunner(base: number, outBase: number): void {
    const runner = this.takeOff(base);
    this.outs++;
    this.ipOuts++;
    if (this.events !== null) this.event.addOut(runner & 31, base, outBase);
  }

  /** Moves the runner on `from` to `to`, which must be free. */
  moveRunner(from: number, to: number): void {
    const runner = this.takeOff(from);
    this.putOn(to, runner);
    if (this.events !== null) this.event.addMove(runner & 31, from, to);
  }

  /** Puts the batter on `base`, charged to the pitcher who faced them. */
  placeBatter(base: number): void {
    this.putOn(base, this.batter | ((this.pitcher - 9) << 5));
    if (this.events !== null) this.event.addMove(this.batter, 0, base);
  }

  /** Puts the batter on first by an error. */
  placeBatterByError(): void {
    this.placeBatter(1);
    this.runners |= 512;
  }

  /**
   * Puts the batter on first in place of a runner who was put out (`lost`, ten bits): the pitcher
   * charged with that runner is charged with the batter (rule 9.16(g)).
   */
  placeBatterFor(lost: number): void {
    this.putOn(1, (lost & ~31) | this.batter);
    if (this.events !== null) this.event.addMove(this.batter, 0, 1);
  }

  /** Scores the runner on `base` (1 to 3). */
  scoreRunner(base: number, kind: RunKind): void {
    const runner = this.takeOff(base);
    const chargedTo = ((runner >> 5) & 15) + 9;
    if (this.events !== null)
      this.noteRun(runner & 31, base, chargedTo, isEarnedRun(this, runner, kind), kind);
    this.countRun(chargedTo);
  }

  /** Scores the batter on a home run. */
  scoreBatter(): void {
    const { batter, pitcher } = this;
    const runner = batter | ((pitcher - 9) << 5);
    if (this.events !== null)
      this.noteRun(batter, 0, pitcher, isEarnedRun(this, runner, 'battedIn'), 'battedIn');
    this.countRun(pitcher);
  }

  /**
   * Advances every runner by so many bases (1 to 4), lead runner first; those who reach home score.
   */
  advanceRunners(bases: number, kind: RunKind): void {
    if (this.onBase === 0) return;
    if ((this.onBase & 4) !== 0) this.scoreRunner(3, kind);
    if (bases >= 2 && (this.onBase & 2) !== 0) this.scoreRunner(2, kind);
    if (bases >= 3 && (this.onBase & 1) !== 0) this.scoreRunner(1, kind);
    if (this.events !== null) this.noteAdvance(bases);
    this.onBase <<= bases;
    this.runners <<= 10 * bases;
  }

  private openEvent(kind: number): void {
    this.event = new Event(this.setup, kind, this.homeBats);
  }

  private takeOff(base: number): number {
    const runner = (this.runners >> (10 * base - 10)) & 1023;
    this.runners ^= runner << (10 * base - 10);
    this.onBase &= ~(1 << (base - 1));
    return runner;
  }

  private putOn(base: number, runner: number): void {
    this.runners |= runner << (10 * base - 10);
    this.onBase |= 1 << (base - 1);
  }

  private countRun(chargedTo: number): void {
    const { bat, field } = this;
    bat.runs++;
    bat.inningRuns[bat.inningRuns.length - 1]! += 1;
    if (chargedTo === field.pitcher) field.pitcherRuns++;
    if (this.canWalkOff && bat.runs > field.runs) this.walkedOff = true;
  }

  private noteRun(
    player: number,
    from: number,
    chargedTo: number,
    earned: boolean,
    kind: RunKind,
  ): void {
    const { event } = this;
    event.addMove(player, from, 4);
    event.addRun(player, chargedTo, earned, kind === 'battedIn');
  }

  private noteAdvance(bases: number): void {
    const { event, onBase } = this;
    for (let base = 3; base >= 1; base--) {
      if ((onBase & (1 << (base - 1))) !== 0)
        event.addMove(this.playerOn(base), base, base + bases);
    }
  }
}
