import { existsSync } from 'node:fs';
import { mkdtemp, readFile, readdir, rm, stat, writeFile } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import fc from 'fast-check';
import { afterAll, describe, expect, test } from 'vitest';
import { aDatabase } from '../../../testing/a-database.ts';
import { describeSchema } from '../../../testing/describe-schema.ts';
import { aDumpedDatabase } from '../../../testing/dump/a-dumped-database.ts';
import { readTableHashes } from '../../../testing/read-table-hashes.ts';
import type { Database } from '../database.ts';
import { migrate, readMigrations, type Migration } from '../migrate.ts';
import { openDatabase } from '../open-database.ts';
import { backUp } from './back-up.ts';
import { readContent, writeContent } from './backup-content.ts';
import { openBackupFile, writeBackupFile } from './backup-file.ts';
import { findMigrationsOf } from './backup-header.ts';
import { runBackup, runRestore } from './commands.ts';
import { restore } from './restore.ts';

const own = await readMigrations();
const folder = await mkdtemp(path.join(os.tmpdir(), 'pennant-backup-'));
afterAll(() => rm(folder, { recursive: true, force: true }));
let files = 0;
const newFile = () => path.join(folder, `${(files += 1)}.backup`);

/** A database in which a user has played: cards, packs, games, a contest, money. */
const played = await aDumpedDatabase();
await migrate(played, own);

const anEmptyDatabase = () => aDatabase({ template: 'template0' });

async function backUpTo(file: string, database: Database, migrations = own) {
  return backUp(database, { file, migrations, version: '1.2.3', now: new Date() });
}

async function restoreFrom(
  file: string,
  database: Database,
  {
    replace = false,
    migrations = own,
    tell = () => undefined,
  }: { replace?: boolean; migrations?: Migration[]; tell?: (message: string) => void } = {},
) {
  const backup = await openBackupFile(file);
  return restore(database, {
    backup,
    migrations: findMigrationsOf(backup.header, migrations, file),
    replace,
    tell,
  });
}

const backup = newFile();
const { rows } = await backUpTo(backup, played);

