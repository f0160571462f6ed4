import { expect, test } from 'vitest';
import { aDatabase } from '../../testing/a-database.ts';
import { REPLACED_MIGRATIONS, type AppliedMigration } from './adopt-baseline.ts';
import type { Database } from './database.ts';
import { migrate, readMigrations } from './migrate.ts';

/** Creates a database that lists these migrations and has nothing else. */
async function aDatabaseWith(applied: readonly AppliedMigration[]): Promise<Database> {
  const database = await aDatabase({ template: 'template0' });
  await migrate(
    database,
    applied.map((migration) => ({ ...migration, text: 'select' })),
  );
  return database;
}

const readApplied = (database: Database) =>
  database.sql<AppliedMigration>('select name, checksum from migration order by name');

// That a whole one is adopted is shown by adopted-database.test.ts.
test('a database with only some of the replaced migrations is left alone, with what to do', async () => {
  const some = REPLACED_MIGRATIONS.slice(0, 7);
  const database = await aDatabaseWith(some);
  await expect(migrate(database, await readMigrations())).rejects.toThrow(
    'of an older Pennant, with 7 of its 10 migrations: start the Pennant of commit 5492575',
  );
  expect(await readApplied(database)).toEqual(some);
});

test('a database with another text of a replaced migration ends the start', async () => {
  const edited = REPLACED_MIGRATIONS.map((migration, index) =>
    index === 4 ? { ...migration, checksum: 'other' } : migration,
  );
  const database = await aDatabaseWith(edited);
  await expect(migrate(database, await readMigrations())).rejects.toThrow(
    '0006_sessions_and_first_passwords.sql was changed',
  );
  expect(await readApplied(database)).toEqual(edited);
});

test('a database with a migration after the replaced ones ends the start', async () => {
  const database = await aDatabaseWith([
    ...REPLACED_MIGRATIONS,
    { name: '0015_other.sql', checksum: 'other' },
  ]);
  await expect(migrate(database, await readMigrations())).rejects.toThrow(
    '0015_other.sql, which this program does not',
  );
});
