import { readFileSync } from 'node:fs';
import path from 'node:path';

import type { MutantResult } from '@stryker-mutator/api/core';

/** A mutant that no test can tell from the code, since it behaves the same. */
interface EquivalentMutant {
  /** The file, from the root. */
  readonly file: string;
  /** The line of code that it changes, trimmed. */
  readonly line: string;
  /** What stands there instead. */
  readonly replacement: string;
  readonly reason: string;
}

const FILE = path.join(import.meta.dirname, 'equivalent-mutants.json');

const sourceLines = new Map<string, readonly string[]>();

function sourceLine({ fileName, location }: MutantResult): string {
  const lines = sourceLines.get(fileName) ?? readFileSync(fileName, 'utf8').split('\n');
  sourceLines.set(fileName, lines);
  return (lines[location.start.line - 1] ?? '').trim();
}

/**
 * Returns a function that tells whether a mutant is listed as equivalent in
 * `equivalent-mutants.json`, and one that returns the listed ones that no mutant matched.
 */
export function readEquivalentMutants(root: string): {
  readonly isEquivalent: (mutant: MutantResult) => boolean;
  readonly unmatched: (files: ReadonlySet<string>) => readonly EquivalentMutant[];
} {
  const listed = JSON.parse(readFileSync(FILE, 'utf8')) as readonly EquivalentMutant[];
  const matched = new Set<EquivalentMutant>();
  return {
    isEquivalent: (mutant) => {
      const file = path.relative(root, path.resolve(root, mutant.fileName));
      const found = listed.find(
        (one) =>
          one.file === file &&
          one.replacement === mutant.replacement &&
          one.line === sourceLine(mutant),
      );
      if (found) matched.add(found);
      return found !== undefined;
    },
    unmatched: (files) => listed.filter((one) => files.has(one.file) && !matched.has(one)),
  };
}
