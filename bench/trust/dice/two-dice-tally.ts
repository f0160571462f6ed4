import type { TwoDice } from '@pennant/rules/games/event';
import { chiSquareTest } from '@pennant/rules/statistics/chi-square';
import { evenlyP, RunCounter, runsP, type PValue } from './p-value.ts';

/** Chance of each sum of two dice, 2 to 12. */
const SUM_CHANCES = Array.from({ length: 11 }, (_, index) => (6 - Math.abs(5 - index)) / 36);

const zeros = (length: number): number[] => Array.from({ length }, () => 0);

/** Counts what the rolls of one label show. */
export class TwoDiceTally {
  rolls = 0;
  private readonly sums = zeros(11);
  private readonly firstFaces = zeros(6);
  private readonly secondFaces = zeros(6);
  /** First and second die of one roll. */
  private readonly pairs = zeros(36);
  /** Second die of a roll and first of the next, which share no die with another such pair. */
  private readonly pairsAcross = zeros(36);
  /** A sum and the next, of every other roll. */
  private readonly sumPairs = zeros(121);
  private readonly runs = new RunCounter();
  private lastSecond = -1;
  private lastSum = -1;

  add([one, other]: TwoDice): void {
    const [first, second, sum] = [one - 1, other - 1, one + other - 2];
    this.sums[sum]! += 1;
    this.firstFaces[first]! += 1;
    this.secondFaces[second]! += 1;
    this.pairs[first * 6 + second]! += 1;
    if (this.lastSecond >= 0) this.pairsAcross[this.lastSecond * 6 + first]! += 1;
    if (this.rolls % 2 === 1) this.sumPairs[this.lastSum * 11 + sum]! += 1;
    this.runs.add(first > 2);
    this.runs.add(second > 2);
    this.lastSecond = second;
    this.lastSum = sum;
    this.rolls += 1;
  }

  /** Returns the p-values of all that was counted. */
  test(label: string): PValue[] {
    return [
      { test: `${label}: sums`, p: chiSquareTest(this.sums, SUM_CHANCES) },
      { test: `${label}: faces of the first die`, p: evenlyP(this.firstFaces) },
      { test: `${label}: faces of the second die`, p: evenlyP(this.secondFaces) },
      { test: `${label}: pairs of a roll`, p: evenlyP(this.pairs) },
      { test: `${label}: pairs of successive rolls`, p: evenlyP(this.pairsAcross) },
      {
        test: `${label}: pairs of successive sums`,
        p: chiSquareTest(
          this.sumPairs,
          SUM_CHANCES.flatMap((chance) => SUM_CHANCES.map((next) => chance * next)),
        ),
      },
      { test: `${label}: runs`, p: runsP(this.runs) },
    ];
  }
}

/** Counts the first dice of two labels in one event, which must not tell of each other. */
export class LabelPairTally {
  private readonly pairs = zeros(36);

  add(one: TwoDice, other: TwoDice): void {
    this.pairs[(one[0] - 1) * 6 + other[0] - 1]! += 1;
  }

  test(labels: string): PValue {
    return { test: `${labels}: pairs of one event`, p: evenlyP(this.pairs) };
  }
}
