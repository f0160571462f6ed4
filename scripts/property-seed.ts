import fc from 'fast-check';

/** The date of the first game of the first professional league, 1871-05-04. */
const DEFAULT_SEED = 18710504;

// Property tests use the same cases in each run, so that results are reproducible. To try other
// cases: PROPERTY_SEED=7 npm test.
fc.configureGlobal({ seed: Number(process.env['PROPERTY_SEED'] ?? DEFAULT_SEED) });
