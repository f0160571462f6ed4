import { readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';
import { SLOW_MIGRATION } from '../upgrade.ts';
import { AUTHORIZATION_PLANTS } from './authorization-plants.ts';
import { FUZZ_PLANTS } from './fuzz-plants.ts';
import { LIMITS_PLANTS } from './limits-plants.ts';
import { PLANTED_BUGS } from './planted-bugs.ts';
import { TWO_TABS_PLANTS } from './two-tabs-plants.ts';

const ROOT = path.resolve(import.meta.dirname, '../../..');
const plants = [
  ...PLANTED_BUGS.filter((bug) => 'file' in bug),
  ...AUTHORIZATION_PLANTS,
  ...FUZZ_PLANTS,
  ...LIMITS_PLANTS,
  ...TWO_TABS_PLANTS,
  SLOW_MIGRATION,
];

test.each(plants)('"$name" can still be planted', ({ file, find, replace }) => {
  expect(readFileSync(path.join(ROOT, file), 'utf8').split(find)).toHaveLength(2);
  expect(replace).not.toBe(find);
});
