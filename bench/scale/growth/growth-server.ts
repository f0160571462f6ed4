import { execFile } from 'node:child_process';
import { chown, mkdir, rm } from 'node:fs/promises';
import path from 'node:path';
import { promisify } from 'node:util';
import pg from 'pg';
import { chooseOsUser } from '@pennant/server/platform/database/embedded/os-user';
import { startPostgres, type PostgresPlace, type PostgresProcess } from '../postgres-process.ts';
import { preparePrimary } from '../prepared-primary.ts';
import { makeRunFolder, SCALE_FOLDER } from '../run-folder.ts';

const PORT = 24_433;
/** While rows are made nothing need survive a crash. */
const FILLING = {
  fsync: 'off',
  full_page_writes: 'off',
  synchronous_commit: 'off',
  wal_level: 'minimal',
  max_wal_senders: '0',
  max_wal_size: '4GB',
  checkpoint_timeout: '1h',
  maintenance_work_mem: '1GB',
  autovacuum: 'off',
} as const;
const SERVING = { shared_buffers: '1GB' } as const;

/** One PostgreSQL 15 with two databases, that of few users and that of many. */
export interface GrowthServer {
  url(database: string): string;
  /** Opens a connection of the superuser to one of them. */
  connect(database: string): Promise<pg.Client>;
  /** Starts the server again, as one that fills or as one that serves. */
  restart(as: 'filling' | 'serving'): Promise<void>;
  pid(): number;
  stop(): Promise<void>;
}

/** Starts a server whose databases of these names hold all cards. */
export async function startGrowthServer(
  names: readonly string[],
  tell: (message: string) => void,
): Promise<GrowthServer> {
  const owner = await chooseOsUser(SCALE_FOLDER);
  const prepared = await preparePrimary(owner, tell);
  const folder = await makeRunFolder();
  await mkdir(path.join(folder, 'data'), { mode: 0o700 });
  for (const made of [folder, path.join(folder, 'data')])
    if (owner !== null) await chown(made, owner.uid, owner.gid);
  await promisify(execFile)('cp', ['-a', `${prepared}/.`, path.join(folder, 'data')]);
  const place: PostgresPlace = { folder, address: '127.0.0.3', port: PORT, owner };
  const connect = async (database: string) => {
    const client = new pg.Client({ host: folder, port: PORT, user: 'postgres', database });
    client.on('error', () => undefined);
    await client.connect();
    return client;
  };
  let server: PostgresProcess = await startPostgres(place);
  const client = await connect('postgres');
  // It would keep the log of all that is filled in.
  await client.query(`select pg_drop_replication_slot('replica')`);
  for (const name of names)
    await client.query(`create database ${name} template pennant owner pennant`);
  await client.end();
  return {
    url: (database) => {
      const address = new URLSearchParams({ host: folder, port: String(PORT) });
      return `postgresql://pennant@localhost/${database}?${address.toString()}`;
    },
    connect,
    restart: async (as) => {
      await server.stop();
      server = await startPostgres({ ...place, settings: as === 'filling' ? FILLING : SERVING });
    },
    pid: () => server.pid,
    stop: async () => {
      await server.stop();
      await rm(folder, { recursive: true, force: true });
    },
  };
}
