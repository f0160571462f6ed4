import {
  BATTER_RESULTS,
  type BatterCell,
  type BatterDice,
  type BatterResult,
} from '@pennant/rules/cards/card';
import type { OutcomeRates } from '../leagues/outcome-rates.ts';
import { MOVE, Q, RESULTS, SINGLE_COSTS } from './batter-cost.ts';
import { layOutCells } from './lay-out-cells.ts';
import { FALLS, isPossibleKey, PART_KEYS } from './partitions.ts';

/**
 * Fits a batter's two tables. In units of 1/1296 of a plate appearance, a result that has `base` falls of the first
 * table and `extra` falls of the second, behind X cells of `mark` falls, comes up 36 x base + mark x extra times. For
 * every choice of base falls near the wanted rates, and the mark that they leave, the extra falls are filled by largest
 * remainder and improved by moving single falls; both tables must be possible splits of their eleven cells.
 */

const UNITS = FALLS * FALLS;

/** The heaviest mark: a light one makes fine steps, a heavy one more choices. */
const MOST_MARK = 8;

/** Scratch of the search, overwritten for each batter. */
const wanted = new Float64Array(RESULTS);
const floors = new Int32Array(RESULTS);
const base = new Int32Array(RESULTS);
const extra = new Int32Array(RESULTS);
const error = new Float64Array(RESULTS);
const slope = new Float64Array(RESULTS);
const slopeAfterMove = new Float64Array(RESULTS);
const best = {
  cost: Infinity,
  mark: 0,
  base: new Int32Array(RESULTS),
  extra: new Int32Array(RESULTS),
};

const keep = (cost: number, mark: number): void => {
  best.cost = cost;
  best.mark = mark;
  best.base.set(base);
  best.extra.set(extra);
};

/** Sets `error` to what the base falls and the present extra falls miss, `slope` to Q x error; answers the cost. */
const measure = (mark: number): number => {
  for (let i = 0; i < RESULTS; i++) {
    error[i] = FALLS * base[i]! + mark * extra[i]! - wanted[i]!;
  }
  let cost = 0;
  for (let i = 0; i < RESULTS; i++) {
    let sum = 0;
    for (let j = 0; j < RESULTS; j++) sum += Q[i * RESULTS + j]! * error[j]!;
    slope[i] = sum;
    cost += error[i]! * sum;
  }
  return cost;
};

/** Fills the 36 extra falls behind a mark, one by one where each costs least, and moves single falls while that helps. */
const fillExtra = (mark: number): number => {
  let left = FALLS;
  for (let i = 0; i < RESULTS; i++) {
    const room = Math.max(0, Math.floor((wanted[i]! - FALLS * base[i]!) / mark));
    extra[i] = room;
    left -= room;
  }
  let cost = measure(mark);
  const square = mark * mark;
  for (; left !== 0; left -= Math.sign(left)) {
    const step = Math.sign(left) * mark;
    let at = -1;
    let least = Infinity;
    for (let i = 0; i < RESULTS; i++) {
      if (step < 0 && extra[i] === 0) continue;
      const change = 2 * step * slope[i]! + square * Q[i * RESULTS + i]!;
      if (change < least) {
        least = change;
        at = i;
      }
    }
    extra[at]! += Math.sign(left);
    cost += least;
    for (let k = 0; k < RESULTS; k++) slope[k]! += step * Q[at * RESULTS + k]!;
  }
  for (;;) {
    let to = -1;
    let from = -1;
    let least = -1e-9;
    for (let i = 0; i < RESULTS; i++) {
      for (let j = 0; j < RESULTS; j++) {
        if (i === j || extra[j] === 0) continue;
        const change = 2 * mark * (slope[i]! - slope[j]!) + square * MOVE[i * RESULTS + j]!;
        if (change < least) {
          least = change;
          to = i;
          from = j;
        }
      }
    }
    if (to < 0) return cost;
    extra[to]! += 1;
    extra[from]! -= 1;
    cost += least;
    for (let k = 0; k < RESULTS; k++) {
      slope[k]! += mark * (Q[to * RESULTS + k]! - Q[from * RESULTS + k]!);
    }
  }
};

const extraKey = (): number => {
  let key = 0;
  for (let i = 0; i < RESULTS; i++) key += PART_KEYS[extra[i]!]!;
  return key;
};

