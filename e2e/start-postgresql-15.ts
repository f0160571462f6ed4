import {
  startPostgresServer,
  type PostgresServer,
} from '@pennant/server/platform/database/embedded/postgres-server';

import { createTemporaryFolder } from './temporary-folder.ts';

/** PostgreSQL 15 as Debian 12 has it. */
export const DEBIAN_POSTGRESQL_15 = {
  binFolder: '/usr/lib/postgresql/15/bin',
  majorVersion: '15',
};

/** Returns the address of a server's maintenance database, which it listens for at a socket. */
export function urlOf(server: PostgresServer): string {
  const { host, user } = server.connectionConfig('postgres');
  const url = new URL(`postgresql://${user}@localhost/postgres`);
  url.searchParams.set('host', host ?? '');
  return url.href;
}

/** Starts a PostgreSQL 15 server of Debian with an empty database, for one test project. */
export async function startPostgresql15(): Promise<{ url: string; stop(): Promise<void> }> {
  const folder = await createTemporaryFolder();
  const server = await startPostgresServer({
    findBinaries: () => Promise.resolve(DEBIAN_POSTGRESQL_15),
    dataDir: folder.path,
    parameters: { fsync: 'off' },
    onMessage: () => undefined,
  });
  return {
    url: urlOf(server),
    stop: async () => {
      await server.stop();
      await folder.remove();
    },
  };
}
