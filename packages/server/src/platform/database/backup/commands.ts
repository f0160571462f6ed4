import path from 'node:path';
import packageFile from '../../../../package.json' with { type: 'json' };
import { parseSettings, type Settings } from '../../settings.ts';
import type { Database } from '../database.ts';
import { hasDataFiles } from '../embedded/data-folder-and-endpoint.ts';
import { StartupError } from '../embedded/postgres-binaries.ts';
import { migrate, readMigrations } from '../migrate.ts';
import { openDatabase } from '../open-database.ts';
import { backUp } from './back-up.ts';
import { openBackupFile } from './backup-file.ts';
import { findMigrationsOf } from './backup-header.ts';
import { restore, RESTORE_CONNECTION } from './restore.ts';

/** What a command of an operator runs with. */
export interface CommandInput {
  readonly args: readonly string[];
  readonly environment: Readonly<Record<string, string | undefined>>;
  readonly tell: (message: string) => void;
  /** The folder that names of files are relative to. */
  readonly folder: string;
}

const numberOf = (migration: string) => Number.parseInt(migration, 10);
const count = (value: number) => value.toLocaleString('en-US');
const seconds = (began: number) => ((performance.now() - began) / 1000).toFixed(1);

/**
 * `npm run backup -- FILE`: writes the database of the settings into a file.
 *
 * @throws StartupError with a sentence for the operator.
 */
export async function runBackup(input: CommandInput): Promise<void> {
  const { file } = readArguments(input, 'backup', []);
  const settings = readSettings(input);
  if (settings.databaseUrl === null && !(await hasDataFiles(settings.dataDir))) {
    throw new StartupError(
      `There is no database in ${settings.dataDir}: set DATA_DIR or DATABASE_URL as for the program.`,
    );
  }
  const began = performance.now();
  const migrations = await readMigrations();
  await withDatabase(settings, 'pennant backup', input.tell, async (database) => {
    const options = { file, migrations, version: packageFile.version, now: new Date() };
    const { rows, tables, size, sha256, migration } = await backUp(database, options);
    input.tell(
      `Backed up ${count(rows)} rows of ${tables} tables, migration ${numberOf(migration)}, in ${seconds(began)} s: ` +
        `${file} (${(size / 1e6).toFixed(1)} MB).\nSHA-256 ${sha256}\n` +
        'It holds e-mail addresses and seeds that are still secret: keep it as you keep the database.',
    );
  });
}

/**
 * `npm run restore -- FILE [--replace]`: replaces the database of the settings by a backup. The
 * whole file is checked before the database is opened.
 *
 * @throws StartupError with a sentence for the operator; the database is then as it was.
 */
export async function runRestore(input: CommandInput): Promise<void> {
  const { file, options } = readArguments(input, 'restore', ['--replace']);
  const settings = readSettings(input);
  const began = performance.now();
  const own = await readMigrations();
  const backup = await openBackupFile(file);
  const migrations = findMigrationsOf(backup.header, own, file);
  input.tell(
    `${file} is whole: taken ${backup.header.created}, migration ${numberOf(migrations.at(-1)!.name)}.`,
  );
  await withDatabase(settings, RESTORE_CONNECTION, input.tell, async (database) => {
    const replace = options.includes('--replace');
    const { tell } = input;
    const rows = await restore(database, { backup, migrations, replace, tell });
    const later = await migrate(database, own);
    tell(
      `Restored ${count(rows)} rows of ${backup.header.tables.length} tables in ${seconds(began)} s` +
        `${later.length === 0 ? '' : `, and brought them to migration ${own.length}`}.`,
    );
  });
}

async function withDatabase(
  settings: Settings,
  name: string,
  tell: (message: string) => void,
  work: (database: Database) => Promise<void>,
): Promise<void> {
  const database = await openDatabase(settings, tell, name);
  try {
    await work(database);
  } finally {
    await database.close();
  }
}

function readArguments(
  { args, folder }: CommandInput,
  command: string,
  known: readonly string[],
): { readonly file: string; readonly options: readonly string[] } {
  const options = args.filter((word) => word.startsWith('--'));
  const [file, ...more] = args.filter((word) => !word.startsWith('--'));
  if (file === undefined || more.length > 0 || options.some((option) => !known.includes(option))) {
    const usage = [`npm run ${command} -- FILE`, ...known.map((option) => `[${option}]`)];
    throw new StartupError(`Say which file: ${usage.join(' ')}`);
  }
  return { file: path.resolve(folder, file), options };
}

function readSettings({ environment }: CommandInput): Settings {
  const parsed = parseSettings(environment);
  if (!parsed.ok) throw new StartupError(parsed.text);
  return parsed.settings;
}
