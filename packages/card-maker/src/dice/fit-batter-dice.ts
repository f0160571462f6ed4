import {
  BATTER_RESULTS,
  type BatterCell,
  type BatterDice,
  type BatterResult,
} from '@pennant/rules/cards/card';
import type { OutcomeRates } from '../leagues/outcome-rates.ts';
import { MOVE_COSTS, COST_MATRIX, RESULT_COUNT, SINGLE_COSTS } from './batter-fit-cost.ts';
import { layOutCells } from './lay-out-cells.ts';
import { POSSIBLE_ROLLS, isPossibleKey, PART_KEYS } from './dice-sums.ts';

/**
 * Fits a batter's two tables. In units of 1/1296 of a plate appearance, a result with `base` rolls
 * of the first table and `extra` rolls of the second, behind X cells of `mark` rolls, comes up 36 x
 * base + mark x extra times. For every choice of base rolls near the target rates, and the mark
 * that they leave, the extra rolls are filled by largest remainder and improved by moving single
 * rolls; both tables must be possible splits of their eleven cells.
 */

const UNITS = POSSIBLE_ROLLS * POSSIBLE_ROLLS;

/** Maximum weight of X: a low one makes fine steps, a high one gives more choices. */
const MAX_MARK = 8;

/** Buffers of the search, overwritten for each batter. */
const target = new Float64Array(RESULT_COUNT);
const floors = new Int32Array(RESULT_COUNT);
const base = new Int32Array(RESULT_COUNT);
const extra = new Int32Array(RESULT_COUNT);
const error = new Float64Array(RESULT_COUNT);
const slope = new Float64Array(RESULT_COUNT);
const slopeAfterMove = new Float64Array(RESULT_COUNT);
const best = {
  cost: Infinity,
  mark: 0,
  base: new Int32Array(RESULT_COUNT),
  extra: new Int32Array(RESULT_COUNT),
};

const saveBest = (cost: number, mark: number): void => {
  best.cost = cost;
  best.mark = mark;
  best.base.set(base);
  best.extra.set(extra);
};

/**
 * Sets `error` to the error of the base and extra rolls, `slope` to Q x error; returns the cost.
 */
const measure = (mark: number): number => {
  for (let i = 0; i < RESULT_COUNT; i++) {
    error[i] = POSSIBLE_ROLLS * base[i]! + mark * extra[i]! - target[i]!;
  }
  let cost = 0;
  for (let i = 0; i < RESULT_COUNT; i++) {
    let sum = 0;
    for (let j = 0; j < RESULT_COUNT; j++) sum += COST_MATRIX[i * RESULT_COUNT + j]! * error[j]!;
    slope[i] = sum;
    cost += error[i]! * sum;
  }
  return cost;
};

/**
 * Fills the 36 extra rolls behind a mark, one by one where each costs least, then moves single
 * rolls while that lowers the cost. Returns the cost.
 */
const fillExtra = (mark: number): number => {
  let left = POSSIBLE_ROLLS;
  for (let i = 0; i < RESULT_COUNT; i++) {
    const room = Math.max(0, Math.floor((target[i]! - POSSIBLE_ROLLS * base[i]!) / mark));
    extra[i] = room;
    left -= room;
  }
  let cost = measure(mark);
  const square = mark * mark;
  for (; left !== 0; left -= Math.sign(left)) {
    const step = Math.sign(left) * mark;
    let cheapest = -1;
    let minChange = Infinity;
    for (let i = 0; i < RESULT_COUNT; i++) {
      if (step < 0 && extra[i] === 0) continue;
      const change = 2 * step * slope[i]! + square * COST_MATRIX[i * RESULT_COUNT + i]!;
      if (change < minChange) {
        minChange = change;
        cheapest = i;
      }
    }
    extra[cheapest]! += Math.sign(left);
    cost += minChange;
    for (let k = 0; k < RESULT_COUNT; k++)
      slope[k]! += step * COST_MATRIX[cheapest * RESULT_COUNT + k]!;
  }
  for (;;) {
    let to = -1;
    let from = -1;
    let minChange = -1e-9;
    for (let i = 0; i < RESULT_COUNT; i++) {
      for (let j = 0; j < RESULT_COUNT; j++) {
        if (i === j || extra[j] === 0) continue;
        const change =
          2 * mark * (slope[i]! - slope[j]!) + square * MOVE_COSTS[i * RESULT_COUNT + j]!;
        if (change < minChange) {
          minChange = change;
          to = i;
          from = j;
        }
      }
    }
    if (to < 0) return cost;
    extra[to]! += 1;
    extra[from]! -= 1;
    cost += minChange;
    for (let k = 0; k < RESULT_COUNT; k++) {
      slope[k]! +=
        mark * (COST_MATRIX[to * RESULT_COUNT + k]! - COST_MATRIX[from * RESULT_COUNT + k]!);
    }
  }
};

const keyOfExtra = (): number => {
  let key = 0;
  for (let i = 0; i < RESULT_COUNT; i++) key += PART_KEYS[extra[i]!]!;
  return key;
};

/** Returns the change of the extra split's key when one roll moves from one part to another. */
const keyChange = (to: number, from: number): number =>
  PART_KEYS[extra[to]! + 1]! -
  PART_KEYS[extra[to]!]! +
  PART_KEYS[extra[from]! - 1]! -
  PART_KEYS[extra[from]!]!;

