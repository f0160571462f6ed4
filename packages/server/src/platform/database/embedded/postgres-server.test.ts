import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { chmod, mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import { afterAll, describe, expect, test } from 'vitest';
import { openDatabase } from '../open-database.ts';
import type { Database } from '../database.ts';
import { StartupError } from './postgres-binaries.ts';
import { isProcessAlive } from './start-lock.ts';

const PROGRAM = fileURLToPath(new URL('../../../testing/hold-database.ts', import.meta.url));
/** Data folders, each inside a temporary folder of its own. */
const folders: string[] = [];
const temporaryFolders: string[] = [];
const programs: ChildProcess[] = [];

afterAll(async () => {
  for (const program of programs) program.kill('SIGKILL');
  for (const folder of folders) {
    const pid = await readPid(folder);
    if (pid !== null && isProcessAlive(pid)) process.kill(pid, 'SIGQUIT');
  }
  for (const own of temporaryFolders) await rm(own, { recursive: true, force: true });
});

async function aFolder(name = ''): Promise<string> {
  const own = await mkdtemp(path.join(os.tmpdir(), 'pennant-own-'));
  temporaryFolders.push(own);
  const folder = path.join(own, name);
  folders.push(folder);
  await mkdir(folder, { recursive: true });
  // By default only this user may read it, but the database may run as another user.
  await chmod(own, 0o755);
  await chmod(folder, 0o755);
  return folder;
}

const open = (dataDir: string): Promise<Database> =>
  openDatabase({ databaseUrl: null, dataDir }, () => undefined);

async function startAnotherProgram(dataDir: string): Promise<ChildProcess> {
  const program = spawn(process.execPath, [PROGRAM, dataDir], {
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  programs.push(program);
  await once(program.stdout, 'data');
  return program;
}

async function readPid(dataDir: string): Promise<number | null> {
  const text = await readFile(path.join(dataDir, 'postgres', 'postmaster.pid'), 'utf8').catch(
    () => '',
  );
  return Number.parseInt(text, 10) || null;
}

async function waitUntil(holds: () => Promise<boolean>): Promise<void> {
  while (!(await holds())) await pause(20);
}

const notes = (database: Database) =>
  database.sql<{ text: string }>('select text from note order by text');

describe('the program’s own database', () => {
  test('is PostgreSQL 18 that waits for the disk, accepts no connections from outside, and keeps what was committed', async () => {
    const folder = await aFolder();
    const first = await open(folder);
    const [row] = await first.sql<{ version: string; fsync: string; listens: string }>(
      `select current_setting('server_version') as version, current_setting('fsync') as fsync,
              current_setting('listen_addresses') as listens`,
    );
    expect(row).toEqual({ version: expect.stringMatching(/^18\./), fsync: 'on', listens: '' });
    await first.sql(`create table note (text text)`);
    await first.sql(`insert into note values ('kept')`);
    await first.close();
    expect(await readPid(folder)).toBeNull();

    const second = await open(folder);
    expect(await notes(second)).toEqual([{ text: 'kept' }]);
    await second.close();
  });

  test('left running by a killed program is taken over', async () => {
    const folder = await aFolder();
    const killed = await startAnotherProgram(folder);
    const pid = await readPid(folder);
    killed.kill('SIGKILL');
    await once(killed, 'exit');

    const database = await open(folder);
    expect(await readPid(folder)).toBe(pid);
    await database.close();
    expect(await readPid(folder)).toBeNull();
  });

  test('is shared by a second program, and stops with the last', async () => {
    const folder = await aFolder();
    const database = await open(folder);
    const other = await startAnotherProgram(folder);
    await database.close();
    expect(isProcessAlive((await readPid(folder))!)).toBe(true);
    other.kill('SIGTERM');
    await once(other, 'exit');
    expect(await readPid(folder)).toBeNull();
  });

  test('started by four programs at once is one', async () => {
    const folder = await aFolder();
    const all = await Promise.all([open(folder), open(folder), open(folder), open(folder)]);
    await all[0].sql('create table note (text text)');
    for (const database of all) await database.sql(`insert into note values ('x')`);
    expect(await notes(all[3])).toHaveLength(4);
    for (const database of all) await database.close();
    expect(await readPid(folder)).toBeNull();
  });

  test('that was killed is started again, with all that was acknowledged', async () => {
    const folder = await aFolder();
    const database = await open(folder);
    await database.sql('create table note (text text)');
    await database.sql(`insert into note values ('acknowledged')`);
    const pid = (await readPid(folder))!;
    process.kill(pid, 'SIGKILL');
    await waitUntil(async () => !isProcessAlive(pid));
    // A connection of before may answer once more: its process ends a moment after the server's.
    await expect.poll(() => notes(database).catch(() => null)).toEqual([{ text: 'acknowledged' }]);
    await waitUntil(async () => (await readPid(folder)) !== pid);
    await database.close();
  });

  test('left in the middle of its creation is created anew', async () => {
    const folder = await aFolder();
    await mkdir(path.join(folder, 'postgres.new'));
    await writeFile(path.join(folder, 'postgres.new', 'PG_VERSION'), '18\n');
    const database = await open(folder);
    expect(await database.sql('select 1')).toHaveLength(1);
    await database.close();
  });

  test('works where its path is too long for a socket', async () => {
    const folder = await aFolder('a-folder-with-a-long-name'.repeat(5));
    const database = await open(folder);
    expect(await database.sql('select 1')).toHaveLength(1);
    await database.close();
  });

  test('of another PostgreSQL is left alone, and a sentence says so', async () => {
    const folder = await aFolder();
    await mkdir(path.join(folder, 'postgres'));
    await writeFile(path.join(folder, 'postgres', 'PG_VERSION'), '14\n');
    const start = open(folder);
    await expect(start).rejects.toThrow(StartupError);
    await expect(start).rejects.toThrow(/PostgreSQL 14.*choose another DATA_DIR/s);
  });
});

test('a server that does not respond ends the start with a sentence', async () => {
  const start = openDatabase(
    { databaseUrl: 'postgres://127.0.0.1:1/none', dataDir: '' },
    () => undefined,
  );
  await expect(start).rejects.toThrow(/^The database of DATABASE_URL does not answer/);
});
