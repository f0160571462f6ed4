import { NOBODY } from '../state.ts';
import { RUN_EXPECTANCY } from './run-expectancy-table.ts';

/** Which bases are occupied: bit 0 first, bit 1 second, bit 2 third. */
export const occupied = (bases: readonly number[]): number =>
  (bases[0] === NOBODY ? 0 : 1) | (bases[1] === NOBODY ? 0 : 2) | (bases[2] === NOBODY ? 0 : 4);

/** The table, and nothing to come after the third out. */
const TABLE = Float64Array.from([...RUN_EXPECTANCY, 0, 0, 0, 0, 0, 0, 0, 0]);

/** Runs to come in this half on average, with 0 to 3 outs. */
export const runsToCome = (outs: number, bases: number): number =>
  TABLE[outs * 8 + bases] as number;
