import { execFile } from 'node:child_process';
import { chown, mkdir, rename, rm, symlink } from 'node:fs/promises';
import path from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { promisify } from 'node:util';
import { chooseOsUser, type OsUser } from '@pennant/server/platform/database/embedded/os-user';
import {
  PASSWORDS,
  startPostgres,
  type PostgresPlace,
  type PostgresProcess,
} from './postgres-process.ts';
import { preparePrimary } from './prepared-primary.ts';
import { makeRunFolder, SCALE_FOLDER } from './run-folder.ts';

const SCRIPT = path.resolve(import.meta.dirname, '..', '..', 'deploy/postgres/start-replica.sh');
/** One port, on two addresses of loopback. Below those of outgoing connections. */
const PORT = 24_432;
/** The name by which the primary knows its standby. */
const STANDBY = 'replica';

/** Whether a commit waits until the standby has it on its disk. */
export type Replication = 'synchronous' | 'asynchronous';

/** A primary and its standby, both of which hold all cards, made by the scripts of deploy/. */
export interface ReplicatedDatabase {
  /**
   * The address that programs are given: it leads to the primary, and later to the standby, as a
   * name or an address that an operator moves does.
   */
  readonly url: string;
  readonly primary: PostgresProcess;
  readonly standby: PostgresProcess;
  readonly port: number;
  /** Has the address lead to the standby. */
  moveAddress(): Promise<void>;
  stop(): Promise<void>;
}

/** Starts a primary and a standby that follows it. */
export async function startReplicatedDatabase(
  replication: Replication,
  tell: (message: string) => void,
): Promise<ReplicatedDatabase> {
  const owner = await chooseOsUser(SCALE_FOLDER);
  const prepared = await preparePrimary(owner, tell);
  const folder = await makeRunFolder();
  const placeOf = async (name: string, address: string): Promise<PostgresPlace> => {
    const own = path.join(folder, name);
    await makeFolder(path.join(own, 'data'), owner);
    return { folder: own, address, port: PORT, owner };
  };
  const [primaryPlace, standbyPlace] = [
    await placeOf('primary', '127.0.0.1'),
    await placeOf(STANDBY, '127.0.0.2'),
  ];
  const running: PostgresProcess[] = [];
  const stop = async () => {
    for (const server of running.toReversed()) await server.stop().catch(() => undefined);
    await rm(folder, { recursive: true, force: true });
  };
  try {
    await promisify(execFile)('cp', [
      '-a',
      `${prepared}/.`,
      path.join(primaryPlace.folder, 'data'),
    ]);
    const settings: Record<string, string> =
      replication === 'synchronous' ? { synchronous_standby_names: STANDBY } : {};
    const primary = await startPostgres({ ...primaryPlace, settings });
    running.push(primary);
    const standby = await startPostgres(
      { ...standbyPlace, settings: { cluster_name: STANDBY } },
      ['/bin/bash', SCRIPT],
      {
        PGHOST: primaryPlace.address,
        PGPORT: String(PORT),
        PGUSER: 'replica',
        PGPASSWORD: PASSWORDS.REPLICATION_PASSWORD,
      },
    );
    running.push(standby);
    await waitUntilFollowing(primary, replication);
    const current = path.join(folder, 'current');
    const pointTo = async (server: PostgresProcess) => {
      await symlink(server.folder, `${current}.new`);
      await rename(`${current}.new`, current);
    };
    await pointTo(primary);
    const address = new URLSearchParams({ host: current, port: String(PORT) });
    return {
      url: `postgresql://pennant@localhost/pennant?${address.toString()}`,
      primary,
      standby,
      port: PORT,
      moveAddress: () => pointTo(standby),
      stop,
    };
  } catch (error) {
    await stop();
    throw error;
  }
}

/** Makes a folder that only the database's user may enter, and a parent that is theirs. */
async function makeFolder(folder: string, owner: OsUser | null): Promise<void> {
  for (const [made, mode] of [
    [path.dirname(folder), 0o755],
    [folder, 0o700],
  ] as const) {
    await mkdir(made, { recursive: true, mode });
    if (owner !== null) await chown(made, owner.uid, owner.gid);
  }
}

async function waitUntilFollowing(
  primary: PostgresProcess,
  replication: Replication,
): Promise<void> {
  const wanted = replication === 'synchronous' ? 'sync' : 'async';
  for (;;) {
    const rows = await primary.query<{ state: string; sync_state: string }>(
      'select state, sync_state from pg_stat_replication where application_name = $1',
      [STANDBY],
    );
    if (rows[0]?.state === 'streaming' && rows[0].sync_state === wanted) return;
    await pause(50);
  }
}
