import { existsSync, mkdirSync, readFileSync, rmSync } from 'node:fs';
import path from 'node:path';

import { buildPage } from './build-page.ts';
import { COMPILED, ROOT, runTool, formatSecondsSince } from './child-process.ts';
import { installCitus } from './citus.ts';
import { findChromium, findHeadlessChromium, installDebianPackages } from './debian-packages.ts';
import { countPlaywright, countVitest, type FailedTest, type TestCount } from './test-count.ts';

/**
 * A part of the tests. `npm test` runs every part, `npm test -- unit browser` those named. A line
 * per part is printed, then each failed test, and the sum as the last line.
 */
type Part = { title: string; run: (report: string, files?: string[]) => Promise<TestCount> };

const REPORTS = path.join(ROOT, '.cache', 'test-reports');

/**
 * As in the program. A thread that has to strip types anew takes a second more of the processor,
 * and loads WebAssembly for it, upon whose end Node 24 has crashed (nodejs/node issue 64500).
 */
const ENVIRONMENT = { ...process.env, NODE_COMPILE_CACHE: COMPILED };

const REPORTER = path.join(import.meta.dirname, 'vitest-report.ts');

const vitest =
  (...projects: string[]) =>
  async (report: string, files: string[] = []): Promise<TestCount> => {
    const args = ['run', '--reporter=default', `--reporter=${REPORTER}`, ...files];
    const { code } = await runTool(
      'vitest',
      [...args, ...projects.map((project) => `--project=${project}`)],
      { env: { ...ENVIRONMENT, TEST_REPORT: report } },
    );
    return countVitest(readReport(report), code);
  };

async function playwright(report: string, files: string[] = []): Promise<TestCount> {
  await buildPage();
  const env = { ...ENVIRONMENT, PLAYWRIGHT_JSON_OUTPUT_FILE: report };
  // A trace takes a tenth of a test's time: what runs again because it failed has one.
  const trace = files.length === 0 ? ['--trace=off'] : [];
  const args = ['test', '--reporter=list,json', ...trace, ...files];
  const { code } = await runTool('playwright', args, { cwd: path.join(ROOT, 'e2e'), env });
  return countPlaywright(readReport(report), code);
}

const PROJECTS_WITHOUT_DATABASE = [
  'rules',
  'card-art',
  'card-maker',
  'contract',
  'web',
  'web (in a browser)',
  'scripts',
  'bench',
  'server (no database)',
] as const;

const PARTS: Record<string, Part> = {
  unit: {
    title: 'Unit and property',
    run: vitest(...PROJECTS_WITHOUT_DATABASE),
  },
  embedded: { title: 'Database (embedded)', run: vitest('server (embedded)') },
  postgres: { title: 'Database (PostgreSQL 15)', run: vitest('server (PostgreSQL 15)') },
  citus: { title: 'Database (Citus)', run: vitest('server (Citus)') },
  browser: { title: 'Browser', run: playwright },
};

/** More failures than these are no accident of a busy machine. */
const MOST_RUN_AGAIN = 3;

/**
 * Returns the count after the files of a few failed tests have run once more. What passes then
 * counts as passed, and is named at the end.
 */
async function runFailedAgain(part: Part, report: string, count: TestCount): Promise<TestCount> {
  const { passed, failed, failedTests } = count;
  const isNamed =
    failed === failedTests.length && failedTests.every(({ file }) => file !== 'unknown');
  if (failed === 0 || !isNamed || failed > MOST_RUN_AGAIN) return count;
  const files = [...new Set(failedTests.map(({ file }) => file))];
  console.log(`\n── ${part.title}, again: ${files.join(', ')} ──`);
  const again = await part.run(report, files);
  if (again.failed > 0) return count;
  unstable.push(...failedTests);
  const passedNow = failedTests.filter(({ name }) => name !== null).length;
  return { passed: passed + passedNow, failed: 0, failedTests: [] };
}

function listTests(heading: string, tests: readonly FailedTest[]): void {
  if (tests.length === 0) return;
  console.log(heading);
  for (const { file, name, reason } of tests)
    console.log(`- ${path.relative(ROOT, file)}: ${name ?? 'outside of its tests'}\n  ${reason}`);
  console.log();
}

function readReport(file: string): unknown {
  return existsSync(file) ? JSON.parse(readFileSync(file, 'utf8')) : undefined;
}

const requestedParts = process.argv.slice(2);
const unknownParts = requestedParts.filter((name) => !(name in PARTS));
if (unknownParts.length > 0) {
  console.error(
    `No part is called ${unknownParts.join(', ')}. There are: ${Object.keys(PARTS).join(', ')}.`,
  );
  process.exit(1);
}
const installError = await installDebianPackages();
if (installError) {
  console.error(installError);
  process.exit(1);
}
process.env['HEADLESS_CHROMIUM'] = findHeadlessChromium();
process.env['CHROMIUM'] = findChromium();
const isRequested = (part: string) => requestedParts.length === 0 || requestedParts.includes(part);
// The browser's tests have a project for it.
const needsCitus = isRequested('citus') || isRequested('browser');
const citusMissing = needsCitus ? await installCitus() : 'not requested.';
if (citusMissing === undefined) process.env['CITUS'] = 'installed';

rmSync(REPORTS, { recursive: true, force: true });
mkdirSync(REPORTS, { recursive: true });
const summaryLines: string[] = [];
const total: TestCount = { passed: 0, failed: 0, failedTests: [] };
const unstable: FailedTest[] = [];
for (const [name, part] of Object.entries(PARTS)) {
  if (!isRequested(name)) continue;
  const began = performance.now();
  console.log(`\n── ${part.title} ──`);
  if (name === 'citus' && citusMissing !== undefined) {
    summaryLines.push(`${part.title}: left out, ${citusMissing}`);
    console.log(summaryLines.at(-1));
    continue;
  }
  let count: TestCount;
  try {
    count = await part.run(path.join(REPORTS, `${name}.json`));
    count = await runFailedAgain(part, path.join(REPORTS, `${name}-again.json`), count);
  } catch (error) {
    console.error(error instanceof Error ? error.message : error);
    count = { passed: 0, failed: 1, failedTests: [] };
  }
  summaryLines.push(
    `${part.title}: ${count.passed} passed, ${count.failed} failed (${formatSecondsSince(began)})`,
  );
  console.log(summaryLines.at(-1));
  if (name === 'browser' && citusMissing !== undefined) {
    summaryLines.push(`Browser, the journey on Citus: left out, ${citusMissing}`);
    console.log(summaryLines.at(-1));
  }
  total.passed += count.passed;
  total.failed += count.failed;
  total.failedTests.push(...count.failedTests);
}
console.log(`\n${summaryLines.join('\n')}\n`);
listTests('Failed:', total.failedTests);
listTests('Passed only when their files ran again, to be mended:', unstable);
console.log(`${total.passed} passed, ${total.failed} failed`);
process.exitCode = total.failed === 0 && total.passed > 0 ? 0 : 1;
