import { mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import type { Reporter, SerializedError, TestCase, TestModule } from 'vitest/node';
import type { FailedTest, VitestReport } from './test-count.ts';

/** Writes the report of a run to the file that `TEST_REPORT` names. */
export default class VitestReporter implements Reporter {
  onTestRunEnd(modules: readonly TestModule[], unhandledErrors: readonly SerializedError[]): void {
    const tests = modules.flatMap((module) => [...module.children.allTests()]);
    const isPassed = (test: TestCase) => test.result().state === 'passed';
    const report: VitestReport = {
      passed: tests.filter(isPassed).length,
      failures: [
        ...tests.filter((test) => !isPassed(test)).map(describeTest),
        ...modules.flatMap(listFailuresOutsideTests),
        ...unhandledErrors.map((error) => ({
          file: (error['VITEST_TEST_PATH'] as string | undefined) ?? 'unknown',
          name: null,
          reason: `not handled: ${reasonOf(error)}`,
        })),
      ],
    };
    const file = process.env['TEST_REPORT'];
    if (file === undefined) return;
    mkdirSync(path.dirname(file), { recursive: true });
    writeFileSync(file, JSON.stringify(report));
  }
}

function describeTest(test: TestCase): FailedTest {
  const { state, errors } = test.result();
  const reason = state === 'failed' ? reasonOf(errors[0]) : state;
  return { file: test.module.moduleId, name: test.fullName, reason };
}

/** A file that does not load, and hooks that fail: `beforeAll`, `afterAll`. */
function listFailuresOutsideTests(module: TestModule): FailedTest[] {
  const suites = [...module.children.allSuites()];
  return [module.errors(), ...suites.map((suite) => suite.errors())]
    .flat()
    .map((error) => ({ file: module.moduleId, name: null, reason: reasonOf(error) }));
}

const reasonOf = (error: SerializedError | undefined) =>
  (error?.message ?? 'no reason given').split('\n', 1)[0]!;
