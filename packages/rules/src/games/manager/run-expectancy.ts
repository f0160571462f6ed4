import { RUN_EXPECTANCY } from './run-expectancy-table.ts';
import { NOBODY } from '../state.ts';

/** Which bases are occupied: bit 0 first, bit 1 second, bit 2 third. */
export const occupied = (bases: readonly number[]): number =>
  (bases[0] === NOBODY ? 0 : 1) | (bases[1] === NOBODY ? 0 : 2) | (bases[2] === NOBODY ? 0 : 4);

/** Runs to come in this half on average; none after the third out. */
export const runsToCome = (outs: number, bases: number): number =>
  outs >= 3 ? 0 : (RUN_EXPECTANCY[outs * 8 + bases] as number);
