import { readFileSync } from 'node:fs';
import path from 'node:path';

type Chunk = { file: string; imports?: string[]; css?: string[] };

const BUILT = 'packages/web/dist/client';
const manifest = JSON.parse(
  readFileSync(path.join(import.meta.dirname, BUILT, '.vite/manifest.json'), 'utf8'),
) as Record<string, Chunk>;

/** A chunk with all that the browser must have before it can run it. */
function withImports(name: string, seen = new Set<string>()): Set<string> {
  const chunk = manifest[name];
  if (!chunk) throw new Error(`The build has no ${name}.`);
  for (const file of [chunk.file, ...(chunk.css ?? [])]) seen.add(file);
  for (const next of chunk.imports ?? []) {
    if (!seen.has(manifest[next]?.file ?? '')) withImports(next, seen);
  }
  return seen;
}

const home = ['index.html', 'src/features/home/home-page.tsx'].flatMap((name) => [
  ...withImports(name),
]);
// The frame's style sheet stands inside the page.
const files = [...new Set(home)]
  .filter((file) => !manifest['index.html']?.css?.includes(file))
  .map((file) => path.join(BUILT, file));

/** What a first visit to the home page loads, gzipped as it travels. */
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
