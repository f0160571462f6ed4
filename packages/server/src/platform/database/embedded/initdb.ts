import { execFile } from 'node:child_process';
import { mkdir, readFile, rename, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { promisify } from 'node:util';
import { StartupError, type PostgresBinaries } from './postgres-binaries.ts';
import type { Endpoint } from './data-folder-and-endpoint.ts';
import { changeOwner, type OsUser } from './os-user.ts';

/** The name of the database's superuser. */
export const SUPERUSER = 'pennant';

/**
 * Creates the files of a new database with initdb if there are none. They are created under a
 * temporary name and renamed, so that an interrupted start leaves no incomplete database.
 *
 * @throws StartupError if the files belong to another version or can't be created.
 */
export async function initializeDataFiles(
  engine: PostgresBinaries,
  files: string,
  endpoint: Endpoint,
  owner: OsUser | null,
): Promise<void> {
  const version = await readFile(path.join(files, 'PG_VERSION'), 'utf8').catch(
    (error: NodeJS.ErrnoException) => {
      if (error.code === 'ENOENT') return null;
      throw new StartupError(
        `The database's files in ${files} can't be read (${error.code}): start Pennant as their owner.`,
      );
    },
  );
  if (version !== null) {
    if (version.trim() === engine.majorVersion) return;
    throw new StartupError(
      `The database in ${files} was made by PostgreSQL ${version.trim()}, this program carries ${engine.majorVersion}: ` +
        'choose another DATA_DIR, or bring the data over with pg_dump.',
    );
  }

  const draft = `${files}.new`;
  await rm(draft, { recursive: true, force: true });
  await mkdir(draft, { mode: 0o700 });
  await changeOwner(draft, owner);
  await runInitdb(engine, draft, endpoint, owner);
  await rename(draft, files);
}

async function runInitdb(
  engine: PostgresBinaries,
  folder: string,
  endpoint: Endpoint,
  owner: OsUser | null,
): Promise<void> {
  const passwordFile = `${folder}.password`;
  const access =
    endpoint.password === undefined
      ? ['--auth=trust']
      : ['--auth=scram-sha-256', `--pwfile=${passwordFile}`];
  try {
    if (endpoint.password !== undefined)
      await writeFile(passwordFile, endpoint.password, { mode: 0o600 });
    await promisify(execFile)(
      path.join(engine.binFolder, 'initdb'),
      [`--pgdata=${folder}`, `--username=${SUPERUSER}`, '--encoding=UTF8', '--locale=C', ...access],
      { cwd: folder, env: postgresEnvironment(), ...owner },
    );
  } catch (error) {
    const output = (error as { stderr?: string }).stderr?.trim() ?? '';
    throw new StartupError(
      `A new database could not be made in ${folder}: ${output || (error as Error).message}`,
    );
  } finally {
    await rm(passwordFile, { force: true });
  }
}

/**
 * Returns the environment for PostgreSQL's programs, without variables meant for another
 * PostgreSQL.
 */
export function postgresEnvironment(): NodeJS.ProcessEnv {
  const kept = Object.entries(process.env).filter(
    ([name]) => !name.startsWith('PG') && !name.startsWith('LC_'),
  );
  return { ...Object.fromEntries(kept), LC_ALL: 'C', TZ: 'UTC' };
}
