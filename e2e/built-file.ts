import { readFileSync } from 'node:fs';
import path from 'node:path';

const CLIENT = path.resolve(import.meta.dirname, '..', 'packages/web/dist/client');

/** Returns the file that the built page loads for a source file of packages/web. */
export function builtFile(source: string): string {
  const manifest = JSON.parse(
    readFileSync(path.join(CLIENT, '.vite', 'manifest.json'), 'utf8'),
  ) as Record<string, { readonly file: string }>;
  const chunk = manifest[source];
  if (!chunk) throw new Error(`the build has no file for ${source}`);
  return chunk.file;
}
