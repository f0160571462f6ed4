import { defineConfig } from 'vitest/config';
import { QuickestFirst } from './quickest-first.ts';

const { MUTANTS_TESTS = '[]', MUTANTS_GLOBAL_SETUP, MUTANTS_ISOLATE = 'true' } = process.env;

/** The tests of one part of an area, which `run-part` names in the environment. */
export default defineConfig({
  test: {
    include: JSON.parse(MUTANTS_TESTS) as string[],
    setupFiles: ['scripts/property-seed.ts'],
    globalSetup: MUTANTS_GLOBAL_SETUP ? [MUTANTS_GLOBAL_SETUP] : [],
    environment: 'node',
    // Thousands of games for each mutant, where the games that are pinned tell sooner.
    exclude: ['**/random-games.test.ts'],
    isolate: MUTANTS_ISOLATE === 'true',
    sequence: { sequencer: QuickestFirst },
    testTimeout: 120_000,
    hookTimeout: 120_000,
  },
});
