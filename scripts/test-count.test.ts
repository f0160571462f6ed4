import { expect, test } from 'vitest';

import { countPlaywright, countVitest, type FailedTest } from './test-count.ts';

const failure = (name: string): FailedTest => ({ file: 'a.test.ts', name, reason: 'no' });

const playwrightReport = (stats: Partial<Record<string, number>>, errors: unknown[] = []) => ({
  stats: { expected: 0, unexpected: 0, flaky: 0, skipped: 0, ...stats },
  errors,
});

test('what passed and what failed is counted', () => {
  const report = { passed: 5, failures: [failure('a walk'), failure('a balk')] };
  expect(countVitest(report, 1)).toMatchObject({ passed: 5, failed: 2 });
  expect(countPlaywright(playwrightReport({ expected: 3, unexpected: 1 }), 1)).toMatchObject({
    passed: 3,
    failed: 1,
  });
});

test('failed tests of the browser are named, each in the project in which it failed', () => {
  const spec = (title: string, statuses: Readonly<Record<string, string>>) => ({
    title,
    tests: Object.entries(statuses).map(([projectName, status]) => ({
      projectName,
      status,
      results: status === 'unexpected' ? [{ error: { message: 'no button\nCall log' } }] : [],
    })),
  });
  const suites = [
    {
      file: 'packs.spec.ts',
      specs: [spec('a pack is opened', { pages: 'expected' })],
      suites: [
        {
          file: 'packs.spec.ts',
          specs: [spec('a pack is bought', { pages: 'expected', Citus: 'unexpected' })],
        },
      ],
    },
  ];
  const report = { ...playwrightReport({ expected: 2, unexpected: 1 }), suites };
  expect(countPlaywright(report, 1).failedTests).toEqual([
    { file: 'packs.spec.ts', name: '[Citus] a pack is bought', reason: 'no button' },
  ]);
});

test('a test of the browser that was skipped, or passed only when repeated, is a failure', () => {
  expect(countPlaywright(playwrightReport({ expected: 2, skipped: 1 }), 0).failed).toBe(1);
  expect(countPlaywright(playwrightReport({ expected: 2, flaky: 1 }), 0).failed).toBe(1);
});

test.for([
  ['no report at all', undefined, 0],
  ['a run in which nothing ran', { passed: 0, failures: [] }, 0],
  ['a run that ended badly without a failed test', { passed: 5, failures: [] }, 1],
] as const)('%s is a failure', ([, report, exitCode]) => {
  expect(countVitest(report, exitCode).failed).toBe(1);
});

test('a browser run that could not begin is a failure', () => {
  expect(countPlaywright(playwrightReport({}, [new Error('no browser')]), 1).failed).toBe(1);
  expect(countPlaywright(undefined, 1).failed).toBe(1);
});
