import { defineConfig } from 'vitest/config';

import { rulebook } from './build/rulebook.ts';

/** What the tests of the pages need of the build: the rulebook as data. */
export default defineConfig({ plugins: [rulebook()] });
