import { readFileSync } from 'node:fs';
import path from 'node:path';

type Chunk = { file: string; imports?: string[]; css?: string[] };

const BUILT = 'packages/web/dist/client';
const manifest = JSON.parse(
  readFileSync(path.join(import.meta.dirname, BUILT, '.vite/manifest.json'), 'utf8'),
) as Record<string, Chunk>;

/** Returns the files of a chunk and of all chunks that it imports statically. */
function collectFiles(name: string, seen = new Set<string>()): Set<string> {
  const chunk = manifest[name];
  if (!chunk) throw new Error(`The build has no ${name}.`);
  for (const file of [chunk.file, ...(chunk.css ?? [])]) seen.add(file);
  for (const next of chunk.imports ?? []) {
    if (!seen.has(manifest[next]?.file ?? '')) collectFiles(next, seen);
  }
  return seen;
}

const homePageFiles = ['index.html', 'src/features/home/home-page.tsx'].flatMap((name) => [
  ...collectFiles(name),
]);
// The style sheet of index.html is inlined in the page.
const files = [...new Set(homePageFiles)]
  .filter((file) => !manifest['index.html']?.css?.includes(file))
  .map((file) => path.join(BUILT, file));

/** Limits of the files that a first visit to the home page loads, gzipped. */
export default [
  {
    name: 'script of the first page',
    path: files.filter((file) => file.endsWith('.js')),
    limit: '125 kB',
    gzip: true,
  },
  {
    name: 'script, styles and page',
    path: [...files, path.join(BUILT, 'index.html')],
    limit: '150 kB',
    gzip: true,
  },
];
