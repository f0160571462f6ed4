import path from 'node:path';

import { type Checker, type CheckResult, CheckStatus } from '@stryker-mutator/api/check';
import type { Mutant } from '@stryker-mutator/api/core';
import { declareClassPlugin, PluginKind } from '@stryker-mutator/api/plugin';
import { ROOT } from '../child-process.ts';
import { isInSample, type Sample } from './sample.ts';

/** Refuses each mutant outside of the sample that `MUTANTS_SAMPLE` names, as if it broke a type. */
class SampleChecker implements Checker {
  init(): Promise<void> {
    return Promise.resolve();
  }

  group(mutants: Mutant[]): Promise<string[][]> {
    return Promise.resolve([mutants.map(({ id }) => id)]);
  }

  check(mutants: Mutant[]): Promise<Record<string, CheckResult>> {
    const sample = JSON.parse(process.env['MUTANTS_SAMPLE']!) as Sample;
    const resultOf = ({ fileName, location, replacement }: Mutant): CheckResult => {
      const file = path.relative(ROOT, fileName);
      return isInSample({ file, location, replacement }, sample)
        ? { status: CheckStatus.Passed }
        : { status: CheckStatus.CompileError, reason: 'not in the sample' };
    };
    return Promise.resolve(
      Object.fromEntries(mutants.map((mutant) => [mutant.id, resultOf(mutant)])),
    );
  }
}

export const strykerPlugins = [declareClassPlugin(PluginKind.Checker, 'sample', SampleChecker)];
