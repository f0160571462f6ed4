import { evenlyP, RunCounter, runsP, type PValue } from './p-value.ts';

const BINS = 100;
const PAIR_BINS = 10;

/** Counts what the drawn numbers of one label show, each from 0 to below 1. */
export class FractionTally {
  draws = 0;
  /** Numbers below 0, of 1 or more, or none at all. */
  outside = 0;
  private readonly bins = Array.from({ length: BINS }, () => 0);
  /** A number and the next, of every other draw. */
  private readonly pairs = Array.from({ length: PAIR_BINS ** 2 }, () => 0);
  private readonly runs = new RunCounter();
  private last = 0;

  add(value: number): void {
    if (value >= 0 && value < 1) {
      this.bins[Math.floor(value * BINS)]! += 1;
      const bin = Math.floor(value * PAIR_BINS);
      if (this.draws % 2 === 1) this.pairs[this.last * PAIR_BINS + bin]! += 1;
      this.last = bin;
      this.runs.add(value >= 0.5);
    } else this.outside += 1;
    this.draws += 1;
  }

  /** Returns the p-values of all that was counted. */
  test(label: string): PValue[] {
    return [
      { test: `${label}: hundredths`, p: this.outside > 0 ? 0 : evenlyP(this.bins) },
      { test: `${label}: pairs of successive draws`, p: evenlyP(this.pairs) },
      { test: `${label}: runs`, p: runsP(this.runs) },
    ];
  }
}

/** Counts the two outcomes of a toss. */
export class TossTally {
  tosses = 0;
  private readonly pairs = [0, 0, 0, 0];
  private readonly runs = new RunCounter();
  private last = 0;

  add(isHeads: boolean): void {
    const side = isHeads ? 1 : 0;
    if (this.tosses % 2 === 1) this.pairs[this.last * 2 + side]! += 1;
    this.runs.add(isHeads);
    this.last = side;
    this.tosses += 1;
  }

  test(label: string): PValue[] {
    const { highs, lows } = this.runs;
    return [
      { test: `${label}: both sides`, p: evenlyP([highs, lows]) },
      { test: `${label}: pairs of successive tosses`, p: evenlyP(this.pairs) },
      { test: `${label}: runs`, p: runsP(this.runs) },
    ];
  }
}
