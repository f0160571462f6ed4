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
  expect(countVitest(report, 1)).toMatchObject({ passed: 5, failed: 2 });
  expect(countPlaywright(playwrightReport({ expected: 3, unexpected: 1 }), 1)).toMatchObject({
    passed: 3,
    failed: 1,
  });
});

test('a file that does not load is a failure', () => {
  const report = vitestReport({ numPassedTests: 5 }, [{ status: 'failed', assertionResults: [] }]);
  expect(countVitest(report, 1)).toMatchObject({ passed: 5, failed: 1 });
});

test('failed tests are named with their file and the first line of why', () => {
  const report = vitestReport({ numPassedTests: 1, numFailedTests: 1 }, [
    {
      name: '/pennant/a.test.ts',
      status: 'failed',
      assertionResults: [
        { status: 'passed', fullName: 'a walk forces the runners' },
        {
          status: 'failed',
          fullName: 'a balk moves the runners',
          failureMessages: ['\u001B[31mexpected 1 to be 2\u001B[39m\n  at a.test.ts:4'],
        },
      ],
    },
    { name: '/pennant/b.test.ts', status: 'failed', message: 'no such file', assertionResults: [] },
  ]);
  expect(countVitest(report, 1).failedTests).toEqual([
    {
      file: '/pennant/a.test.ts',
      name: 'a balk moves the runners',
      reason: 'expected 1 to be 2',
    },
    { file: '/pennant/b.test.ts', name: 'the file itself', reason: 'no such file' },
  ]);
});

test('failed tests of the browser are named in their project', () => {
  const spec = (title: string, ok: boolean) => ({
    title,
    ok,
    tests: [{ projectName: 'pages', results: [{ error: { message: 'no button\nCall log' } }] }],
  });
  const suites = [
    {
      file: 'packs.spec.ts',
      specs: [spec('a pack is opened', true)],
      suites: [{ file: 'packs.spec.ts', specs: [spec('a pack is bought', false)] }],
    },
  ];
  const report = { ...playwrightReport({ expected: 1, unexpected: 1 }), suites };
  expect(countPlaywright(report, 1).failedTests).toEqual([
    { file: 'packs.spec.ts', name: '[pages] a pack is bought', reason: 'no button' },
  ]);
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
