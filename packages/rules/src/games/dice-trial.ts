import { BATTER_RESULTS, DICE_SUMS, type BatterDice, type PitcherDice } from '../cards/card.ts';
import { lineOf, type ResultCounts } from '../cards/odds.ts';
import { SeededDice } from '../fairness/seeded-dice.ts';
import { compilePlayer } from './compile-setup.ts';
import { KIND, sumOfFall } from './event-codes.ts';
import type { LiveGame } from './live-game.ts';
import { PlayedEvent } from './played-event.ts';
import { throwDice } from './plate-appearance/throw-dice.ts';
import type { CompiledBatter, CompiledPitcher } from './setup.ts';

/** The most rolls of one trial. */
export const MOST_TRIAL_ROLLS = 10_000_000;

/** How far apart the points of the course are: each after so many times as many rolls as the one before. */
const COURSE_STEP = 1.12;

/** Averages after so many rolls. */
export interface CoursePoint {
  readonly rolls: number;
  readonly avg: number;
  readonly obp: number;
  readonly slg: number;
  readonly ops: number;
}

/** How often each sum of two dice fell, in the order of `DICE_SUMS`. */
export type SumCounts = readonly number[];

/** What came of a trial so far: plain values. */
export interface TrialTally {
  readonly rolls: number;
  /** What the batter's card said. */
  readonly before: ResultCounts;
  /** What was left of it once the pitcher's cell had acted. */
  readonly after: ResultCounts;
  readonly sums: {
    readonly batter: SumCounts;
    /** The second roll, after an X. */
    readonly extra: SumCounts;
    readonly pitcher: SumCounts;
  };
  /** The outcome's averages on the way, few at first and fewer and fewer later. */
  readonly course: readonly CoursePoint[];
}

/** A batter's card against a rested pitcher's, and where the dice come from. */
export interface TrialTerms {
  readonly batter: BatterDice;
  readonly pitcher: PitcherDice;
  /** The same seed rolls the same. */
  readonly seed: number;
}

const compiled = ({ batter, pitcher }: TrialTerms) => {
  const facts = { cardID: 0, name: '', positions: [] };
  const legs = { speed: 50, stealAttemptRate: 0, stealSuccessRate: 0, errorRate: 0 };
  return {
    batter: compilePlayer({ ...facts, ...legs, type: 'Batter', dice: batter })
      .bat as CompiledBatter,
    pitcher: compilePlayer({ ...facts, type: 'Pitcher', dice: pitcher, stamina: 100 })
      .pitch as CompiledPitcher,
  };
};

const named = (counts: Float64Array): ResultCounts =>
  Object.fromEntries(BATTER_RESULTS.map((result, at) => [result, counts[at]])) as ResultCounts;

/**
 * Rolls one batter's card against one pitcher's as often as one likes, with the dice and the tables of a game: each roll is
 * `throwDice` itself. Changes in place, so that a million rolls take a fraction of a second.
 */
export class DiceTrial {
  readonly #batter: CompiledBatter;
  readonly #pitcher: CompiledPitcher;
  readonly #live: LiveGame;
  readonly #before = new Float64Array(BATTER_RESULTS.length);
  readonly #after = new Float64Array(BATTER_RESULTS.length);
  readonly #batterSums = new Float64Array(13);
  readonly #extraSums = new Float64Array(13);
  readonly #pitcherSums = new Float64Array(13);
  readonly #course: CoursePoint[] = [];
  #rolls = 0;
  #nextPoint = 1;

  constructor(terms: TrialTerms) {
    const { batter, pitcher } = compiled(terms);
    this.#batter = batter;
    this.#pitcher = pitcher;
    // The dice are thrown outside a game: nobody is on base, nobody tires, and of a game no more than this is looked at.
    this.#live = {
      dice: new SeededDice(terms.seed),
      setup: {},
      events: [],
      field: { isTired: () => false },
      designed: false,
    } as unknown as LiveGame;
  }

  /** Rolls so many times more. */
  roll(times: number): void {
    for (let left = times; left > 0; left--) {
      const event = new PlayedEvent(this.#live.setup, KIND.plateAppearance, 0);
      this.#live.event = event;
      const outcome = throwDice(this.#live, this.#batter, this.#pitcher);
      this.#after[outcome]!++;
      this.#before[event.ownResult - 1]!++;
      this.#batterSums[sumOfFall(event.dice & 63)]!++;
      const extra = (event.dice >> 6) & 63;
      if (extra !== 0) this.#extraSums[sumOfFall(extra)]!++;
      this.#pitcherSums[sumOfFall((event.dice >> 12) & 63)]!++;
      this.#rolls++;
      if (this.#rolls === this.#nextPoint) this.#keepPoint();
    }
  }

  tally(): TrialTally {
    const sums = (counts: Float64Array): SumCounts => DICE_SUMS.map((sum) => counts[sum] as number);
    const last = { rolls: this.#rolls, ...lineOf(named(this.#after)) };
    const isLastKept = this.#rolls === 0 || this.#course.at(-1)?.rolls === this.#rolls;
    return {
      rolls: this.#rolls,
      before: named(this.#before),
      after: named(this.#after),
      sums: {
        batter: sums(this.#batterSums),
        extra: sums(this.#extraSums),
        pitcher: sums(this.#pitcherSums),
      },
      course: isLastKept ? this.#course.slice() : [...this.#course, last],
    };
  }

  #keepPoint(): void {
    this.#course.push({ rolls: this.#rolls, ...lineOf(named(this.#after)) });
    this.#nextPoint = Math.max(this.#rolls + 1, Math.ceil(this.#rolls * COURSE_STEP));
  }
}