/** Searches within two moves of the best filling for the cheapest possible split. */
const searchAround = (cost: number, mark: number): void => {
  const key = keyOfExtra();
  if (isPossibleKey(key)) {
    saveBest(cost, mark);
    return;
  }
  const square = mark * mark;
  for (let i = 0; i < RESULT_COUNT; i++) {
    for (let j = 0; j < RESULT_COUNT; j++) {
      if (i === j || extra[j] === 0) continue;
      const first =
        cost + 2 * mark * (slope[i]! - slope[j]!) + square * MOVE_COSTS[i * RESULT_COUNT + j]!;
      if (first >= best.cost) continue;
      const firstKey = key + keyChange(i, j);
      extra[i]! += 1;
      extra[j]! -= 1;
      if (isPossibleKey(firstKey)) saveBest(first, mark);
      else searchSecondMove(first, firstKey, i, j, mark);
      extra[i]! -= 1;
      extra[j]! += 1;
    }
  }
};

const searchSecondMove = (
  first: number,
  firstKey: number,
  to: number,
  from: number,
  mark: number,
): void => {
  const square = mark * mark;
  for (let k = 0; k < RESULT_COUNT; k++) {
    slopeAfterMove[k] =
      slope[k]! +
      mark * (COST_MATRIX[to * RESULT_COUNT + k]! - COST_MATRIX[from * RESULT_COUNT + k]!);
  }
  for (let k = 0; k < RESULT_COUNT; k++) {
    for (let l = 0; l < RESULT_COUNT; l++) {
      if (k === l || extra[l] === 0) continue;
      const second =
        first +
        2 * mark * (slopeAfterMove[k]! - slopeAfterMove[l]!) +
        square * MOVE_COSTS[k * RESULT_COUNT + l]!;
      if (second >= best.cost || !isPossibleKey(firstKey + keyChange(k, l))) continue;
      extra[k]! += 1;
      extra[l]! -= 1;
      saveBest(second, mark);
      extra[k]! -= 1;
      extra[l]! += 1;
    }
  }
};

const tryBase = (mark: number): void => {
  if (mark > 0) {
    const cost = fillExtra(mark);
    if (cost < best.cost) searchAround(cost, mark);
    return;
  }
  extra.fill(0);
  const cost = measure(0);
  if (cost < best.cost) saveBest(cost, 0);
};

/**
 * Chooses base rolls result by result. `over` is a lower bound of the cost of the choices so far,
 * from results that exceed their target. The first pass takes choices without any excess, the
 * second the others, pruned by the best cost found.
 */
const chooseBase = (
  result: number,
  left: number,
  key: number,
  over: number,
  reach: number,
  maxMark: number,
  firstPass: boolean,
): void => {
  if (result === RESULT_COUNT) {
    if (left > maxMark || firstPass !== (over === 0)) return;
    if (isPossibleKey(key + PART_KEYS[left]!)) tryBase(left);
    return;
  }
  const floor = floors[result]!;
  for (let change = 0; change <= 2 * reach; change++) {
    // The floor itself, then one less, one more, two less …
    const rolls = floor + (change % 2 === 1 ? -(change + 1) / 2 : change / 2);
    if (rolls < 0 || rolls > left) continue;
    const excess = Math.max(0, POSSIBLE_ROLLS * rolls - target[result]!);
    const total = over + SINGLE_COSTS[result]! * excess * excess;
    if (total >= best.cost || (firstPass && total > 0)) continue;
    base[result] = rolls;
    chooseBase(result + 1, left - rolls, key + PART_KEYS[rolls]!, total, reach, maxMark, firstPass);
  }
};

/** Reaches of the search, widened while no tables fit, which happens once in the record. */
const REACHES = [
  { reach: 1, maxMark: MAX_MARK },
  { reach: 2, maxMark: 2 * MAX_MARK },
  { reach: 4, maxMark: POSSIBLE_ROLLS },
] as const;

const searchTables = (rates: OutcomeRates): void => {
  BATTER_RESULTS.forEach((result, i) => {
    target[i] = UNITS * rates[result];
    floors[i] = Math.floor(POSSIBLE_ROLLS * rates[result] + 1e-9);
  });
  best.cost = Infinity;
  for (const { reach, maxMark } of REACHES) {
    chooseBase(0, POSSIBLE_ROLLS, 0, 0, reach, maxMark, true);
    chooseBase(0, POSSIBLE_ROLLS, 0, 0, reach, maxMark, false);
    if (best.cost < Infinity) return;
  }
  // No tables fit: the commonest result fills the table. It never happens in the record.
  const commonest = target.indexOf(Math.max(...target));
  base.fill(0);
  base[commonest] = POSSIBLE_ROLLS;
  extra.fill(0);
  saveBest(measure(0), 0);
};

/**
 * Returns the two tables whose exact expectation is nearest to the rates (which sum to 1). Never
 * fails. The extra table never holds X; behind a first table without X it is all OO and is never
 * rolled.
 */
export const fitBatterDice = (rates: OutcomeRates): BatterDice => {
  searchTables(rates);
  const baseShares: { cell: BatterCell; falls: number }[] = BATTER_RESULTS.map((cell, i) => ({
    cell,
    falls: best.base[i]!,
  }));
  const extraShares: { cell: BatterResult; falls: number }[] = BATTER_RESULTS.map((cell, i) => ({
    cell,
    falls: best.extra[i]!,
  }));
  return {
    base: layOutCells<BatterCell>([...baseShares, { cell: 'X', falls: best.mark }]),
    extra:
      best.mark > 0
        ? layOutCells<BatterResult>(extraShares)
        : layOutCells<BatterResult>([{ cell: 'OO', falls: POSSIBLE_ROLLS }]),
  };
};
