import { NINE_INNINGS, TOP_OF_NINTH } from '../innings/game-end.ts';
import { occupied, outsOf, type GameState } from '../state.ts';
import type { Side } from '../slot.ts';
import { MOST_RUNS, RUN_CHANCES } from './run-chances-table.ts';

/** Leads are told apart up to here; a greater one counts as this. */
const GREATEST_LEAD = 12;
const LEADS = 2 * GREATEST_LEAD + 1;
const SITUATIONS = 24;
/** Eighteen halves; the tenth inning and all later ones are as the ninth. */
const HALVES = 18;

const withinTable = (lead: number): number =>
  lead > GREATEST_LEAD ? GREATEST_LEAD : lead < -GREATEST_LEAD ? -GREATEST_LEAD : lead;

/** Chance of each number of runs to come in the half (`MOST_RUNS` or more are one), by outs * 8 + bases. */
const chanceOf = (situation: number, runs: number): number =>
  (RUN_CHANCES[situation]?.[runs] ?? 0) / 10_000;

/** `table[(half * 24 + outs * 8 + bases) * LEADS + lead + GREATEST_LEAD]`: chance that the home side wins. */
const table = new Float64Array(HALVES * SITUATIONS * LEADS);

/**
 * Chance that the home side wins a game that stands at `ipOuts` outs with a half just over, nobody on, the home side ahead by `lead`.
 * A level game after nine is even.
 */
const homeWinsAfterHalf = (ipOuts: number, lead: number): number => {
  if (ipOuts >= TOP_OF_NINTH && lead > 0) return 1;
  if (ipOuts >= NINE_INNINGS && ipOuts % 6 === 0) return lead < 0 ? 0 : 0.5;
  return table[
    tableHalf(ipOuts / 3) * SITUATIONS * LEADS + withinTable(lead) + GREATEST_LEAD
  ] as number;
};

const tableHalf = (half: number): number => (half < HALVES ? half : HALVES - 2 + (half % 2));

/** From the last half back to the first: each situation's chance follows from the runs to come and the halves after it. */
const fillTable = (): void => {
  for (let half = HALVES - 1; half >= 0; half--) {
    const direction = half % 2 === 0 ? -1 : 1;
    for (let situation = 0; situation < SITUATIONS; situation++) {
      for (let lead = -GREATEST_LEAD; lead <= GREATEST_LEAD; lead++) {
        let wins = 0;
        for (let runs = 0; runs <= MOST_RUNS; runs++) {
          const after = homeWinsAfterHalf((half + 1) * 3, lead + direction * runs);
          wins += chanceOf(situation, runs) * after;
        }
        table[(half * SITUATIONS + situation) * LEADS + lead + GREATEST_LEAD] = wins;
      }
    }
  }
};
fillTable();

/**
 * Chance that the home side wins between two sides of the same strength: in half number `half` (from 0), with 0 to 3 outs, `bases`
 * occupied (as bits) and the home side ahead by `lead`.
 */
export const homeWins = (half: number, outs: number, bases: number, lead: number): number => {
  if (half >= HALVES - 1 && half % 2 === 1 && lead > 0) return 1;
  if (outs === 3) return homeWinsAfterHalf((half + 1) * 3, lead);
  const at = (tableHalf(half) * SITUATIONS + outs * 8 + bases) * LEADS;
  return table[at + withinTable(lead) + GREATEST_LEAD] as number;
};

/** Chance that a side wins from here on, both of the same strength: 0 or 1 once the game is final. */
export const winProbability = (state: GameState, side: Side): number => {
  const lead = state.home.runs - state.visitors.runs;
  const half = Math.floor(state.ipOuts / 3);
  const home = state.final
    ? lead > 0
      ? 1
      : 0
    : homeWins(half, outsOf(state), occupied(state.bases), lead);
  return side === 'home' ? home : 1 - home;
};
