import { BATTER_RESULTS, DICE_SUMS, type BatterDice, type PitcherDice } from '../../cards/card.ts';
import { slashLineOf, type ResultCounts } from '../../cards/dice-odds.ts';
import { SeededDice } from '../../fairness/seeded-dice.ts';
import { compilePlayer } from '../engine/compile-setup.ts';
import type { TwoDice } from '../event.ts';
import { rollDice, type DiceRecorder, type RollContext } from '../plate-appearance/roll-dice.ts';
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
 * of a game: each roll is one call of `rollDice`. It is mutable, so that a million rolls take a
 * fraction of a second.
 */
export class MatchupTrial implements DiceRecorder {
  readonly #batter: CompiledBatter;
  readonly #pitcher: CompiledPitcher;
  readonly #context: RollContext;
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
    const dice = new SeededDice(terms.seed);
    this.#context = {
      dice,
      designed: false,
      field: { isTired: () => false, tiredBatters: () => 0 },
      event: this,
      draw: (label) => dice.fraction(label),
    };
  }

  /** Rolls `times` more times. */
  roll(times: number): void {
    for (let remaining = times; remaining > 0; remaining--) {
      rollDice(this.#context, this.#batter, this.#pitcher);
      this.#rolls++;
      if (this.#rolls === this.#nextPoint) this.#keepPoint();
    }
  }

  setDice(batter: TwoDice, pitcher: TwoDice, result: number, _cell: number, outcome: number): void {
    this.#batterSums[batter[0] + batter[1]]!++;
    this.#pitcherSums[pitcher[0] + pitcher[1]]!++;
    this.#before[result]!++;
    this.#after[outcome]!++;
  }

  setExtraDice(dice: TwoDice): void {
    this.#extraSums[dice[0] + dice[1]]!++;
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