/** What the key of a split gains when one fall moves from one of its parts to another. */
const keyChange = (to: number, from: number): number =>
  PART_KEYS[extra[to]! + 1]! -
  PART_KEYS[extra[to]!]! +
  PART_KEYS[extra[from]! - 1]! -
  PART_KEYS[extra[from]!]!;

/** Looks one and two moves around the best filling for the cheapest that a table can show. */
const searchAround = (cost: number, mark: number): void => {
  const key = extraKey();
  if (isPossibleKey(key)) {
    keep(cost, mark);
    return;
  }
  const square = mark * mark;
  for (let i = 0; i < RESULTS; i++) {
    for (let j = 0; j < RESULTS; j++) {
      if (i === j || extra[j] === 0) continue;
      const first = cost + 2 * mark * (slope[i]! - slope[j]!) + square * MOVE[i * RESULTS + j]!;
      if (first >= best.cost) continue;
      const firstKey = key + keyChange(i, j);
      extra[i]! += 1;
      extra[j]! -= 1;
      if (isPossibleKey(firstKey)) keep(first, mark);
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
  for (let k = 0; k < RESULTS; k++) {
    slopeAfterMove[k] = slope[k]! + mark * (Q[to * RESULTS + k]! - Q[from * RESULTS + k]!);
  }
  for (let k = 0; k < RESULTS; k++) {
    for (let l = 0; l < RESULTS; l++) {
      if (k === l || extra[l] === 0) continue;
      const second =
        first +
        2 * mark * (slopeAfterMove[k]! - slopeAfterMove[l]!) +
        square * MOVE[k * RESULTS + l]!;
      if (second >= best.cost || !isPossibleKey(firstKey + keyChange(k, l))) continue;
      extra[k]! += 1;
      extra[l]! -= 1;
      keep(second, mark);
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
  if (cost < best.cost) keep(cost, 0);
};

/**
 * Chooses base falls result by result. `over` is what the choices so far cost at least, by results that already have
 * more than wanted. The first pass takes choices without any such excess, the second the rest, cut short by the best
 * that is already found.
 */
const chooseBase = (
  result: number,
  left: number,
  key: number,
  over: number,
  reach: number,
  mostMark: number,
  firstPass: boolean,
): void => {
  if (result === RESULTS) {
    if (left > mostMark || firstPass !== (over === 0)) return;
    if (isPossibleKey(key + PART_KEYS[left]!)) tryBase(left);
    return;
  }
  const floor = floors[result]!;
  for (let change = 0; change <= 2 * reach; change++) {
    // The floor itself, then one less, one more, two less …
    const falls = floor + (change % 2 === 1 ? -(change + 1) / 2 : change / 2);
    if (falls < 0 || falls > left) continue;
    const excess = Math.max(0, FALLS * falls - wanted[result]!);
    const total = over + SINGLE_COSTS[result]! * excess * excess;
    if (total >= best.cost || (firstPass && total > 0)) continue;
    base[result] = falls;
    chooseBase(
      result + 1,
      left - falls,
      key + PART_KEYS[falls]!,
      total,
      reach,
      mostMark,
      firstPass,
    );
  }
};

/** How far the search reaches, widening while nothing fits: it has happened for one table of the record. */
const REACHES = [
  { reach: 1, mostMark: MOST_MARK },
  { reach: 2, mostMark: 2 * MOST_MARK },
  { reach: 4, mostMark: FALLS },
] as const;

const search = (rates: OutcomeRates): void => {
  BATTER_RESULTS.forEach((result, i) => {
    wanted[i] = UNITS * rates[result];
    floors[i] = Math.floor(FALLS * rates[result] + 1e-9);
  });
  best.cost = Infinity;
  for (const { reach, mostMark } of REACHES) {
    chooseBase(0, FALLS, 0, 0, reach, mostMark, true);
    chooseBase(0, FALLS, 0, 0, reach, mostMark, false);
    if (best.cost < Infinity) return;
  }
  // Nothing near fits: the commonest result fills the table. No season of the record comes here.
  const commonest = wanted.indexOf(Math.max(...wanted));
  base.fill(0);
  base[commonest] = FALLS;
  extra.fill(0);
  keep(measure(0), 0);
};

/**
 * The two tables whose exact expectation comes nearest to the rates (which sum to 1). Never fails. The extra table never
 * holds X; behind a first table without X it is all ordinary outs and is never rolled.
 */
export const fitBatterDice = (rates: OutcomeRates): BatterDice => {
  search(rates);
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
        : layOutCells<BatterResult>([{ cell: 'OO', falls: FALLS }]),
  };
};
