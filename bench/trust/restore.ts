import { execFile } from 'node:child_process';
import { existsSync } from 'node:fs';
import { copyFile, mkdir, open, stat, writeFile } from 'node:fs/promises';
import path from 'node:path';
import pg from 'pg';
import { openDatabase } from '@pennant/server/platform/database/open-database';
import { startScratchPostgresql15 } from '../leaderboard/scratch-postgresql.ts';
import type { LoggedRequest } from './checker/request-log.ts';
import { copyPreparedData, type DataFolder } from './harness/prepared-data.ts';
import { connectToData } from './load/dump-users.ts';
import { fillRows, hashTables } from './load/fill-rows.ts';
import { withObservedProgram } from './load/observed-program.ts';
import { playHistory } from './load/play-history.ts';
import { createRandom } from './load/random.ts';
import type { Figures, TrustPart, TrustRun } from './trust-part.ts';

interface Amounts extends Record<string, number> {
  readonly rows: number;
}

const ROOT = path.resolve(import.meta.dirname, '..', '..');
const MAX_RESTORE_SECONDS = 300;
const HISTORIES = 2;
const OPERATIONS = 200;

type Hashes = Readonly<Record<string, string>>;

/**
 * Users play, the tables are filled up, and the operator's commands back everything up while the
 * program runs, restore it into an embedded database, from there to a PostgreSQL server and back.
 * Every row must be there, and all that the users were told; and a program must go on with it.
 */
export const restore: TrustPart<Amounts> = {
  name: 'restore',
  claim:
    'A backup brings back every row, on either kind of database; a damaged one touches nothing.',
  amounts: { ci: { rows: 350_000 }, full: { rows: 1_000_000 } },
  figures: ({ rows }) => ({
    restoredRows: { label: 'rows backed up and restored', target: { atLeast: rows } },
    backupMegabytes: { label: 'megabytes of the backup', target: null },
    backupSeconds: { label: 'seconds of a backup while the program runs', target: null },
    restoreSeconds: {
      label: 'seconds of the slowest of three restores',
      target: { atMost: MAX_RESTORE_SECONDS },
    },
    restoreDifferences: {
      label: 'tables that differ, embedded, on a server, and back',
      target: { exactly: 0 },
    },
    restoreViolations: {
      label: 'violations found by the checker, and when users play on',
      target: { exactly: 0 },
    },
    damagedRestored: {
      label: 'of five damaged or foreign files restored, or leaving a trace',
      target: { exactly: 0 },
    },
  }),
  amountsFrom: (word) => (/^\d+$/.test(word) ? { rows: Number(word) } : null),
  run: async ({ rows }, run) => {
    const data = await copyPreparedData(run.tell);
    const server = await startScratchPostgresql15();
    try {
      return await backUpAndRestore(rows, data, server.url, run);
    } finally {
      await server.stop();
      await data.remove();
    }
  },
};

async function backUpAndRestore(
  rows: number,
  { dataDir: folder, adminPassword }: DataFolder,
  serverUrl: string,
  run: TrustRun,
): Promise<Figures> {
  const [first, second] = [path.join(folder, 'first'), path.join(folder, 'second')];
  const [fromProgram, fromServer] = [`${first}.backup`, `${second}.backup`];
  const log: LoggedRequest[] = [];
  let backup = { seconds: 0 };
  let original: Hashes = {};
  let filled = 0;
  await withObservedProgram({ dataDir: folder, adminPassword }, async ({ client, market }) => {
    for (let history = 0; history < HISTORIES; history += 1) {
      const random = createRandom(run.seed * 1000 + history);
      log.push(...(await playHistory(client, market, { random, operations: OPERATIONS })).log);
    }
    const database = await connectToData({ dataDir: folder });
    filled = await fillRows(database, rows);
    run.tell(`${filled} rows are there`);
    backup = await runCommand('backup', [fromProgram], { DATA_DIR: folder });
    original = await hashTables(database);
    await database.end();
  });

  const damaged = await tryDamagedFiles(fromProgram, path.join(folder, 'untouched'));
  const embedded = await runCommand('restore', [fromProgram], { DATA_DIR: first });
  run.tell(`restored into an embedded database in ${embedded.seconds.toFixed(1)} s`);
  const toServer = { DATABASE_URL: serverUrl };
  const onServer = await runCommand('restore', [fromProgram], toServer);
  run.tell(`restored on PostgreSQL 15 in ${onServer.seconds.toFixed(1)} s`);
  await runCommand('backup', [fromServer], toServer);
  const serverHashes = await hashServer(serverUrl);
  const back = await runCommand('restore', [fromServer], { DATA_DIR: second });
  run.tell(`and back in ${back.seconds.toFixed(1)} s`);

  const hashes = [await hashEmbedded(first), serverHashes, await hashEmbedded(second)];
  const differences = hashes.map((restored) => findDifferences(original, restored));
  for (const tables of differences)
    if (tables.length > 0) run.tell(`tables that differ: ${tables.join(', ')}`);
  return {
    restoredRows: filled,
    backupMegabytes: (await stat(fromProgram)).size / 1e6,
    backupSeconds: backup.seconds,
    restoreSeconds: Math.max(embedded.seconds, onServer.seconds, back.seconds),
    restoreDifferences: differences.flat().length,
    restoreViolations:
      (await checkRestored({ dataDir: first, adminPassword }, log, run)) +
      (await checkRestored({ dataDir: second, adminPassword }, log, run)),
    damagedRestored: damaged,
  };
}

