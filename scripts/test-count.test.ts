import { expect, test } from 'vitest';

import { countPlaywright, countVitest } from './test-count.ts';

const vitestReport = (numbers: Partial<Record<string, number>>, testResults: unknown[] = []) => ({
  numPassedTests: 0,
  numFailedTests: 0,
  numPendingTests: 0,
  numTodoTests: 0,
  testResults,
  ...numbers,
});

const playwrightReport = (stats: Partial<Record<string, number>>, errors: unknown[] = []) => ({
  stats: { expected: 0, unexpected: 0, flaky: 0, skipped: 0, ...stats },
  errors,
});

test('what passed and what failed is counted', () => {
  const report = vitestReport({ numPassedTests: 5, numFailedTests: 2 });
  expect(countVitest(report, 1)).toEqual({ passed: 5, failed: 2 });
  expect(countPlaywright(playwrightReport({ expected: 3, unexpected: 1 }), 1)).toEqual({
    passed: 3,
    failed: 1,
  });
});

test('a file that does not load is a failure', () => {
  const report = vitestReport({ numPassedTests: 5 }, [{ status: 'failed', assertionResults: [] }]);
  expect(countVitest(report, 1)).toEqual({ passed: 5, failed: 1 });
});

test('a test that was skipped, or passed only when repeated, is a failure', () => {
  expect(countVitest(vitestReport({ numPassedTests: 5, numPendingTests: 1 }), 0).failed).toBe(1);
  expect(countPlaywright(playwrightReport({ expected: 2, flaky: 1 }), 0).failed).toBe(1);
});

test.for([
  ['no report at all', undefined, 0],
  ['a run in which nothing ran', vitestReport({}), 0],
  ['a run that ended badly without a failed test', vitestReport({ numPassedTests: 5 }), 1],
] as const)('%s is a failure', ([, report, exitCode]) => {
  expect(countVitest(report, exitCode).failed).toBe(1);
});

test('a browser run that could not begin is a failure', () => {
  expect(countPlaywright(playwrightReport({}, [new Error('no browser')]), 1).failed).toBe(1);
  expect(countPlaywright(undefined, 1).failed).toBe(1);
});
