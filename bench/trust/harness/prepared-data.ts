import { execFile } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync } from 'node:fs';
import { mkdir, mkdtemp, readdir, readFile, rename, rm, writeFile } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { promisify } from 'node:util';
import { abandonedRunFolders, runFolderPrefix } from './run-folders.ts';
import { startTrustProgram, waitForAllCards } from './trust-program.ts';

const FOLDER = path.join(os.tmpdir(), `pennant-trust-${process.getuid?.() ?? 0}`);
const MIGRATIONS = path.resolve(
  import.meta.dirname,
  '..',
  '..',
  '..',
  'packages/server/migrations',
);

/** A folder of the program's own database that a part may do with as it likes. */
export interface DataFolder {
  readonly dataDir: string;
  /** The first admin's password. */
  readonly adminPassword: string;
  /** Removes the folder. The program must have been stopped. */
  remove(): Promise<void>;
}

/**
 * Returns a copy of a database with all cards of the synthetic history and no players but the
 * admin. The original is made once for these migrations (a minute or two) and kept.
 */
export async function copyPreparedData(tell: (message: string) => void): Promise<DataFolder> {
  const prepared = await prepareData(tell);
  for (const name of abandonedRunFolders(await readdir(FOLDER)))
    await rm(path.join(FOLDER, name), { recursive: true, force: true });
  const dataDir = await mkdtemp(path.join(FOLDER, runFolderPrefix(process.pid)));
  await promisify(execFile)('chmod', ['755', FOLDER, dataDir]);
  // With cp, since the files keep their owner: PostgreSQL's, where root runs this.
  await promisify(execFile)('cp', ['-a', path.join(prepared, 'postgres'), dataDir]);
  return {
    dataDir,
    adminPassword: await readFile(path.join(prepared, 'admin-password'), 'utf8'),
    remove: () => rm(dataDir, { recursive: true, force: true }),
  };
}

async function preparedFolder(): Promise<string> {
  const hash = createHash('sha256');
  for (const name of (await readdir(MIGRATIONS)).toSorted())
    hash.update(name).update(await readFile(path.join(MIGRATIONS, name)));
  return path.join(FOLDER, `prepared-${hash.digest('hex').slice(0, 12)}`);
}

async function prepareData(tell: (message: string) => void): Promise<string> {
  const folder = await preparedFolder();
  if (existsSync(folder)) return folder;
  tell('Making the cards of the synthetic history, once …');
  const draft = `${folder}.${process.pid}`;
  await mkdir(draft, { recursive: true, mode: 0o755 });
  try {
    const program = await startTrustProgram({ dataDir: draft });
    await waitForAllCards(program.url);
    const password = /password, shown only this once: (\S+)/.exec(program.output())?.[1];
    await program.stop();
    if (password === undefined) throw new Error('the program told no password of an admin');
    await writeFile(path.join(draft, 'admin-password'), password, { mode: 0o600 });
    // Another run may have made them meanwhile.
    await rename(draft, folder).catch((error: unknown) => {
      if (!existsSync(folder)) throw error;
    });
  } finally {
    await rm(draft, { recursive: true, force: true });
  }
  return folder;
}
