import { BATTER_RESULTS, type PitcherDice } from '../../cards/card.ts';
import { pitcherOdds } from '../../cards/dice-odds.ts';
import { LINEAR_WEIGHTS } from '../../cards/linear-weights.ts';
import { extraHitChance, lostCellChance } from '../plate-appearance/fatigue.ts';
import {
  AFTER_PITCHER,
  EMPTY_CELL,
  H9H_CELL,
  HELPS_PITCHER,
  RESULT_CODE,
  cellCode,
} from '../plate-appearance/result-code.ts';
import type { CompiledBatter, CompiledPitcher, Matchups, SetupPlayer } from '../setup.ts';
import { FIRST_BENCH, FIRST_STARTER, LINEUP_SIZE } from '../lineup-slots.ts';

const { OO } = RESULT_CODE;
const RESULTS = BATTER_RESULTS.length;
const RUNS_BY_CODE = BATTER_RESULTS.map((result) => LINEAR_WEIGHTS[result]);
const runsOf = (code: number): number => RUNS_BY_CODE[code] as number;

/**
 * Returns the run values of a batter's results against a pitcher: seven numbers for the rested
 * pitcher, then seven that a lost effect of the good cells adds, then seven that an extra hit of
 * the empty cells adds. Fatigue mixes them, since all of it is linear.
 */
export const pitcherRunValues = (dice: PitcherDice): Float64Array => {
  const worth = new Float64Array(3 * RESULTS);
  const add = (part: number, result: number, runs: number): void => {
    worth[part * RESULTS + result] = (worth[part * RESULTS + result] as number) + runs;
  };
  for (const [modifier, weight] of pitcherOdds(dice)) {
    const cell = cellCode(modifier);
    const share = weight / 36;
    for (let result = 0; result < RESULTS; result++) {
      const rested = runsOf(AFTER_PITCHER[cell * 8 + result] as number);
      add(0, result, share * rested);
      if (HELPS_PITCHER[cell] === 1) add(1, result, share * (runsOf(result) - rested));
      if (cell === EMPTY_CELL && result === OO) {
        add(2, result, share * (runsOf(AFTER_PITCHER[H9H_CELL * 8 + OO] as number) - rested));
      }
    }
  }
  return worth;
};

const PARTS = 3;
const ROW = PARTS * LINEUP_SIZE;

/**
 * Returns the expected runs of a batter with these odds off a pitcher, by one of the three parts of
 * the pitcher's run values: the one that begins at `from`.
 */
const runsOff = (odds: Float64Array, worth: Float64Array, from: number): number => {
  let runs = 0;
  for (let result = 0; result < RESULTS; result++) {
    runs += (odds[result] as number) * (worth[from + result] as number);
  }
  return runs;
};

/**
 * Returns the matchups of one side's pitchers (lineup indices 9 to 18) against all batters of the
 * other; 0 for a player without a batting card.
 */
export const compileMatchups = (
  pitching: readonly SetupPlayer[],
  batting: readonly SetupPlayer[],
): Matchups => {
  const matchups = new Float64Array((FIRST_BENCH - FIRST_STARTER) * ROW);
  for (let pitcher = FIRST_STARTER; pitcher < FIRST_BENCH; pitcher++) {
    const { runValues } = (pitching[pitcher] as SetupPlayer).pitch as CompiledPitcher;
    batting.forEach(({ bat }, batter) => {
      const index = (pitcher - FIRST_STARTER) * ROW + batter * PARTS;
      for (let part = 0; part < PARTS; part++) {
        matchups[index + part] = bat === null ? 0 : runsOff(bat.odds, runValues, part * RESULTS);
      }
    });
  }
  return matchups;
};

/**
 * Returns the expected runs of a batter's plate appearance (lineup index), against an average one,
 * off this pitcher (lineup index), rested.
 */
export const expectedRuns = (matchups: Matchups, pitcher: number, batter: number): number =>
  matchups[(pitcher - FIRST_STARTER) * ROW + batter * PARTS]!;

/**
 * Returns the expected runs of the plate appearances of three batters (lineup indices), against
 * average ones, off this pitcher (lineup index), who faces the `tired`th batter while tired; 0 if
 * fresh.
 */
export const expectedRunsOfThree = (
  matchups: Matchups,
  pitcher: number,
  one: number,
  two: number,
  three: number,
  tired: number,
): number => {
  const row = (pitcher - FIRST_STARTER) * ROW;
  const a = row + one * PARTS;
  const b = row + two * PARTS;
  const c = row + three * PARTS;
  const rested = matchups[a]! + matchups[b]! + matchups[c]!;
  if (tired === 0) return rested;
  const lost = lostCellChance(tired);
  const extra = extraHitChance(tired);
  return (
    rested +
    lost * (matchups[a + 1]! + matchups[b + 1]! + matchups[c + 1]!) +
    extra * (matchups[a + 2]! + matchups[b + 2]! + matchups[c + 2]!)
  );
};

/**
 * Returns the expected runs of a plate appearance, against an average one, whose results have these
 * chances.
 */
export const expectedRunsOfOdds = (odds: Float64Array): number =>
  odds.reduce((runs, chance, result) => runs + chance * runsOf(result), 0);

/** Reused by every call: allocating one costs more than filling it. */
const chances = new Float64Array(RESULTS);

/**
 * Returns the chance of each result of this batter against this pitcher when rested; the array is
 * valid until the next call.
 */
export const outcomeChances = (
  { odds }: CompiledBatter,
  { cells }: CompiledPitcher,
): Float64Array => {
  chances.fill(0);
  for (let sum = 2; sum <= 12; sum++) {
    const cell = cells[sum] as number;
    const share = (6 - Math.abs(7 - sum)) / 36;
    for (let result = 0; result < RESULTS; result++) {
      const outcome = AFTER_PITCHER[cell * 8 + result] as number;
      chances[outcome] = (chances[outcome] as number) + share * (odds[result] as number);
    }
  }
  return chances;
};
