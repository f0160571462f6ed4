import { execFile } from 'node:child_process';
import { existsSync } from 'node:fs';
import { mkdir, mkdtemp, readdir, rm, symlink } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { promisify } from 'node:util';

const ROOT = path.resolve(import.meta.dirname, '..', '..', '..');
const MIGRATIONS = 'packages/server/migrations';
/** How many migrations of this version the earlier one has not. */
const NEWER_MIGRATIONS = 3;

/** An earlier version of the project in a folder of its own, with its pages built. */
export interface EarlierVersion {
  readonly root: string;
  /** Its commit's number, date and subject. */
  readonly description: string;
  /** Migrations of this version that it has not. */
  readonly newerMigrations: readonly string[];
  remove(): Promise<void>;
}

const run = async (command: string, args: readonly string[], cwd = ROOT): Promise<string> =>
  (await promisify(execFile)(command, args, { cwd, maxBuffer: 64 << 20 })).stdout.trim();

const listMigrations = async (root: string): Promise<string[]> =>
  (await readdir(path.join(root, MIGRATIONS)))
    .filter((name) => /^\d{4}_.*\.sql$/.test(name))
    .toSorted();

/**
 * Returns the commit before the newest migrations of this version, or the one that
 * `TRUST_UPGRADE_FROM` names; undefined where the history of the project is not here.
 */
export async function findEarlierCommit(): Promise<string | undefined> {
  const named = process.env['TRUST_UPGRADE_FROM'];
  if (named) return run('git', ['rev-parse', '--verify', `${named}^{commit}`]);
  const file = (await listMigrations(ROOT)).at(-NEWER_MIGRATIONS)!;
  const log = ['log', '--first-parent', '--diff-filter=A', '-1', '--format=%H', '--'];
  try {
    const added = await run('git', [...log, path.join(MIGRATIONS, file)]);
    return await run('git', ['rev-parse', '--verify', `${added}^`]);
  } catch {
    return undefined;
  }
}

/** Returns a commit as a version that can be run. It runs with the packages of this version. */
export async function checkOutEarlierVersion(commit: string): Promise<EarlierVersion> {
  const folder = await mkdtemp(path.join(os.tmpdir(), 'pennant-earlier-'));
  const root = path.join(folder, 'pennant');
  const remove = async () => {
    await rm(folder, { recursive: true, force: true });
    await run('git', ['worktree', 'prune']);
  };
  try {
    await run('git', ['worktree', 'add', '--detach', root, commit]);
    await linkPackages(root);
    await run(process.execPath, [
      '--input-type=module',
      '-e',
      `const { buildPage } = await import('${root}/scripts/build-page.ts'); await buildPage();`,
    ]);
    const own = new Set(await listMigrations(root));
    return {
      root,
      description: await run('git', ['log', '-1', '--format=%h of %as, %s', commit]),
      newerMigrations: (await listMigrations(ROOT)).filter((name) => !own.has(name)),
      remove,
    };
  } catch (error) {
    await remove();
    throw error;
  }
}

/** Links the installed packages into a version, and the project's own to those of this version. */
async function linkPackages(root: string): Promise<void> {
  const packages = (await readdir(path.join(root, 'packages'))).map((name) => `packages/${name}`);
  for (const folder of ['.', ...packages]) {
    const [from, to] = [
      path.join(ROOT, folder, 'node_modules'),
      path.join(root, folder, 'node_modules'),
    ];
    if (!existsSync(from)) continue;
    await mkdir(to);
    for (const name of await readdir(from))
      if (name !== '@pennant') await symlink(path.join(from, name), path.join(to, name));
  }
  const own = path.join(root, 'node_modules', '@pennant');
  await mkdir(own);
  for (const name of [...packages, 'bench', 'e2e'])
    await symlink(path.join(root, name), path.join(own, path.basename(name)));
}
