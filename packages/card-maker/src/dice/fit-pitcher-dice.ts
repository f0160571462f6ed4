import type { PitcherCell, PitcherDice } from '@pennant/rules/cards/card';
import type { OutcomeRates } from '../leagues/outcome-rates.ts';
import type { AllowedRates } from '../leagues/pitching-line.ts';
import { layOutCells } from './lay-out-cells.ts';
import { POSSIBLE_ROLLS, isPossibleKey, PART_KEYS } from './dice-sums.ts';

/**
 * Fits a pitcher's table. Each of the four pairs of modifiers changes one figure: `low` rolls lower
 * it, `high` rolls raise it. A few cells of both signs together make steps finer than one cell, so
 * the best pairs of each figure are listed, and the best combination of four pairs that fits into
 * one table is found by branch and bound.
 */

/** Weight of a squared error of each figure. Home runs are rare, so their errors weigh more. */
const WEIGHTS = { H: 1.4, HR: 5, BB: 1.5, SO: 0.55 } as const;

/** Cost of each roll with a modifier: without it, average pitchers would level all hitters. */
const FALL_COST = 2e-7;

/** Number of pairs listed for each figure in the first search. */
const SHORT_LIST = 14;
/**
 * Number of pairs in the second search, for extreme pitchers who need more cells than a table has.
 */
const LONG_LIST = 48;
/** A cost above this means that the cells ran out; below, that they are coarse. */
const RAN_OUT_COST = 4e-6;

/** Number of high rolls beyond the need that are tried together with low ones. */
const EXTRA_HIGH_ROLLS = 4;

/** The best pairs for one figure, best first. A buffer, overwritten for each pitcher. */
class PairList {
  readonly low = new Uint8Array(LONG_LIST);
  readonly high = new Uint8Array(LONG_LIST);
  readonly cost = new Float64Array(LONG_LIST);
  length = 0;

  /**
   * Lists the pairs that come nearest to changing a figure by `gap`, where a low roll subtracts
   * `lowEffect` and a high roll adds `highEffect` (all as shares of plate appearances).
   */
  fill(gap: number, lowEffect: number, highEffect: number, weight: number, length: number): void {
    this.length = 0;
    const needed = highEffect > 0 ? Math.max(0, Math.ceil(gap / highEffect)) : 0;
    const maxHigh = highEffect > 0 ? Math.min(POSSIBLE_ROLLS, needed + EXTRA_HIGH_ROLLS) : 0;
    for (let high = 0; high <= maxHigh; high++) {
      const exact = lowEffect > 0 ? Math.floor((high * highEffect - gap) / lowEffect) : 0;
      const first = high === 0 ? 0 : Math.max(0, exact - 1);
      const last = lowEffect > 0 ? Math.max(0, exact + 2) : 0;
      for (let low = first; low <= last && low + high <= POSSIBLE_ROLLS; low++) {
        const error = gap - high * highEffect + low * lowEffect;
        this.#insert(low, high, weight * error * error + FALL_COST * (low + high), length);
      }
    }
  }

  #insert(low: number, high: number, cost: number, length: number): void {
    let position = this.length;
    if (position === length) {
      if (cost >= (this.cost[position - 1] as number)) return;
      position--;
    } else this.length++;
    for (; position > 0 && (this.cost[position - 1] as number) > cost; position--) {
      this.cost[position] = this.cost[position - 1] as number;
      this.low[position] = this.low[position - 1] as number;
      this.high[position] = this.high[position - 1] as number;
    }
    this.cost[position] = cost;
    this.low[position] = low;
    this.high[position] = high;
  }
}

const homeRuns = new PairList();
const walks = new PairList();
const strikeouts = new PairList();
/** One list of hits for each count of hr9l, since hr9l takes away hits too. */
const hitsAfter = Array.from({ length: POSSIBLE_ROLLS + 1 }, () => new PairList());
const hitsFilled = new Uint8Array(POSSIBLE_ROLLS + 1);

const keyOf = (rolls: number): number => PART_KEYS[rolls] as number;

const CELLS = ['hr9l', 'hr9h', 'h9l', 'h9h', 'bb9l', 'bb9h', 'k9l', 'k9h'] as const;

/** Rolls of each of `CELLS` in the best table so far. */
const found = new Uint8Array(CELLS.length);

