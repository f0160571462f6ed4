import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';

import { runProgram } from './child-process.ts';

const BROWSERS = ['/usr/bin/chromium', '/usr/bin/chromium-browser', '/usr/bin/google-chrome'];

/** The engine without the windows of a desktop, which takes a quarter less time. */
const HEADLESS_SHELL = '/usr/bin/chromium-headless-shell';

/** Returns the path of the browser for the tests: the one of CHROMIUM, or an installed one. */
export const findChromium = (): string | undefined =>
  [process.env['CHROMIUM'], ...BROWSERS].find((file) => file && existsSync(file));

/** Returns the path of the quickest browser, for the tests that need no notifications. */
export const findHeadlessChromium = (): string | undefined =>
  [process.env['CHROMIUM'], HEADLESS_SHELL, ...BROWSERS].find((file) => file && existsSync(file));

/**
 * The oldest PostgreSQL that Pennant supports, which the tests run on: version 15, as in Debian 12.
 */
const POSTGRESQL = '/usr/lib/postgresql/15/bin/initdb';

/** The balancer of deploy/, whose configuration the tests have it check. */
const NGINX = '/usr/sbin/nginx';

/** Whether Python 3 is there, which runs the scripts that verify games and packs from outside. */
const hasPython = () => spawnSync('python3', ['--version']).status === 0;

const listMissingPackages = () => [
  ...(findChromium() ? [] : ['chromium', 'chromium-headless-shell']),
  ...(existsSync(POSTGRESQL) ? [] : ['postgresql-15']),
  ...(hasPython() ? [] : ['python3']),
  ...(existsSync(NGINX) ? [] : ['nginx-light']),
];

/**
 * Installs the browser, the PostgreSQL, the Python and the nginx that the tests need with apt-get,
 * if run as root on Debian. Returns undefined if all are installed, otherwise a sentence with the
 * command to run or the error.
 */
export async function installDebianPackages(): Promise<string | undefined> {
  const packages = listMissingPackages();
  if (packages.length === 0) return undefined;
  const command = `apt-get install -y --no-install-recommends ${packages.join(' ')}`;
  const canInstall = process.getuid?.() === 0 && spawnSync('apt-get', ['--version']).status === 0;
  if (!canInstall) {
    return `The tests need Debian's ${packages.join(' and ')}. Run: sudo apt-get update && sudo ${command}`;
  }
  console.log(`Installing Debian's ${packages.join(' and ')} …`);
  const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' };
  await runProgram('apt-get', ['-qq', 'update'], { quiet: true, env });
  const { output } = await runProgram('apt-get', command.split(' ').slice(1), { quiet: true, env });
  return listMissingPackages().length === 0
    ? undefined
    : `Debian's ${listMissingPackages().join(' and ')} could not be installed:\n${output.trim().split('\n').slice(-6).join('\n')}`;
}
