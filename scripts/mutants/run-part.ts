import type { MutantResult } from '@stryker-mutator/api/core';
import { Stryker } from '@stryker-mutator/core';
import type { Area, Part } from './areas.ts';

/**
 * Mutates the code of one part, runs the tests on each mutant and returns the results. Results of
 * an earlier run are kept where neither the code nor its tests have changed.
 *
 * `stryker.json` names no tsconfig: Stryker rewrites it by the API of TypeScript, which TypeScript
 * 7 has not.
 */
export async function runPart(
  { name, globalSetup = '' }: Area,
  { folder, mutate, tests }: Part,
  { concurrency }: { readonly concurrency: number },
): Promise<readonly MutantResult[]> {
  process.env['MUTANTS_TESTS'] = JSON.stringify(tests);
  process.env['MUTANTS_GLOBAL_SETUP'] = globalSetup;
  return new Stryker({
    configFile: 'scripts/mutants/stryker.json',
    mutate: [...mutate, '!**/*.test.ts', '!**/testing/**', '!**/*.d.ts'],
    concurrency,
    incrementalFile: `.cache/mutants/${name}-${folder.replaceAll('/', '-')}.json`,
  }).runMutationTest();
}
