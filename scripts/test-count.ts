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

/** Counts a failure for a run that ran no test, or that failed without a failed test. */
function addUnreportedFailure(count: TestCount, exitCode: number): TestCount {
  const nothingRan = count.passed + count.failed === 0;
  const unexplained = exitCode !== 0 && count.failed === 0;
  return nothingRan || unexplained ? { ...count, failed: 1 } : count;
}

/**
 * Returns the passed and failed tests of a vitest run from its JSON report. A file that did not
 * load and each skipped test count as one failure.
 */
export function countVitest(report: unknown, exitCode: number): TestCount {
  if (report === undefined) return { passed: 0, failed: 1 };
  const { numPassedTests, numFailedTests, numPendingTests, numTodoTests, testResults } =
    report as VitestReport;
  const unloaded = testResults.filter(
    (file) => file.status === 'failed' && file.assertionResults.length === 0,
  ).length;
  const failed = numFailedTests + numPendingTests + numTodoTests + unloaded;
  return addUnreportedFailure({ passed: numPassedTests, failed }, exitCode);
}

/**
 * Returns the passed and failed tests of a Playwright run from its JSON report. Flaky and skipped
 * tests count as failures.
 */
export function countPlaywright(report: unknown, exitCode: number): TestCount {
  if (report === undefined) return { passed: 0, failed: 1 };
  const { stats, errors } = report as PlaywrightReport;
  const failed = stats.unexpected + stats.flaky + stats.skipped + errors.length;
  return addUnreportedFailure({ passed: stats.expected, failed }, exitCode);
}
