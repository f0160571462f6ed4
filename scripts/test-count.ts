import { stripVTControlCharacters } from 'node:util';

/**
 * A failed test: its file as the runner takes it, its full name, and the first line of why. The
 * name is null for what fails outside of tests: a hook, a file, an error nobody waits for.
 */
export type FailedTest = { file: string; name: string | null; reason: string };

/**
 * How many tests of a part passed and failed. `failedTests` names fewer where a run failed without
 * a failed test.
 */
export type TestCount = { passed: number; failed: number; failedTests: FailedTest[] };

/** What a vitest run reports: also what failed outside of tests, which its JSON report lacks. */
export type VitestReport = { passed: number; failures: FailedTest[] };

type PlaywrightSuite = {
  file: string;
  suites?: PlaywrightSuite[];
  specs?: {
    title: string;
    /** One for each project that has the file: `ok` of the spec is that of the first alone. */
    tests: {
      projectName: string;
      status: 'expected' | 'unexpected' | 'flaky' | 'skipped';
      results: { error?: { message?: string } }[];
    }[];
  }[];
};

type PlaywrightReport = {
  stats: { expected: number; unexpected: number; flaky: number; skipped: number };
  errors: unknown[];
  suites?: PlaywrightSuite[];
};

/** What a run without a report counts as. */
const NO_REPORT: TestCount = { passed: 0, failed: 1, failedTests: [] };

/** Counts a failure for a run that ran no test, or that failed without a failed test. */
function addUnreportedFailure(count: TestCount, exitCode: number): TestCount {
  const nothingRan = count.passed + count.failed === 0;
  const unexplained = exitCode !== 0 && count.failed === 0;
  return nothingRan || unexplained ? { ...count, failed: 1 } : count;
}

/**
 * Returns the passed and failed tests of a vitest run from its report. What failed outside of tests
 * and each skipped test count as one failure.
 */
export function countVitest(report: unknown, exitCode: number): TestCount {
  if (report === undefined) return NO_REPORT;
  const { passed, failures } = report as VitestReport;
  const count = { passed, failed: failures.length, failedTests: failures };
  return addUnreportedFailure(count, exitCode);
}

/**
 * Returns the passed and failed tests of a Playwright run from its JSON report. Flaky and skipped
 * tests count as failures.
 */
export function countPlaywright(report: unknown, exitCode: number): TestCount {
  if (report === undefined) return NO_REPORT;
  const { stats, errors, suites = [] } = report as PlaywrightReport;
  const failed = stats.unexpected + stats.flaky + stats.skipped + errors.length;
  const failedTests = suites.flatMap(listFailed);
  return addUnreportedFailure({ passed: stats.expected, failed, failedTests }, exitCode);
}

function listFailed({ file, suites = [], specs = [] }: PlaywrightSuite): FailedTest[] {
  const failed = specs.flatMap(({ title, tests }) =>
    tests
      .filter(({ status }) => status !== 'expected')
      .map(({ projectName, results }) => ({
        file,
        name: `[${projectName}] ${title}`,
        reason: firstLine(results.at(-1)?.error?.message),
      })),
  );
  return [...failed, ...suites.flatMap(listFailed)];
}

const firstLine = (text: string | undefined) =>
  stripVTControlCharacters(text ?? 'no reason given').split('\n', 1)[0]!;
