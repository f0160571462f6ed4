import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';

import { ROOT, runTool, formatSecondsSince } from './child-process.ts';

const WEB = path.join(ROOT, 'packages', 'web');
const STAMP = path.join(WEB, 'dist', 'built-from');

/**
 * The inputs of the built page: its own files, the code shared with the server, the dependencies,
 * and the rulebook, which is a page.
 */
const SOURCES = [
  'package-lock.json',
  'docs/rulebook.md',
  'packages/web',
  'packages/card-art/src',
  'packages/contract/src',
  'packages/rules/src',
] as const;

const IGNORED_FOLDERS = new Set(['node_modules', 'dist']);

function listFiles(folder: string): string[] {
  const entries = readdirSync(folder, { withFileTypes: true, recursive: false });
  return entries.flatMap((entry) => {
    const full = path.join(folder, entry.name);
    if (entry.isDirectory()) return IGNORED_FOLDERS.has(entry.name) ? [] : listFiles(full);
    return /\.test\.tsx?$/.test(entry.name) ? [] : [full];
  });
}

function hashSources(): string {
  const hash = createHash('sha256');
  for (const source of SOURCES) {
    const full = path.join(ROOT, source);
    const files = path.extname(full) !== '' ? [full] : listFiles(full);
    for (const file of files.toSorted()) {
      hash.update(`${path.relative(ROOT, file)}\0`).update(readFileSync(file));
    }
  }
  return hash.digest('hex');
}

/**
 * Builds the page, for the browser and for the server, unless its sources are unchanged. A signal
 * ends the build and, unless `exitsOnSignal` is false, this process.
 */
export async function buildPage({ exitsOnSignal = true } = {}): Promise<void> {
  const sourceHash = hashSources();
  if (existsSync(STAMP) && readFileSync(STAMP, 'utf8') === sourceHash) return;
  // A build that is broken off leaves pages of no known sources.
  rmSync(STAMP, { force: true });
  const began = performance.now();
  console.log('Building the pages …');
  // React is several times slower in any build but a production build.
  const env = { ...process.env, NODE_ENV: 'production' };
  const { code, output } = await runTool('vite', ['build', '--logLevel', 'warn'], {
    quiet: true,
    exitsOnSignal,
    cwd: WEB,
    env,
  });
  if (code !== 0) throw new Error(`The pages could not be built:\n${output.trim()}`);
  mkdirSync(path.dirname(STAMP), { recursive: true });
  writeFileSync(STAMP, sourceHash);
  console.log(`Pages built in ${formatSecondsSince(began)}.`);
}
