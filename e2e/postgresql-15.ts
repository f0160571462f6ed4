import { startOwnPostgres } from '@pennant/server/platform/database/embedded/own-postgres';

import { ownFolder } from './own-folder.ts';

/** Where Debian 12 puts it. */
const DEBIANS = '/usr/lib/postgresql/15/bin';

/** A new, empty database on a server of Debian's PostgreSQL 15 that runs only for this test. */
export async function startPostgresql15(): Promise<{ url: string; stop(): Promise<void> }> {
  const folder = await ownFolder();
  const server = await startOwnPostgres({
    engine: () => Promise.resolve({ binFolder: DEBIANS, majorVersion: '15' }),
    dataDir: folder.path,
    parameters: { fsync: 'off' },
    tell: () => undefined,
  });
  const { host, user } = server.connection('postgres');
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
