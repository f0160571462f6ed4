/**
 * Runs that score on average from here to the end of the half, by outs (0, 1, 2) and occupied bases (bit 0 first, bit 1 second,
 * bit 2 third): `table[outs * 8 + bases]`. Made by `node bench/rules/make-run-expectancy.ts`.
 */
export const RUN_EXPECTANCY: readonly number[] = [
  0.48, 0.86, 1.1, 1.44, 1.35, 1.78, 1.96, 2.29, 0.25, 0.51, 0.66, 0.88, 0.95, 1.13, 1.38, 1.54,
  0.1, 0.22, 0.32, 0.43, 0.35, 0.48, 0.58, 0.75,
];
