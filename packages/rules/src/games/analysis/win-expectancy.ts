import { OUTS_AFTER_NINE_INNINGS, OUTS_AFTER_TOP_OF_NINTH } from '../innings/game-end.ts';
import { occupiedBases, type BaseSet } from '../baserunning/base-set.ts';
import { outsInHalf } from '../state.ts';
import type { Side } from '../lineup-slots.ts';
import { MAX_RUNS, RUN_CHANCES } from './run-chances-table.ts';

/** Largest lead of the table; a greater one counts as this. */
const MAX_LEAD = 12;
const LEADS = 2 * MAX_LEAD + 1;
/**
 * The 24 situations of an open half (0 to 2 outs with eight sets of occupied bases), and the same
 * again for a half that is just over.
 */
const OPEN_SITUATIONS = 24;
const SITUATIONS = 32;
/** Number of halves of the table; the tenth inning and all later ones are as the ninth. */
const HALVES = 18;

const clampLead = (lead: number): number =>
  lead > MAX_LEAD ? MAX_LEAD : lead < -MAX_LEAD ? -MAX_LEAD : lead;

/** Returns the half of the table for half number `half` (from 0) of a game. */
const tableHalf = (half: number): number => (half < HALVES ? half : HALVES - 2 + (half % 2));

const tableIndex = (half: number, situation: number, lead: number): number =>
  (half * LEADS + clampLead(lead) + MAX_LEAD) * SITUATIONS + situation;

/**
 * Returns the win expectancy after a half that is just over, from the halves after it. A level game
 * after nine innings is even.
 */
const winsAfterHalf = (table: Float64Array, half: number, lead: number): number => {
  const ipOuts = (half + 1) * 3;
  const bottom = half % 2 === 1;
  if (ipOuts >= OUTS_AFTER_TOP_OF_NINTH && !bottom && lead < 0) return 0;
  if (ipOuts >= OUTS_AFTER_NINE_INNINGS && bottom) return lead === 0 ? 0.5 : lead > 0 ? 1 : 0;
  return 1 - (table[tableIndex(half + 1, 0, -lead)] as number);
};

const computeWins = (
  table: Float64Array,
  half: number,
  situation: number,
  lead: number,
): number => {
  // A home side that leads in the last half has won already.
  if (half === HALVES - 1 && lead > 0) return 1;
  if (situation >= OPEN_SITUATIONS) return winsAfterHalf(table, half, lead);
  let wins = 0;
  for (let runs = 0; runs <= MAX_RUNS; runs++) {
    const chance = (RUN_CHANCES[situation]?.[runs] ?? 0) / 10_000;
    wins += chance * winsAfterHalf(table, half, lead + runs);
  }
  return wins;
};

/**
 * Returns the win expectancy of the side at bat, by half, lead and situation (outs * 8 + bases):
 * values that are compared are close together. It is computed from the last half back to the first,
 * since that of each situation follows from the runs to come and the halves after it.
 */
const computeTable = (): Float64Array => {
  const table = new Float64Array(HALVES * SITUATIONS * LEADS);
  for (let half = HALVES - 1; half >= 0; half--) {
    for (let situation = 0; situation < SITUATIONS; situation++) {
      for (let lead = -MAX_LEAD; lead <= MAX_LEAD; lead++) {
        table[tableIndex(half, situation, lead)] = computeWins(table, half, situation, lead);
      }
    }
  }
  return table;
};

/** The table, computed when it is first read: most processes that load the rules never do. */
let winTable: Float64Array | null = null;

/**
 * Returns the win expectancy of the side at bat between two sides of the same strength: in half
 * number `half` (from 0), with 0 to 3 outs (3: the half is just over), `bases` occupied and
 * ahead by `lead`.
 */
export const battingSideWinExpectancy = (
  half: number,
  outs: number,
  bases: BaseSet,
  lead: number,
): number => {
  winTable ??= computeTable();
  return winTable[tableIndex(tableHalf(half), outs * 8 + bases, lead)] as number;
};

/** What the win expectancy depends on; a `GameState` has all of it. */
export interface GameSituation {
  readonly ipOuts: number;
  readonly visitors: { readonly runs: number };
  readonly home: { readonly runs: number };
  /** The runners on first, second and third; `NOBODY` for an empty base. */
  readonly bases: readonly number[];
  readonly final: boolean;
}

/**
 * Returns the win expectancy of a side, both sides being of the same strength: 0 or 1 once the game
 * is final.
 */
export const winExpectancy = (state: GameSituation, side: Side): number => {
  const lead = state[side].runs - state[side === 'home' ? 'visitors' : 'home'].runs;
  if (state.final) return lead > 0 ? 1 : 0;
  const half = Math.floor(state.ipOuts / 3);
  const atBat = half % 2 === 0 ? 'visitors' : 'home';
  const [outs, bases] = [outsInHalf(state), occupiedBases(state.bases)];
  const tabulated = battingSideWinExpectancy(half, outs, bases, side === atBat ? lead : -lead);
  // The rows of the run table are rounded: their sum may be a ten thousandth off.
  const wins = Math.min(1, Math.max(0, tabulated));
  return side === atBat ? wins : 1 - wins;
};