describe('a backup', () => {
  test('brings back every row, every sequence and every rule of the tables', async () => {
    const restored = await anEmptyDatabase();
    expect(await restoreFrom(backup, restored)).toBe(rows);
    expect(await readTableHashes(restored)).toEqual(await readTableHashes(played));
    expect(await describeSchema(restored)).toBe(await describeSchema(played));
    await expect(restored.sql('update posting set amount = amount + 1')).rejects.toThrow(
      /only added to/,
    );
  });

  test('is restored even if the planner’s statistics can’t be collected', async () => {
    const restored = await anEmptyDatabase();
    const connect = async () => {
      const client = await restored.connect();
      const query = client.query.bind(client) as (...query: unknown[]) => unknown;
      const failing = (text: unknown, ...values: unknown[]) =>
        text === 'analyze' ? Promise.reject(new Error('no room left')) : query(text, ...values);
      return Object.assign(client, { query: failing });
    };
    const told: string[] = [];
    const tell = (message: string) => void told.push(message);
    expect(await restoreFrom(backup, { ...restored, connect }, { tell })).toBe(rows);
    expect(told).toEqual([expect.stringContaining('no room left')]);
    expect(await readTableHashes(restored)).toEqual(await readTableHashes(played));
  });

  test('goes from one PostgreSQL to another and back', async () => {
    const dataDir = path.join(folder, 'embedded');
    const settings = { databaseUrl: null, dataDir };
    const embedded = await openDatabase(settings, () => undefined, 'pennant restore');
    const back = newFile();
    try {
      await restoreFrom(backup, embedded);
      await backUpTo(back, embedded);
    } finally {
      await embedded.close();
    }
    const restored = await anEmptyDatabase();
    await restoreFrom(back, restored);
    expect(await readTableHashes(restored)).toEqual(await readTableHashes(played));
  });

  test('is of one moment, whatever is written meanwhile', async () => {
    const busy = await anEmptyDatabase();
    await migrate(busy, own);
    let isOver = false;
    const write = async () => {
      for (let number = 0; !isOver; number += 1) {
        await busy.sql(
          `with added as (insert into email_directory values ($1, gen_random_uuid()) returning user_id)
           insert into username_directory select $1, user_id from added`,
          [`player ${number}`],
        );
      }
    };
    const writing = write();
    const file = newFile();
    await backUpTo(file, busy);
    isOver = true;
    await writing;
    const restored = await anEmptyDatabase();
    await restoreFrom(file, restored);
    const [found] = await restored.sql<{ emails: number; names: number }>(
      'select (select count(*) from email_directory) as emails, (select count(*) from username_directory) as names',
    );
    expect(found?.names).toBe(found?.emails);
  });

  test('of an older Pennant is restored and then brought up to date', async () => {
    const older = await anEmptyDatabase();
    const few = own.slice(0, 10);
    await migrate(older, few);
    await older.sql("select setval('custom_card_id', 100000777)");
    await older.sql(`insert into program_fact values ('pennant', '"flies"')`);
    const file = newFile();
    await backUpTo(file, older);
    const restored = await anEmptyDatabase();
    await restoreFrom(file, restored);
    expect(await migrate(restored, own)).toEqual(own.slice(10).map(({ name }) => name));
    expect(await describeSchema(restored)).toBe(await describeSchema(played));
    expect(
      await restored.sql("select value, nextval('custom_card_id') as next from program_fact"),
    ).toEqual([{ value: 'flies', next: 100_000_778 }]);
  });

  test('can be read by its owner alone, and takes no other file’s place', async () => {
    expect((await stat(backup)).mode & 0o777).toBe(0o600);
    await expect(backUpTo(backup, played)).rejects.toThrow(/There is a file .* already/);
    expect((await readdir(folder)).filter((name) => name.endsWith('.part'))).toEqual([]);
  });

  test('that breaks off leaves no file', async () => {
    const file = newFile();
    const tables = [{ name: 'wallet', columns: ['balance'] }];
    const header = { created: new Date().toISOString(), version: '1', migrations: own, tables };
    const breaksOff = async function* () {
      yield Buffer.from('COPY');
      throw new Error('the disk is full');
    };
    await expect(writeBackupFile(file, { ...header, sequences: [] }, breaksOff())).rejects.toThrow(
      'the disk is full',
    );
    expect((await readdir(folder)).filter((name) => name.startsWith(path.basename(file)))).toEqual(
      [],
    );
  });
});

