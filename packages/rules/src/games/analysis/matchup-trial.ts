import { BATTER_RESULTS, DICE_SUMS, type BatterDice, type PitcherDice } from '../../cards/card.ts';
import { slashLineOf, type ResultCounts } from '../../cards/dice-odds.ts';
import { SeededDice } from '../../fairness/seeded-dice.ts';
import { compilePlayer } from '../engine/compile-setup.ts';
import { KIND, sumOfFall } from '../event-codes.ts';
import type { LiveGame } from '../engine/live-game.ts';
import { PlayedEvent } from '../played-event.ts';
import { rollDice } from '../plate-appearance/roll-dice.ts';
import type { CompiledBatter, CompiledPitcher } from '../setup.ts';

/** Maximum number of rolls of one trial. */
export const MAX_TRIAL_ROLLS = 10_000_000;

/** Ratio between the roll counts of consecutive points of the course. */
const COURSE_STEP = 1.12;

/** The batting averages after a number of rolls. */
export interface CoursePoint {
  readonly rolls: number;
  readonly avg: number;
  readonly obp: number;
  readonly slg: number;
  readonly ops: number;
}

/** Counts of each sum of two dice, in the order of `DICE_SUMS`. */
export type SumCounts = readonly number[];

/** The results of a trial so far, as plain values. */
export interface TrialTally {
  readonly rolls: number;
  /** Results on the batter's card, before the pitcher's cell acts. */
  readonly before: ResultCounts;
  /** Outcomes after the pitcher's cell has acted. */
  readonly after: ResultCounts;
  readonly sums: {
    readonly batter: SumCounts;
    /** Sums of the second roll, which follows an X. */
    readonly extra: SumCounts;
    readonly pitcher: SumCounts;
  };
  /** Running averages of the outcomes, at roll counts that grow geometrically. */
  readonly course: readonly CoursePoint[];
}

/** The cards of a trial, a batter's against a rested pitcher's, and the seed of its dice. */
export interface TrialTerms {
  readonly batter: BatterDice;
  readonly pitcher: PitcherDice;
  /** The same seed gives the same rolls. */
  readonly seed: number;
}

const compileCards = ({ batter, pitcher }: TrialTerms) => {
  const card = { cardID: 0, name: '', positions: [] };
  const running = { speed: 50, stealAttemptRate: 0, stealSuccessRate: 0, errorRate: 0 };
  return {
    batter: compilePlayer({ ...card, ...running, type: 'Batter', dice: batter })
      .bat as CompiledBatter,
    pitcher: compilePlayer({ ...card, type: 'Pitcher', dice: pitcher, stamina: 100 })
      .pitch as CompiledPitcher,
  };
};

const toResultCounts = (counts: Float64Array): ResultCounts =>
  Object.fromEntries(
    BATTER_RESULTS.map((result, index) => [result, counts[index]]),
  ) as ResultCounts;

/**
 * Rolls one batter's card against one pitcher's any number of times, with the dice and the tables
 * of a game: each roll is one call of `rollGame`. It is mutable, so that a million rolls take a
 * fraction of a second.
 */
export class MatchupTrial {
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
    const { batter, pitcher } = compileCards(terms);
    this.#batter = batter;
    this.#pitcher = pitcher;
    // A stub of a game: nobody is on base and no pitcher tires, and `rollGame` reads nothing else.
    this.#live = {
      dice: new SeededDice(terms.seed),
      setup: {},
      events: [],
      field: { isTired: () => false },
      designed: false,
    } as unknown as LiveGame;
  }

  /** Rolls `times` more times. */
  roll(times: number): void {
    for (let remaining = times; remaining > 0; remaining--) {
      const event = new PlayedEvent(this.#live.setup, KIND.plateAppearance, 0);
      this.#live.event = event;
      const outcome = rollDice(this.#live, this.#batter, this.#pitcher);
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
    const last = { rolls: this.#rolls, ...slashLineOf(toResultCounts(this.#after)) };
    const isLastKept = this.#rolls === 0 || this.#course.at(-1)?.rolls === this.#rolls;
    return {
      rolls: this.#rolls,
      before: toResultCounts(this.#before),
      after: toResultCounts(this.#after),
      sums: {
        batter: sums(this.#batterSums),
        extra: sums(this.#extraSums),
        pitcher: sums(this.#pitcherSums),
      },
      course: isLastKept ? this.#course.slice() : [...this.#course, last],
    };
  }

  #keepPoint(): void {
    this.#course.push({ rolls: this.#rolls, ...slashLineOf(toResultCounts(this.#after)) });
    this.#nextPoint = Math.max(this.#rolls + 1, Math.ceil(this.#rolls * COURSE_STEP));
  }
}
