import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Rolldown } from 'vite';

const BOOTSTRAP = readFileSync(join(import.meta.dirname, 'bootstrap.js'), 'utf8');

/**
 * Returns the ID of a client build: the same for builds of the same sources, on whichever machine.
 * The names of the files below assets/ contain the hashes of their content; what is inlined from
 * elsewhere is hashed besides.
 */
export function buildIdOf(bundle: Rolldown.OutputBundle): string {
  const names = Object.keys(bundle).filter((file) => file.startsWith('assets/'));
  return createHash('sha256')
    .update(names.toSorted().join('\n'))
    .update(BOOTSTRAP)
    .digest('hex')
    .slice(0, 12);
}
