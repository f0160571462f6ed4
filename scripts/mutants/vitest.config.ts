import { defineConfig } from 'vitest/config';
import { QuickestFirst } from './quickest-first.ts';

const { MUTANTS_TESTS = '[]', MUTANTS_GLOBAL_SETUP } = process.env;

/** The tests of one part of an area, which `run-part` names in the environment. */
export default defineConfig({
  test: {
    include: JSON.parse(MUTANTS_TESTS) as string[],
    exclude: [
      // On a busy machine it fails by itself, which would count as a bug that was noticed.
      'packages/server/src/games/concurrency.test.ts',
      // Thousands of games for each mutant, where the games that are pinned tell sooner.
      'packages/rules/src/games/random-games.test.ts',
    ],
    setupFiles: [
      'scripts/property-seed.ts',
      // Of the areas, the server's has a global setup.
      ...(MUTANTS_GLOBAL_SETUP ? ['packages/server/src/testing/restart-ids.ts'] : []),
    ],
    globalSetup: MUTANTS_GLOBAL_SETUP ? [MUTANTS_GLOBAL_SETUP] : [],
    environment: 'node',
    // Test files share the modules of the code, which are loaded once for each mutant.
    isolate: false,
    sequence: { sequencer: QuickestFirst },
    testTimeout: 120_000,
    hookTimeout: 120_000,
  },
});
