import type { MutantResult } from '@stryker-mutator/api/core';
import { Stryker } from '@stryker-mutator/core';
import type { Area, Part } from './areas.ts';
import { forgetUncertainResults } from './earlier-results.ts';
import type { Sample } from './sample.ts';

interface Run {
  readonly concurrency: number;
  /** Only these mutants are tried; the others come back as "CompileError". */
  readonly sample?: Sample | undefined;
}

/**
 * Mutates the code of one part, runs the tests on each mutant and returns the results. Results of
 * an earlier run are kept where neither the code nor its tests have changed; a sample keeps none.
 *
 * `stryker.json` names no tsconfig: Stryker rewrites it by the API of TypeScript, which TypeScript
 * 7 has not.
 */
export async function runPart(
  { name, globalSetup = '' }: Area,
  { folder, mutate, tests }: Part,
  { concurrency, sample }: Run,
): Promise<readonly MutantResult[]> {
  process.env['MUTANTS_TESTS'] = JSON.stringify(tests);
  process.env['MUTANTS_GLOBAL_SETUP'] = globalSetup;
  process.env['MUTANTS_SAMPLE'] = JSON.stringify(sample);
  const incrementalFile = `.cache/mutants/${name}-${folder.replaceAll('/', '-')}.json`;
  if (!sample) forgetUncertainResults(incrementalFile);
  return new Stryker({
    configFile: 'scripts/mutants/stryker.json',
    // A worker thread has its own copy of the code, in which no mutant is ever active.
    mutate: [...mutate, '!**/*.test.ts', '!**/testing/**', '!**/*.d.ts', '!**/*-worker.ts'],
    concurrency,
    plugins: ['@stryker-mutator/vitest-runner', import.meta.resolve('./sample-checker.ts')],
    checkers: sample ? ['sample'] : [],
    incremental: !sample,
    incrementalFile,
  }).runMutationTest();
}
