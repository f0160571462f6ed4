import { chmod, mkdir, mkdtemp, readdir, rm } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { abandonedRunFolders, runFolderPrefix } from '../trust/harness/run-folders.ts';

/** Where the bench keeps its databases. */
export const SCALE_FOLDER = path.join(os.tmpdir(), `pennant-scale-${process.getuid?.() ?? 0}`);

/** Makes a folder for the databases of one part, and removes those of interrupted runs. */
export async function makeRunFolder(): Promise<string> {
  await mkdir(SCALE_FOLDER, { recursive: true });
  for (const name of abandonedRunFolders(await readdir(SCALE_FOLDER)))
    await rm(path.join(SCALE_FOLDER, name), { recursive: true, force: true });
  const folder = await mkdtemp(path.join(SCALE_FOLDER, runFolderPrefix(process.pid)));
  // The databases' user has to enter it.
  for (const entered of [SCALE_FOLDER, folder]) await chmod(entered, 0o755);
  return folder;
}
