export type TestCount = { passed: number; failed: number };

type VitestReport = {
  numPassedTests: number;
  numFailedTests: number;
  numPendingTests: number;
  numTodoTests: number;
  testResults: { status: string; assertionResults: unknown[] }[];
};

type PlaywrightReport = {
  stats: { expected: number; unexpected: number; flaky: number; skipped: number };
  errors: unknown[];
};

/** A run that ended badly has at least one failure, and one that ran nothing has failed. */
function honest(count: TestCount, exitCode: number): TestCount {
  const nothingRan = count.passed + count.failed === 0;
  const unexplained = exitCode !== 0 && count.failed === 0;
  return nothingRan || unexplained ? { ...count, failed: 1 } : count;
}

/**
 * The tests of a vitest run from its JSON report. A file that did not load counts as one failure, and so does each
 * test that was skipped: here every test runs.
 */
export function countVitest(report: unknown, exitCode: number): TestCount {
  if (report === undefined) return { passed: 0, failed: 1 };
  const { numPassedTests, numFailedTests, numPendingTests, numTodoTests, testResults } =
    report as VitestReport;
  const unloaded = testResults.filter(
    (file) => file.status === 'failed' && file.assertionResults.length === 0,
  ).length;
  const failed = numFailedTests + numPendingTests + numTodoTests + unloaded;
  return honest({ passed: numPassedTests, failed }, exitCode);
}

/** The tests of a Playwright run from its JSON report. One that passed only when repeated has failed. */
export function countPlaywright(report: unknown, exitCode: number): TestCount {
  if (report === undefined) return { passed: 0, failed: 1 };
  const { stats, errors } = report as PlaywrightReport;
  const failed = stats.unexpected + stats.flaky + stats.skipped + errors.length;
  return honest({ passed: stats.expected, failed }, exitCode);
}
