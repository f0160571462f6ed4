import { startPostgresServer } from '@pennant/server/platform/database/embedded/postgres-server';

import { createTemporaryFolder } from './temporary-folder.ts';

/** The folder of the PostgreSQL 15 binaries on Debian 12. */
const DEBIAN_BINARIES = '/usr/lib/postgresql/15/bin';

/** Starts a PostgreSQL 15 server of Debian with an empty database, for one test project. */
export async function startPostgresql15(): Promise<{ url: string; stop(): Promise<void> }> {
  const folder = await createTemporaryFolder();
  const server = await startPostgresServer({
    findBinaries: () => Promise.resolve({ binFolder: DEBIAN_BINARIES, majorVersion: '15' }),
    dataDir: folder.path,
    parameters: { fsync: 'off' },
    onMessage: () => undefined,
  });
  const { host, user } = server.connectionConfig('postgres');
  const url = new URL(`postgresql://${user}@localhost/postgres`);
  url.searchParams.set('host', host ?? '');
  return {
    url: url.href,
    stop: async () => {
      await server.stop();
      await folder.remove();
    },
  };
}
