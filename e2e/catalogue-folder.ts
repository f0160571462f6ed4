import { execFile } from 'node:child_process';
import { appendFile, readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { promisify } from 'node:util';

import type { FirstAdmin } from './start-program.ts';

const run = promisify(execFile);
const ROOT = path.resolve(import.meta.dirname, '..');

/** The variable with the folder of the run, which every worker inherits. */
const VARIABLE = 'PENNANT_CATALOGUE_FOLDER';

/** Sets the folder that the project `catalogue` fills in this run. */
export function setCatalogueFolder(folder: string): void {
  process.env[VARIABLE] = folder;
}

/**
 * Returns the DATA_DIR in which the project `catalogue` has a first start make all cards, series,
 * clubs and campaigns of the invented history. Nobody has played in it.
 */
export function catalogueFolder(): string {
  const folder = process.env[VARIABLE];
  if (folder === undefined) throw new Error(`${VARIABLE} is not set`);
  return path.join(folder, 'data');
}

const adminFile = () => path.join(path.dirname(catalogueFolder()), 'first-admin.json');

/** Keeps the admin that the first start has printed, for programs that start from a copy. */
export const keepFirstAdmin = (admin: FirstAdmin): Promise<void> =>
  writeFile(adminFile(), JSON.stringify(admin), { mode: 0o600 });

/** Returns the admin of every copy of the catalogue. */
export const readFirstAdmin = async (): Promise<FirstAdmin> =>
  JSON.parse(await readFile(adminFile(), 'utf8')) as FirstAdmin;

/** Copies the stopped database with the whole catalogue into `dataDir`, which is empty. */
export async function copyCatalogue(dataDir: string): Promise<void> {
  const files = path.join(dataDir, 'postgres');
  // Unlike node:fs, cp keeps the owner of folders too: a database started by root has another.
  await run('cp', ['-a', path.join(catalogueFolder(), 'postgres'), files]);
  // A test's database need not outlive a failure of the machine.
  await appendFile(path.join(files, 'postgresql.auto.conf'), 'fsync = off\n');
}

/** Brings the whole catalogue into an empty database elsewhere, by a backup and its restore. */
export async function restoreCatalogue(databaseUrl: string, folder: string): Promise<void> {
  const backup = path.join(folder, 'catalogue.backup');
  await runCommand('backup', backup, { DATA_DIR: catalogueFolder(), DATABASE_URL: '' });
  await runCommand('restore', backup, { DATABASE_URL: databaseUrl });
}

const runCommand = (command: string, file: string, settings: Record<string, string>) =>
  run(process.execPath, [path.join(ROOT, 'scripts', 'run.mjs'), command, file], {
    cwd: ROOT,
    env: { ...process.env, ...settings },
  });
