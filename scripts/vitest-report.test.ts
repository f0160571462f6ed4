import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';
import { ROOT, runTool } from './child-process.ts';
import type { VitestReport } from './test-count.ts';

/** Runs vitest on files of tests and returns its report. */
async function runTests(files: Record<string, string>): Promise<VitestReport> {
  // Within the project, where vitest is found.
  mkdirSync(path.join(ROOT, '.cache'), { recursive: true });
  const folder = mkdtempSync(path.join(ROOT, '.cache', 'test-report-'));
  writeFileSync(path.join(folder, 'vitest.config.js'), 'export default {};');
  for (const [name, text] of Object.entries(files)) writeFileSync(path.join(folder, name), text);
  const report = path.join(folder, 'report.json');
  const reporter = path.join(import.meta.dirname, 'vitest-report.ts');
  await runTool('vitest', ['run', `--root=${folder}`, `--reporter=${reporter}`], {
    quiet: true,
    env: { ...process.env, TEST_REPORT: report },
  });
  const written = JSON.parse(readFileSync(report, 'utf8')) as VitestReport;
  rmSync(folder, { recursive: true });
  return written;
}

const importing = (text: string) => `import { afterAll, expect, test } from 'vitest';\n${text}`;

test('what fails is named: a test, a skipped one, a file, a hook, and an error nobody waits for', async () => {
  const { passed, failures } = await runTests({
    'a.test.js': importing(`
      test('a walk', () => {});
      test('a balk', () => expect(1).toBe(2));
      test.skip('a bunt', () => {});`),
    'b.test.js': importing('throw new Error("no such file");'),
    'c.test.js': importing(`
      afterAll(() => { throw new Error('still in use'); });
      test('a steal', () => {});`),
    'd.test.js': importing(`
      test('a single', () => { void Promise.reject(new Error('connection lost')); });`),
  });
  expect(passed).toBe(3);
  expect(
    failures
      .map(({ file, name, reason }) => `${path.basename(file)}: ${name}: ${reason}`)
      .toSorted(),
  ).toEqual([
    'a.test.js: a balk: expected 1 to be 2 // Object.is equality',
    'a.test.js: a bunt: skipped',
    'b.test.js: null: no such file',
    'c.test.js: null: still in use',
    'd.test.js: null: not handled: connection lost',
  ]);
});
