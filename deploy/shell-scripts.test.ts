import { execFileSync } from 'node:child_process';
import { globSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';

import { DEPLOY, readDeployFile } from './deploy-files.ts';

const scripts = globSync('*/*.sh', { cwd: DEPLOY });

test.each(scripts)('%s is read by its shell, and ends at the first failure', (script) => {
  const [, shell = ''] = /^#!.*\b(bash|sh)\n/.exec(readDeployFile(script)) ?? [];
  execFileSync(shell, ['-n', path.join(DEPLOY, script)]);
  expect(readDeployFile(script)).toMatch(/^set -e/m);
});
