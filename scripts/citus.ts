import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import path from 'node:path';

import { ROOT, runProgram } from './child-process.ts';

/** Citus built for Debian's PostgreSQL 15, with a script that installs it; not part of Pennant. */
const CITUS_FOLDER = path.resolve(ROOT, '../shared/citus');
/** The release of PostgreSQL 15 that it was built with, and the first that can load it. */
const LEAST_RELEASE = 20;

const LIBRARY = '/usr/lib/postgresql/15/lib/citus.so';

/** Returns the release of Debian's PostgreSQL 15: 18 for 15.18. */
function readRelease(): number {
  const { stdout } = spawnSync('/usr/lib/postgresql/15/bin/postgres', ['--version']);
  return Number(/\(PostgreSQL\) 15\.(\d+)/.exec(String(stdout))?.[1] ?? 0);
}

/**
 * Installs Citus beside Debian's PostgreSQL 15, which is brought up to date for it, if run as root.
 * Returns undefined if it is installed, otherwise a sentence that says why its tests are left out.
 */
export async function installCitus(): Promise<string | undefined> {
  if (!existsSync(CITUS_FOLDER)) return '../shared/citus is not there.';
  if (process.arch !== 'x64' || readRelease() === 0)
    return "it needs Debian's PostgreSQL 15 on a processor with x64.";
  const isRoot = process.getuid?.() === 0;
  if (readRelease() < LEAST_RELEASE && isRoot) {
    const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' };
    const install = ['-qq', 'install', '-y', '--no-install-recommends', 'postgresql-15'];
    await runProgram('apt-get', ['-qq', 'update'], { quiet: true, env });
    await runProgram('apt-get', install, { quiet: true, env });
  }
  if (readRelease() < LEAST_RELEASE)
    return `it needs PostgreSQL 15.${LEAST_RELEASE} or later, and 15.${readRelease()} is installed.`;
  if (!existsSync(LIBRARY) && isRoot)
    await runProgram(path.join(CITUS_FOLDER, 'cluster.sh'), ['install'], { quiet: true });
  return existsSync(LIBRARY) ? undefined : `run as root: ${CITUS_FOLDER}/cluster.sh install`;
}
