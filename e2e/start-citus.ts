import { startPostgresServer } from '@pennant/server/platform/database/embedded/postgres-server';
import { CITUS_PARAMETERS, connectServers } from '@pennant/server/testing/citus-servers';

import { DEBIAN_POSTGRESQL_15, urlOf } from './start-postgresql-15.ts';
import { createTemporaryFolder } from './temporary-folder.ts';

/** Starts a coordinator and two workers of Citus, an empty cluster for one test project. */
export async function startCitus(): Promise<{ url: string; stop(): Promise<void> }> {
  const started: Awaited<ReturnType<typeof startServer>>[] = [];
  for (let place = 0; place < 3; place += 1) started.push(await startServer());
  const servers = started.map(({ server }) => server);
  await connectServers(servers, 'postgres');
  return {
    url: urlOf(servers[0]!),
    stop: async () => {
      for (const { server, folder } of started) {
        await server.stop();
        await folder.remove();
      }
    },
  };
}

async function startServer() {
  const folder = await createTemporaryFolder();
  const server = await startPostgresServer({
    findBinaries: () => Promise.resolve(DEBIAN_POSTGRESQL_15),
    dataDir: folder.path,
    parameters: { fsync: 'off', ...CITUS_PARAMETERS },
    onMessage: () => undefined,
  });
  return { folder, server };
}
