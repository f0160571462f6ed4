import { readFile } from 'node:fs/promises';
import type pg from 'pg';
import REPLACED from '../../../migrations/replaced.json' with { type: 'json' };
import { StartupError } from './embedded/postgres-binaries.ts';

/** A migration as the database lists it. */
export interface AppliedMigration {
  readonly name: string;
  /** SHA-256 of the text, in hexadecimal. */
  readonly checksum: string;
}

/**
 * The ten migrations that the baseline replaced, as databases made by them list them. They are in
 * the repository at commit 5492575.
 */
export const REPLACED_MIGRATIONS: readonly AppliedMigration[] = REPLACED;

/** The last migration of the baseline: an adopted database lacks only later ones. */
export const LAST_OF_BASELINE = '0010_admin.sql';

const ADOPTION = new URL('../../../migrations/adopt.sql', import.meta.url);

/** Whether the database was made by the migrations that the baseline replaced. */
export function isBeforeBaseline(applied: readonly AppliedMigration[]): boolean {
  return applied[0]?.name === REPLACED_MIGRATIONS[0]?.name;
}

/**
 * Brings a database of the replaced migrations to the baseline, with all its rows: renames columns
 * and replaces the list of its migrations. Runs in the caller's transaction.
 *
 * @throws StartupError if the database lacks some of the replaced migrations.
 */
export async function adoptBaseline(
  client: pg.Client,
  applied: readonly AppliedMigration[],
  migrations: readonly AppliedMigration[],
): Promise<void> {
  if (applied.length < REPLACED_MIGRATIONS.length) {
    throw new StartupError(
      `The database is of an older Pennant, with ${applied.length} of its ${REPLACED_MIGRATIONS.length} migrations: start the Pennant of commit 5492575 with it first, then this one.`,
    );
  }
  const baseline = migrations.filter(({ name }) => name <= LAST_OF_BASELINE);
  await client.query(await readFile(ADOPTION, 'utf8'));
  await client.query('delete from migration');
  await client.query(
    'insert into migration (name, checksum) select * from unnest($1::text[], $2::text[])',
    [baseline.map(({ name }) => name), baseline.map(({ checksum }) => checksum)],
  );
}
