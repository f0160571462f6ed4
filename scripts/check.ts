import { execFileSync } from 'node:child_process';
import { existsSync, globSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';

import { buildPage } from './build-page.ts';
import { type ChildResult, ROOT, runTool, formatSecondsSince } from './child-process.ts';
import { findUnstyled, findUnused, listStyled } from './class-names.ts';
import { findCommentFaults, hasCheckedComments } from './comment-rules.ts';

/**
 * Returns all tsconfig files: a package's code and its tests have one each, with different types.
 */
function listTsconfigs(): string[] {
  const folders = ['packages', '.'].flatMap((parent) =>
    readdirSync(path.join(ROOT, parent), { withFileTypes: true })
      .filter((entry) => entry.isDirectory() && entry.name !== 'node_modules')
      .map((entry) => path.join(parent, entry.name)),
  );
  return ['.', ...folders].flatMap((folder) =>
    readdirSync(path.join(ROOT, folder))
      .filter((file) => /^tsconfig(\.\w+)?\.json$/.test(file) && file !== 'tsconfig.base.json')
      .map((file) => path.join(folder, file)),
  );
}

async function checkTypes(): Promise<ChildResult> {
  const total: ChildResult = { code: 0, output: '' };
  for (const tsconfig of listTsconfigs()) {
    const { code, output } = await runTool('tsc', ['-p', tsconfig], { quiet: true });
    total.code ||= code;
    if (code !== 0) total.output += `${tsconfig}\n${output}`;
  }
  return total;
}

/** Checks the comments of every file that Git tracks, or would track. */
async function checkComments(): Promise<ChildResult> {
  const listed = execFileSync('git', ['ls-files', '-co', '--exclude-standard'], {
    cwd: ROOT,
    encoding: 'utf8',
  });
  const files = listed.split('\n').filter(hasCheckedComments);
  const faults = files
    .filter((file) => existsSync(path.join(ROOT, file)))
    .flatMap((file) =>
      findCommentFaults(file, readFileSync(path.join(ROOT, file), 'utf8')).map(
        ({ line, fault }) => `${file}:${line} ${fault}`,
      ),
    );
  return { code: faults.length === 0 ? 0 : 1, output: faults.join('\n') };
}

/** Checks that the class names of the pages and the selectors of the built style sheets meet. */
async function checkClassNames(): Promise<ChildResult> {
  await buildPage();
  const read = (file: string) => readFileSync(path.join(ROOT, file), 'utf8');
  const list = (pattern: string) => globSync(pattern, { cwd: ROOT });
  const built = list('packages/web/dist/client/{index.html,assets/*.css}');
  const styled = listStyled(built.map(read).join('\n'));
  const codes = list('packages/{web,card-art}/src/**/*.{ts,tsx}')
    .filter((file) => !file.includes('.test.'))
    .map((file) => [file, read(file)] as const);
  const allCode = codes.map(([, code]) => code).join('\n');
  const faults = [
    ...codes.map(([file, code]) => ({ file, found: findUnstyled(code, styled) })),
    ...list('packages/web/src/**/*.css').map((file) => ({
      file,
      found: findUnused(read(file), allCode),
    })),
  ].flatMap(({ file, found }) => found.map(({ line, fault }) => `${file}:${line} ${fault}`));
  return { code: faults.length === 0 ? 0 : 1, output: faults.join('\n') };
}

async function checkSize(): Promise<ChildResult> {
  await buildPage();
  return runTool('size-limit', [], { quiet: true });
}

const STEPS: Record<string, () => Promise<ChildResult>> = {
  types: checkTypes,
  'lint and layers': () => runTool('oxlint', [], { quiet: true }),
  comments: checkComments,
  format: () => runTool('oxfmt', ['--check', '.'], { quiet: true }),
  'dead code': () => runTool('knip', [], { quiet: true }),
  'class names': checkClassNames,
  'first page': checkSize,
};

let failedCount = 0;
for (const [name, step] of Object.entries(STEPS)) {
  const began = performance.now();
  const { code, output } = await step().catch((error: unknown) => ({
    code: 1,
    output: error instanceof Error ? error.message : String(error),
  }));
  console.log(
    `${code === 0 ? 'ok    ' : 'FAILED'} ${name.padEnd(16)} ${formatSecondsSince(began)}`,
  );
  if (code !== 0) {
    failedCount += 1;
    console.log(output.trim());
  } else if (name === 'first page') {
    console.log(output.trim());
  }
}
console.log(failedCount === 0 ? 'Everything checks out.' : `${failedCount} of the checks failed.`);
process.exitCode = failedCount === 0 ? 0 : 1;
