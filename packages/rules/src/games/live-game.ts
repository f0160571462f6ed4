import type { Dice, DiceSource } from '../fairness/dice.ts';
import type { DrawLabel } from './event-codes.ts';
import { endHalf } from './innings/end-half.ts';
import { LiveSituation } from './live-situation.ts';
import { PlayedEvent } from './played-event.ts';
import { isEarned, type RunKind } from './scoring/earned-run.ts';
import type { GameSetup } from './setup.ts';
import type { GameState } from './state.ts';

// An import is looked up and checked at each use: see docs/decisions/0007-flat-state.md.
const Event = PlayedEvent;
const closeHalf = endHalf;

const noEvent = (): never => {
  throw new Error('Dice are drawn within an event only');
};
const NO_DICE: Dice = { die: noEvent, fraction: noEvent };

export interface GameOptions {
  /** Whether events are wanted. */
  readonly events: boolean;
  /** True where the computer decides for both sides, whoever manages them. */
  readonly automatic: boolean;
}

/**
 * A game while it is played: where it stands, and all that can happen to men and bases in it. The rules of `plate-appearance/`,
 * `baserunning/` and the rest say what of it happens when. Outside, a game is a `GameState`; `takeTurn` takes one up, plays, and puts a
 * new one down.
 *
 * These few steps are methods because every rule takes them: the engine knows a method from its object, while what is imported has to
 * be looked up and checked at each use. Where no events are wanted, nothing is noted.
 */
export class LiveGame extends LiveSituation {
  declare readonly source: DiceSource;
  /** The events so far, oldest first; null where none are wanted. */
  declare readonly events: PlayedEvent[] | null;
  declare readonly automatic: boolean;
  /** The event being played, and its dice. Where no events are wanted it is always the same one, and nobody reads it. */
  declare event: PlayedEvent;
  declare dice: Dice;
  /** Chance to be safe a base on, for the runners on second and third; 0 where one may not try. */
  declare secondSafe: number;
  declare thirdSafe: number;
  /** Those whom the ball invites, as in the record: a set as in `send-runners.ts`. */
  declare invited: number;

  constructor(setup: GameSetup, state: GameState, source: DiceSource, options: GameOptions) {
    super(setup, state);
    this.source = source;
    this.events = options.events ? [] : null;
    this.automatic = options.automatic;
    this.event = new PlayedEvent(setup, 0, 0);
    this.dice = NO_DICE;
    this.secondSafe = 0.5;
    this.thirdSafe = 0.5;
    this.invited = 0;
  }

  /** Starts an event (its kind a code): its own dice, nothing happened yet. */
  beginEvent(kind: number): void {
    const { bat } = this;
    this.dice = this.source.event(this.eventNumber + 1);
    this.batter = bat.order[bat.nextPlace] as number;
    this.pitcher = this.field.pitcher;
    if (this.events !== null) this.openEvent(kind);
  }

  /** Closes the event being played: counts it, and ends the half or the game where it did. */
  finishEvent(): void {
    this.eventNumber++;
    if (this.outs === 3 || this.walkedOff) closeHalf(this);
    if (this.events !== null) {
      this.event.close(this);
      this.events.push(this.event);
    }
  }

  /** Draws a chance, in [0, 1). */
  draw(label: DrawLabel): number {
    const value = this.dice.fraction(label);
    if (this.events !== null) this.event.addDraw(label, value);
    return value;
  }

  /** The next in the order comes to bat after this one. */
  nextBatter(): void {
    const { bat } = this;
    bat.nextPlace = bat.nextPlace === 8 ? 0 : bat.nextPlace + 1;
    this.field.battersFaced++;
  }

  /** The batter is out, at the plate or on the way to first. */
  putOutBatter(): void {
    this.outs++;
    this.ipOuts++;
    if (this.events !== null) this.event.addOut(this.batter, 0, 1);
  }

  /** The runner on `base` (1 to 3) is out, at base `at`. */
  putOutRunner(base: number, at: number): void {
    const runner = this.takeOff(base);
    this.outs++;
    this.ipOuts++;
    if (this.events !== null) this.event.addOut(runner & 31, base, at);
  }

  /** The runner on `from` goes to `to`, which must be free. */
  moveRunner(from: number, to: number): void {
    const runner = this.takeOff(from);
    this.putOn(to, runner);
    if (this.events !== null) this.event.addMove(runner & 31, from, to);
  }

  /** The batter stands on `base`; the pitcher who faced him answers for him. */
  placeBatter(base: number): void {
    this.putOn(base, this.batter | ((this.pitcher - 9) << 5));
    if (this.events !== null) this.event.addMove(this.batter, 0, base);
  }

  /** An error puts the batter on first. */
  placeBatterByError(): void {
    this.placeBatter(1);
    this.runners |= 512;
  }

  /** The batter stands on first in the stead of a runner (his ten bits): whoever answered for that one answers for him (rule 9.16(g)). */
  placeBatterFor(lost: number): void {
    this.putOn(1, (lost & ~31) | this.batter);
    if (this.events !== null) this.event.addMove(this.batter, 0, 1);
  }

  /** The runner on `base` (1 to 3) crosses the plate. */
  scoreRunner(base: number, kind: RunKind): void {
    const runner = this.takeOff(base);
    const chargedTo = ((runner >> 5) & 15) + 9;
    if (this.events !== null)
      this.noteRun(runner & 31, base, chargedTo, isEarned(this, runner, kind), kind);
    this.countRun(chargedTo);
  }

  /** The batter himself comes home: a home run. */
  scoreBatter(): void {
    const { batter, pitcher } = this;
    const runner = batter | ((pitcher - 9) << 5);
    if (this.events !== null)
      this.noteRun(batter, 0, pitcher, isEarned(this, runner, 'battedIn'), 'battedIn');
    this.countRun(pitcher);
  }

  /** Every runner goes up so many bases (1 to 4), lead runner first; who gets home scores. */
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