/**
 * Searches with lists of `length` pairs for a table that costs less than `maxCost`. Returns its
 * cost; `maxCost` where there is none.
 */
const searchTable = (
  target: AllowedRates,
  batter: OutcomeRates,
  length: number,
  maxCost: number,
): number => {
  const inPlay = batter.H1 + batter.H2 + batter.H3;
  const outs = batter.OO / POSSIBLE_ROLLS;
  homeRuns.fill(
    target.HR - batter.HR,
    batter.HR / POSSIBLE_ROLLS,
    batter.H2 / POSSIBLE_ROLLS,
    WEIGHTS.HR,
    length,
  );
  walks.fill(target.BB - batter.BB, batter.BB / POSSIBLE_ROLLS, outs, WEIGHTS.BB, length);
  strikeouts.fill(target.SO - batter.SO, batter.SO / POSSIBLE_ROLLS, outs, WEIGHTS.SO, length);
  hitsFilled.fill(0);
  const minWalks = walks.cost[0] as number;
  const minStrikeouts = strikeouts.cost[0] as number;

  let best = maxCost;
  for (let i = 0; i < homeRuns.length; i++) {
    const costHR = homeRuns.cost[i] as number;
    if (costHR + minWalks + minStrikeouts >= best) break;
    const lowHR = homeRuns.low[i] as number;
    const highHR = homeRuns.high[i] as number;
    const keyHR = keyOf(lowHR) + keyOf(highHR);
    const hits = hitsAfter[lowHR] as PairList;
    if (hitsFilled[lowHR] === 0) {
      const start = inPlay + batter.HR * (1 - lowHR / POSSIBLE_ROLLS);
      hits.fill(target.H - start, inPlay / POSSIBLE_ROLLS, outs, WEIGHTS.H, length);
      hitsFilled[lowHR] = 1;
    }
    for (let j = 0; j < hits.length; j++) {
      const costH = costHR + (hits.cost[j] as number);
      if (costH + minWalks + minStrikeouts >= best) break;
      const lowH = hits.low[j] as number;
      const highH = hits.high[j] as number;
      const usedH = lowHR + highHR + lowH + highH;
      if (usedH > POSSIBLE_ROLLS) continue;
      const keyH = keyHR + keyOf(lowH) + keyOf(highH);
      for (let k = 0; k < walks.length; k++) {
        const costBB = costH + (walks.cost[k] as number);
        if (costBB + minStrikeouts >= best) break;
        const lowBB = walks.low[k] as number;
        const highBB = walks.high[k] as number;
        const usedBB = usedH + lowBB + highBB;
        if (usedBB > POSSIBLE_ROLLS) continue;
        const keyBB = keyH + keyOf(lowBB) + keyOf(highBB);
        for (let m = 0; m < strikeouts.length; m++) {
          const cost = costBB + (strikeouts.cost[m] as number);
          if (cost >= best) break;
          const lowSO = strikeouts.low[m] as number;
          const highSO = strikeouts.high[m] as number;
          const used = usedBB + lowSO + highSO;
          if (used > POSSIBLE_ROLLS) continue;
          if (!isPossibleKey(keyBB + keyOf(lowSO) + keyOf(highSO) + keyOf(POSSIBLE_ROLLS - used)))
            continue;
          best = cost;
          found[0] = lowHR;
          found[1] = highHR;
          found[2] = lowH;
          found[3] = highH;
          found[4] = lowBB;
          found[5] = highBB;
          found[6] = lowSO;
          found[7] = highSO;
          break;
        }
      }
    }
  }
  return best;
};

/**
 * Returns the table with which a pitcher comes nearest to the target rates against the average
 * batter card of the league. Never fails: the empty table is always possible.
 */
export const fitPitcherDice = (target: AllowedRates, batter: OutcomeRates): PitcherDice => {
  found.fill(0);
  const cost = searchTable(target, batter, SHORT_LIST, Infinity);
  if (cost > RAN_OUT_COST) searchTable(target, batter, LONG_LIST, cost);
  const used = found.reduce((sum, rolls) => sum + rolls, 0);
  const shares: { cell: PitcherCell; falls: number }[] = CELLS.map((cell, index) => ({
    cell,
    falls: found[index] as number,
  }));
  return layOutCells<PitcherCell>([...shares, { cell: null, falls: POSSIBLE_ROLLS - used }]);
};
