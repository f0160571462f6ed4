import { globSync } from 'node:fs';
import { expect, test } from 'vitest';
import config from '../oxlint.config.ts';
import { ROOT } from './child-process.ts';

const patterns = (config.overrides ?? []).flatMap(({ files, excludeFiles = [] }) => [
  ...files,
  ...excludeFiles,
]);

test.each([...new Set(patterns)])(
  'the lint rules for %s are those of a file that is there',
  (pattern) => {
    const exclude = (name: string) => name === 'node_modules' || name === '.git';
    expect(globSync(pattern, { cwd: ROOT, exclude })).not.toEqual([]);
  },
);
