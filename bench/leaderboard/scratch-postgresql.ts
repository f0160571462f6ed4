import { existsSync } from 'node:fs';
import { mkdtemp, rm } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import type { Database } from '@pennant/server/platform/database/database';
import { startPostgresServer } from '@pennant/server/platform/database/embedded/postgres-server';
import { openDatabase } from '@pennant/server/platform/database/open-database';

/** Folder of PostgreSQL 15 on Debian 12. */
const DEBIAN_BIN_FOLDER = '/usr/lib/postgresql/15/bin';

/** Starts a PostgreSQL 15 with a temporary folder, which is removed when it stops. */
export async function startScratchPostgresql15(): Promise<{
  readonly url: string;
  open(): Promise<Database>;
  stop(): Promise<void>;
}> {
  if (!existsSync(DEBIAN_BIN_FOLDER))
    throw new Error('PostgreSQL 15 is not installed: on Debian 12, apt-get install postgresql-15');
  const folder = await mkdtemp(path.join(os.tmpdir(), 'pennant-bench-boards-'));
  const server = await startPostgresServer({
    findBinaries: () => Promise.resolve({ binFolder: DEBIAN_BIN_FOLDER, majorVersion: '15' }),
    dataDir: folder,
    parameters: {
      shared_buffers: '1GB',
      maintenance_work_mem: '1GB',
      max_wal_size: '8GB',
      min_wal_size: '1GB',
    },
    onMessage: () => undefined,
  });
  const { host, user } = server.connectionConfig('postgres');
  const url = new URL(`postgresql://${user}@localhost/postgres`);
  url.searchParams.set('host', host ?? '');
  return {
    url: url.href,
    open: () => openDatabase({ databaseUrl: url.href, dataDir: folder }, () => undefined),
    stop: async () => {
      await server.stop();
      await rm(folder, { recursive: true, force: true });
    },
  };
}
