import { createHash } from 'node:crypto';
import { existsSync } from 'node:fs';
import { chmod, chown, mkdir, readdir, readFile, rename, rm } from 'node:fs/promises';
import path from 'node:path';
import type { OsUser } from '@pennant/server/platform/database/embedded/os-user';
import { startTrustProgram, waitForAllCards } from '../trust/harness/trust-program.ts';
import { SCALE_FOLDER } from './run-folder.ts';
import {
  DEBIAN_BIN_FOLDER,
  PASSWORDS,
  refuseWithoutPostgresql15,
  runAsOwner,
  startPostgres,
  type PostgresPlace,
} from './postgres-process.ts';

const ROOT = path.resolve(import.meta.dirname, '..', '..');
const MIGRATIONS = path.join(ROOT, 'packages/server/migrations');
const CREATE_DATABASE = path.join(ROOT, 'deploy/postgres/create-database.sh');
const PORT = 24_431;

/**
 * Returns the data folder of a stopped PostgreSQL 15 with all cards of the invented history and no
 * players. It is made once for these migrations (a minute or two) and kept.
 */
export async function preparePrimary(
  owner: OsUser | null,
  tell: (message: string) => void,
): Promise<string> {
  refuseWithoutPostgresql15();
  await mkdir(SCALE_FOLDER, { recursive: true });
  await chmod(SCALE_FOLDER, 0o755);
  const hash = createHash('sha256');
  for (const name of (await readdir(MIGRATIONS)).toSorted())
    hash.update(name).update(await readFile(path.join(MIGRATIONS, name)));
  const folder = path.join(SCALE_FOLDER, `prepared-${hash.digest('hex').slice(0, 12)}`);
  if (!existsSync(folder)) {
    tell('Making the cards of the invented history on PostgreSQL 15, once …');
    const draft = path.join(SCALE_FOLDER, `draft-${process.pid}`);
    await mkdir(draft, { mode: 0o755 });
    try {
      await makeCards({ folder: draft, address: '127.0.0.1', port: PORT, owner });
      await rename(draft, folder);
    } finally {
      await rm(draft, { recursive: true, force: true });
    }
  }
  return path.join(folder, 'data');
}

async function makeCards(place: PostgresPlace): Promise<void> {
  const { folder, owner, port } = place;
  if (owner !== null) await chown(folder, owner.uid, owner.gid);
  await runAsOwner(place, path.join(DEBIAN_BIN_FOLDER, 'initdb'), [
    '--username=postgres',
    '--encoding=UTF8',
    '--locale=C',
    '--auth=trust',
  ]);
  const postgres = await startPostgres(place);
  try {
    const environment = { PGHOST: folder, PGPORT: String(port), ...PASSWORDS };
    await runAsOwner(place, '/bin/bash', [CREATE_DATABASE], environment);
    const address = new URLSearchParams({ host: folder, port: String(port) });
    const program = await startTrustProgram({
      dataDir: folder,
      databaseUrl: `postgresql://pennant@localhost/pennant?${address.toString()}`,
    });
    try {
      await waitForAllCards(program.url);
    } finally {
      await program.stop();
    }
  } finally {
    await postgres.stop();
  }
}
