import { z } from 'zod';
import type { AppliedMigration } from '../adopt-baseline.ts';
import { StartupError } from '../embedded/postgres-binaries.ts';

/** The version of the format: it goes up when an older program could not read a file. */
const FORMAT = 1;

const header = z.object({
  pennantBackup: z.literal(FORMAT),
  /** When the snapshot was taken. */
  created: z.iso.datetime(),
  /** The version of the program that wrote it. */
  version: z.string(),
  /** The migrations of the database, in order, with their checksums. */
  migrations: z.array(z.object({ name: z.string(), checksum: z.string() })).min(1),
  /** The tables in the order in which they follow, with the columns of their rows. */
  tables: z.array(z.object({ name: z.string(), columns: z.array(z.string()).min(1) })).min(1),
  sequences: z.array(
    z.object({ name: z.string(), lastValue: z.string().regex(/^-?\d+$/), isCalled: z.boolean() }),
  ),
});

/** The first line of a backup, as JSON: what it is of, and what follows. */
export type BackupHeader = z.output<typeof header>;
export type BackupTable = BackupHeader['tables'][number];

export const formatHeader = (content: Omit<BackupHeader, 'pennantBackup'>): string =>
  `${JSON.stringify({ pennantBackup: FORMAT, ...content })}\n`;

/**
 * Parses the first line of a file.
 *
 * @throws StartupError if it is not that of a backup that this program can read.
 */
export function parseHeader(line: string, file: string): BackupHeader {
  const content = parseJson(line);
  const format = (content as { pennantBackup?: unknown } | null)?.pennantBackup;
  if (typeof format === 'number' && format > FORMAT) {
    throw new StartupError(`${file} was written by a newer Pennant: restore it with that one.`);
  }
  const parsed = header.safeParse(content);
  if (!parsed.success) throw new StartupError(`${file} is no backup of Pennant.`);
  return parsed.data;
}

/**
 * Returns those of the program's migrations that a database has, or the name of the first one by
 * which it is the database of a newer or of another program.
 */
export function matchMigrations<Migration extends AppliedMigration>(
  applied: readonly AppliedMigration[],
  own: readonly Migration[],
): { readonly migrations: readonly Migration[] } | { readonly newer: string } | { other: string } {
  for (const [index, { name, checksum }] of applied.entries()) {
    const migration = own[index];
    if (migration === undefined || migration.name < name) return { newer: name };
    if (migration.name !== name || migration.checksum !== checksum) return { other: name };
  }
  return { migrations: own.slice(0, applied.length) };
}

/**
 * Returns the program's migrations that the database of a backup had.
 *
 * @throws StartupError if it had others.
 */
export function findMigrationsOf<Migration extends AppliedMigration>(
  { migrations }: BackupHeader,
  own: readonly Migration[],
  file: string,
): readonly Migration[] {
  const found = matchMigrations(migrations, own);
  if ('newer' in found) {
    throw new StartupError(
      `${file} has the migration ${found.newer}, which this program does not: restore it with a newer Pennant.`,
    );
  }
  if ('other' in found) {
    throw new StartupError(
      `${file} is of another program: its migration ${found.other} is not the one of this Pennant.`,
    );
  }
  return found.migrations;
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
}
