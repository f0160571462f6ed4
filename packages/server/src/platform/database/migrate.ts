import { createHash } from 'node:crypto';
import { readdir, readFile } from 'node:fs/promises';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import type pg from 'pg';
import {
  adoptBaseline,
  isBeforeBaseline,
  REPLACED_MIGRATIONS,
  type AppliedMigration,
} from './adopt-baseline.ts';
import { changeSchema } from './change-schema.ts';
import {
  distributeTables,
  prepareToChangeTables,
  readCluster,
  type Cluster,
} from './cluster/distribute-tables.ts';
import { TABLE_PLACEMENTS, type TablePlacements } from './cluster/table-placement.ts';
import type { Database } from './database.ts';
import { StartupError } from './embedded/postgres-binaries.ts';
import { splitStatements } from './split-statements.ts';

/** The folder of the numbered SQL files. */
export const migrationsFolder = fileURLToPath(new URL('../../../migrations/', import.meta.url));

/** One SQL file: `0001_platform.sql`. Never edited once merged. */
export interface Migration extends AppliedMigration {
  readonly text: string;
}

/** Advisory lock of whoever changes the schema. */
export const MIGRATIONS_LOCK = 7_310_002;

/** The table that lists the applied migrations; it comes before all of them. */
export const CREATE_MIGRATION_TABLE = `create table if not exists migration (
  name text primary key, checksum text not null, applied_at timestamptz not null default now())`;

const FILE_NAME = /^\d{4}_[a-z0-9_]+\.sql$/;

/** Returns all migrations, in the order of their numbers. */
export async function readMigrations(folder = migrationsFolder): Promise<Migration[]> {
  const names = (await readdir(folder)).filter((name) => FILE_NAME.test(name)).toSorted();
  return Promise.all(
    names.map(async (name) => {
      const text = await readFile(path.join(folder, name), 'utf8');
      return { name, text, checksum: createHash('sha256').update(text).digest('hex') };
    }),
  );
}

/** Returns one checksum over all migrations. */
export function checksumOf(migrations: readonly Migration[]): string {
  return createHash('sha256')
    .update(migrations.map(({ name, checksum }) => `${name}:${checksum}`).join('\n'))
    .digest('hex');
}

/**
 * Brings the database up to the newest migration, each in a transaction of its own; a database from
 * before the baseline is adopted first. Programs that start at the same time wait for each other;
 * programs that serve meanwhile are not held up for longer than a request can wait.
 * On a cluster of servers the tables are distributed over them, unless they were filled before; a
 * table that comes later is placed right after it is created.
 *
 * @param tell receives a message for the operator: a cluster that is not made use of, a wait.
 * @param placements where tables belong on a cluster; tests add theirs.
 * @returns the names of the migrations that were applied now
 * @throws StartupError if a migration that was already applied has been changed or removed since.
 */
export async function migrate(
  database: Database,
  migrations: readonly Migration[],
  tell: (message: string) => void = () => undefined,
  placements: TablePlacements = TABLE_PLACEMENTS,
): Promise<string[]> {
  const client = await database.connect();
  try {
    // The lock comes first: even `create table if not exists` races with itself.
    await client.query('select pg_advisory_lock($1)', [MIGRATIONS_LOCK]);
    await client.query(CREATE_MIGRATION_TABLE);
    let applied = await readApplied(client);
    if (isBeforeBaseline(applied)) {
      checkHistory(applied, REPLACED_MIGRATIONS);
      const before = applied;
      await changeSchema(
        client,
        () => adoptBaseline(client, before, migrations),
        () => tell(waitsFor('The change to the baseline')),
      );
      applied = await readApplied(client);
    }
    checkHistory(applied, migrations);

    const missing = migrations.slice(applied.length);
    const cluster = await readCluster(client);
    if (cluster !== null) await prepareToChangeTables(client);
    const place = async () => {
      if (cluster?.isDistributed) await distributeTables(client, placements);
    };
    for (const migration of missing) await applyMigration(client, migration, { place, tell });
    if (cluster !== null) await distribute(client, cluster, { placements, tell });
    return missing.map(({ name }) => name);
  } finally {
    await client.end();
  }
}

/** Distributes the tables while they are empty; later it would take all of them out of use. */
async function distribute(
  client: pg.Client,
  { workers, isDistributed }: Cluster,
  { placements, tell }: { placements: TablePlacements; tell: (message: string) => void },
): Promise<void> {
  if (!isDistributed && (await isInUse(client))) {
    tell(
      `The database has ${workers} servers for its tables, but was filled before it had them: all ` +
        'tables are on the first. To spread them, restore a backup onto an empty cluster: see docs/operating.md.',
    );
    return;
  }
  await changeSchema(
    client,
    () => distributeTables(client, placements),
    () => tell(waitsFor('The placing of the tables')),
  );
}

/** Returns whether a program has used the database: each has its cards and its admin made first. */
async function isInUse(client: pg.Client): Promise<boolean> {
  const { rows } = await client.query<{ is: boolean }>(
    'select exists (select from account) or exists (select from catalogue) as is',
  );
  return rows[0]!.is;
}

async function readApplied(client: pg.Client): Promise<AppliedMigration[]> {
  const { rows } = await client.query<AppliedMigration>(
    'select name, checksum from migration order by name',
  );
  return rows;
}

/** Throws StartupError unless the applied migrations are the first ones of the program's. */
function checkHistory(
  applied: readonly AppliedMigration[],
  migrations: readonly AppliedMigration[],
): void {
  for (const [index, { name, checksum }] of applied.entries()) {
    const migration = migrations[index];
    if (!migration || migration.name > name) {
      throw new StartupError(
        `The database has the migration ${name}, which this program does not: start a newer Pennant.`,
      );
    }
    if (migration.name < name) {
      throw new StartupError(
        `The migration ${migration.name} comes before ${name}, which the database already has.`,
      );
    }
    if (migration.checksum !== checksum) {
      throw new StartupError(
        `The migration ${name} was changed after this database had it: write a new one instead.`,
      );
    }
  }
}

async function applyMigration(
  client: pg.Client,
  { name, text, checksum }: Migration,
  { place, tell }: { place: () => Promise<void>; tell: (message: string) => void },
): Promise<void> {
  const apply = async () => {
    // One by one: Citus passes on the text of a statement to the servers, with all that it holds.
    for (const statement of splitStatements(text)) {
      await client.query(statement);
      await place();
    }
    await client.query('insert into migration (name, checksum) values ($1, $2)', [name, checksum]);
  };
  try {
    await changeSchema(client, apply, () => tell(waitsFor(`The migration ${name}`)));
  } catch (error) {
    throw new Error(`the migration ${name} failed: ${(error as Error).message}`, { cause: error });
  }
}

const waitsFor = (what: string): string =>
  `${what} waits for a table that others use, such as a backup; it is tried until it gets it.`;