/**
 * Starts a program on a restored database and lets users play; returns the number of violations,
 * also of what the users of the original were told.
 */
function checkRestored(
  data: Omit<DataFolder, 'remove'>,
  log: readonly LoggedRequest[],
  run: TrustRun,
): Promise<number> {
  return withObservedProgram(data, async ({ client, market, check }) => {
    const violations = [...(await check('restored', log))];
    const random = createRandom(run.seed * 1000 + HISTORIES);
    const later = await playHistory(client, market, { random, operations: OPERATIONS });
    violations.push(...(await check('after-restore', later.log)));
    for (const { rule, detail } of violations.slice(0, 5)) run.tell(`${rule}: ${detail}`);
    return violations.length;
  });
}

async function hashEmbedded(dataDir: string): Promise<Hashes> {
  const database = await openDatabase({ databaseUrl: null, dataDir }, () => undefined);
  const client = await database.connect();
  try {
    return await hashTables(client);
  } finally {
    await client.end();
    await database.close();
  }
}

async function hashServer(url: string): Promise<Hashes> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  try {
    return await hashTables(client);
  } finally {
    await client.end();
  }
}

const findDifferences = (original: Hashes, hashes: Hashes): string[] =>
  [...new Set([...Object.keys(original), ...Object.keys(hashes)])].filter(
    (table) => original[table] !== hashes[table],
  );

/** Returns how many of five bad files were restored, or left a trace of an attempt. */
async function tryDamagedFiles(backup: string, dataDir: string): Promise<number> {
  const { size } = await stat(backup);
  const file = `${backup}.damaged`;
  const damage: readonly (() => Promise<void>)[] = [
    () => changeByte(backup, file, Math.floor(size / 2)),
    () => changeByte(backup, file, 40),
    () => changeByte(backup, file, size - 10),
    async () => {
      await copyFile(backup, file);
      await using handle = await open(file, 'r+');
      await handle.truncate(size - 1000);
    },
    () => writeFile(file, 'COPY wallet (balance) FROM stdin;\n'),
  ];
  let accepted = 0;
  for (const write of damage) {
    await write();
    const isRestored = await runCommand('restore', [file], { DATA_DIR: dataDir }).then(
      () => true,
      () => false,
    );
    if (isRestored || existsSync(dataDir)) accepted += 1;
  }
  return accepted;
}

async function changeByte(from: string, to: string, index: number): Promise<void> {
  await copyFile(from, to);
  await using handle = await open(to, 'r+');
  const { buffer } = await handle.read(Buffer.alloc(1), 0, 1, index);
  await handle.write(Buffer.from([buffer[0]! ^ 1]), 0, 1, index);
}

/** Runs a command of the operator; returns how long it took. */
async function runCommand(
  command: 'backup' | 'restore',
  args: readonly string[],
  settings: Readonly<Record<string, string>>,
): Promise<{ readonly seconds: number }> {
  const { DATA_DIR } = settings;
  if (DATA_DIR !== undefined && command === 'restore' && !existsSync(path.dirname(DATA_DIR)))
    await mkdir(path.dirname(DATA_DIR), { recursive: true });
  const began = performance.now();
  await new Promise<void>((resolve, reject) => {
    execFile(
      process.execPath,
      [path.join(ROOT, 'scripts', 'run.mjs'), command, ...args],
      { cwd: ROOT, env: { ...process.env, LAHMAN_DIR: '', DATABASE_URL: '', ...settings } },
      (error, _stdout, stderr) => (error ? reject(new Error(stderr || error.message)) : resolve()),
    );
  });
  return { seconds: (performance.now() - began) / 1000 };
}
