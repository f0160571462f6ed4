/**
 * Runs that score on average from here to the end of the half, by outs (0, 1, 2) and occupied bases (bit 0 first, bit 1 second,
 * bit 2 third): `table[outs * 8 + bases]`. Made from 200000 simulated games by `node bench/run-expectancy.ts`.
 */
// oxfmt-ignore
export const RUN_EXPECTANCY: readonly number[] = [
  0.513, 0.895, 1.121, 1.526, 1.350, 1.767, 1.948, 2.408,
  0.279, 0.531, 0.694, 0.956, 0.954, 1.184, 1.367, 1.633,
  0.108, 0.235, 0.342, 0.475, 0.388, 0.521, 0.619, 0.819,
];
