import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';

import { runChild } from './child.ts';

const BROWSERS = ['/usr/bin/chromium', '/usr/bin/chromium-browser', '/usr/bin/google-chrome'];

/** The browser that the tests drive: Debian's, or the one that CHROMIUM names. */
export const chromium = (): string | undefined =>
  [process.env['CHROMIUM'], ...BROWSERS].find((file) => file && existsSync(file));

/** Pennant works with PostgreSQL 15 and later; its tests run on the oldest. Debian 12 has exactly this one. */
const POSTGRESQL = '/usr/lib/postgresql/15/bin/initdb';

const missing = () => [
  ...(chromium() ? [] : ['chromium']),
  ...(existsSync(POSTGRESQL) ? [] : ['postgresql-15']),
];

/**
 * Installs the browser and the PostgreSQL that the tests need, from Debian, where we may. Answers a sentence that says
 * what to do where we may not, or where it did not work; nothing when both are there.
 */
export async function installFromDebian(): Promise<string | undefined> {
  const packages = missing();
  if (packages.length === 0) return undefined;
  const command = `apt-get install -y --no-install-recommends ${packages.join(' ')}`;
  const mayInstall = process.getuid?.() === 0 && spawnSync('apt-get', ['--version']).status === 0;
  if (!mayInstall) {
    return `The tests need Debian's ${packages.join(' and ')}. Run: sudo apt-get update && sudo ${command}`;
  }
  console.log(`Installing Debian's ${packages.join(' and ')} …`);
  const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' };
  await runChild('apt-get', ['-qq', 'update'], { quiet: true, env });
  const { output } = await runChild('apt-get', command.split(' ').slice(1), { quiet: true, env });
  return missing().length === 0
    ? undefined
    : `Debian's ${missing().join(' and ')} could not be installed:\n${output.trim().split('\n').slice(-6).join('\n')}`;
}
