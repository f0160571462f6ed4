import { RUN_EXPECTANCY } from './run-expectancy-table.ts';

/** The table, and nothing to come after the third out. */
const TABLE = Float64Array.from([...RUN_EXPECTANCY, 0, 0, 0, 0, 0, 0, 0, 0]);

/** Runs to come in this half on average, with 0 to 3 outs. */
export const runsToCome = (outs: number, bases: number): number =>
  TABLE[outs * 8 + bases] as number;