describe('a restore refuses', () => {
  /** Returns a target that has rows of its own, and a check that they are all there. */
  async function aTarget() {
    const target = await anEmptyDatabase();
    await restoreFrom(backup, target);
    const before = await readTableHashes(target);
    return {
      target,
      expectUntouched: async () => expect(await readTableHashes(target)).toEqual(before),
    };
  }

  test('a file of which any byte is another, or any part is missing', async () => {
    const whole = await readFile(backup);
    const file = newFile();
    await fc.assert(
      fc.asyncProperty(
        fc.nat(whole.length - 1),
        fc.integer({ min: 1, max: 255 }),
        fc.boolean(),
        async (index, change, isCut) => {
          const damaged = Buffer.from(isCut ? whole.subarray(0, index) : whole);
          if (!isCut) damaged[index] = damaged[index]! ^ change;
          await writeFile(file, damaged);
          await expect(
            openBackupFile(file).then(({ header }) => findMigrationsOf(header, own, file)),
          ).rejects.toThrow(/is damaged|is no backup|newer Pennant/);
        },
      ),
      { numRuns: 60 },
    );
  });

  test('a file of another kind, a folder, and no file', async () => {
    const text = newFile();
    await writeFile(text, 'INSERT INTO wallet VALUES (1000000);\n');
    await expect(openBackupFile(text)).rejects.toThrow(/is no backup of Pennant/);
    await expect(openBackupFile(folder)).rejects.toThrow(/but a folder/);
    await expect(openBackupFile(newFile())).rejects.toThrow(/There is no file/);
  });

  test('a backup of a newer Pennant, and of another program', async () => {
    await expect(restoreFrom(backup, played, { migrations: own.slice(0, -1) })).rejects.toThrow(
      /restore it with a newer Pennant/,
    );
    const changed = own.map((migration) => ({ ...migration, checksum: 'f'.repeat(64) }));
    await expect(restoreFrom(backup, played, { migrations: changed })).rejects.toThrow(
      /of another program/,
    );
  });

  test('to replace accounts, unless it is told to', async () => {
    const { target, expectUntouched } = await aTarget();
    const empty = newFile();
    const migrated = await anEmptyDatabase();
    await migrate(migrated, own);
    await backUpTo(empty, migrated);
    await expect(restoreFrom(empty, target)).rejects.toThrow(/say --replace/);
    await expectUntouched();
    await restoreFrom(empty, target, { replace: true });
    expect(await readTableHashes(target)).toEqual(await readTableHashes(migrated));
  });

  test('while Pennant runs with the database', async () => {
    const { target, expectUntouched } = await aTarget();
    const running = await target.connect();
    await expect(restoreFrom(backup, target, { replace: true })).rejects.toThrow(/stop it first/);
    await running.end();
    await expectUntouched();
  });

  test('rows that do not belong together, and puts everything back', async () => {
    const { target, expectUntouched } = await aTarget();
    const { header, readContent: content } = await openBackupFile(backup);
    const forged = newFile();
    const rowsOf = new Map<string, Buffer>();
    await readContent(content(), header.tables, async ({ name }, table) => {
      const chunks: Buffer[] = [];
      for await (const chunk of table) chunks.push(Buffer.from(chunk));
      rowsOf.set(name, Buffer.concat(chunks));
      return rowsOf.get(name)!.toString('latin1').split('\n').length - 1;
    });
    const nobody = '00000000-0000-7000-8000-000000000000';
    const wallets = rowsOf.get('wallet')!.toString().replace(/^\S+/, nobody);
    rowsOf.set('wallet', Buffer.from(wallets));
    await writeBackupFile(
      forged,
      header,
      writeContent(header.tables, ({ name }) => ({
        rowCount: rowsOf.get(name)!.toString('latin1').split('\n').length - 1,
        async *[Symbol.asyncIterator]() {
          yield rowsOf.get(name)!;
        },
      })),
    );
    await expect(restoreFrom(forged, target, { replace: true })).rejects.toThrow(
      /wallet_user_id_fkey.*The database is as it was/,
    );
    await expectUntouched();
  });
});

describe('the commands', () => {
  const run = async (command: typeof runBackup, args: string[], dataDir: string) => {
    const told: string[] = [];
    const environment = { DATA_DIR: dataDir, LAHMAN_DIR: '' };
    await command({ args, environment, tell: (line) => void told.push(line), folder });
    return told.join('\n');
  };

  test('restore into a folder without a database, and back up from there', async () => {
    const dataDir = path.join(folder, 'operator');
    expect(await run(runRestore, [path.basename(backup)], dataDir)).toMatch(
      /is whole: taken .*\nRestored [\d,]+ rows of \d+ tables/,
    );
    expect(await run(runBackup, ['of-operator.backup'], dataDir)).toMatch(/SHA-256 [0-9a-f]{64}/);
    expect((await openBackupFile(path.join(folder, 'of-operator.backup'))).header.tables).toEqual(
      (await openBackupFile(backup)).header.tables,
    );
  });

  test('make no database where a backup finds none, or a restore finds no backup', async () => {
    const dataDir = path.join(folder, 'nothing');
    await expect(run(runBackup, ['x.backup'], dataDir)).rejects.toThrow(/There is no database in/);
    await writeFile(path.join(folder, 'damaged'), (await readFile(backup)).subarray(0, -1));
    await expect(run(runRestore, ['damaged'], dataDir)).rejects.toThrow(/is damaged/);
    await expect(run(runRestore, ['one', 'two'], dataDir)).rejects.toThrow(/Say which file/);
    expect(existsSync(dataDir)).toBe(false);
  });
});
