import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';

import { ROOT, runTool, secondsSince } from './child.ts';

const WEB = path.join(ROOT, 'packages', 'web');
const STAMP = path.join(WEB, 'dist', 'built-from');

/** All that the built page depends on: its own files, the code that it shares with the server, and the packages. */
const SOURCES = [
  'package-lock.json',
  'packages/web',
  'packages/contract/src',
  'packages/rules/src',
] as const;

const NOT_BUILT_IN = new Set(['node_modules', 'dist']);

function filesUnder(place: string): string[] {
  const entries = readdirSync(place, { withFileTypes: true, recursive: false });
  return entries.flatMap((entry) => {
    const full = path.join(place, entry.name);
    if (entry.isDirectory()) return NOT_BUILT_IN.has(entry.name) ? [] : filesUnder(full);
    return /\.test\.tsx?$/.test(entry.name) ? [] : [full];
  });
}

function fingerprint(): string {
  const hash = createHash('sha256');
  for (const source of SOURCES) {
    const full = path.join(ROOT, source);
    const files = path.extname(full) === '.json' ? [full] : filesUnder(full);
    for (const file of files.toSorted()) {
      hash.update(`${path.relative(ROOT, file)}\0`).update(readFileSync(file));
    }
  }
  return hash.digest('hex');
}

/** Builds the page, for the browser and for the server, unless it already stands as its sources say. */
export async function buildPage(): Promise<void> {
  const wanted = fingerprint();
  if (existsSync(STAMP) && readFileSync(STAMP, 'utf8') === wanted) return;
  const began = performance.now();
  console.log('Building the pages …');
  // React is several times slower when built for anything else than production.
  const env = { ...process.env, NODE_ENV: 'production' };
  const { code, output } = await runTool('vite', ['build', '--logLevel', 'warn'], {
    quiet: true,
    cwd: WEB,
    env,
  });
  if (code !== 0) throw new Error(`The pages could not be built:\n${output.trim()}`);
  mkdirSync(path.dirname(STAMP), { recursive: true });
  writeFileSync(STAMP, wanted);
  console.log(`Pages built in ${secondsSince(began)}.`);
}
