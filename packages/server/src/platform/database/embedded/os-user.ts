import { chown, lstat, readdir, readFile, stat } from 'node:fs/promises';
import path from 'node:path';

/**
 * The system user that the database runs as if root starts the program: PostgreSQL refuses root.
 */
export interface OsUser {
  readonly uid: number;
  readonly gid: number;
}

/** Existing unprivileged users, in order of preference. None is ever created. */
const UNPRIVILEGED_USERS = ['postgres', 'nobody'] as const;

/**
 * Returns the user to run the database as, or null for the current user, unless that is root. An
 * existing data folder keeps its owner.
 */
export async function chooseOsUser(dataFolder: string): Promise<OsUser | null> {
  if (process.getuid?.() !== 0) return null;
  const folder = await stat(dataFolder).catch(() => null);
  if (folder && folder.uid !== 0) return { uid: folder.uid, gid: folder.gid };

  const users = (await readFile('/etc/passwd', 'utf8')).split('\n').map((line) => line.split(':'));
  for (const name of UNPRIVILEGED_USERS) {
    const user = users.find(([login]) => login === name);
    if (user) return { uid: Number(user[2]), gid: Number(user[3]) };
  }
  return { uid: 65_534, gid: 65_534 };
}

/** Returns whether the owner may enter every existing folder on the path to `target`. */
export async function canAccess(target: string, owner: OsUser | null): Promise<boolean> {
  if (!owner) return true;
  for (let folder = path.resolve(target); ; folder = path.dirname(folder)) {
    const found = await stat(folder).catch(() => null);
    if (found && !canEnter(found, owner)) return false;
    if (folder === path.dirname(folder)) return true;
  }
}

function canEnter(folder: { mode: number; uid: number; gid: number }, owner: OsUser): boolean {
  if (folder.uid === owner.uid) return (folder.mode & 0o100) !== 0;
  if (folder.gid === owner.gid) return (folder.mode & 0o010) !== 0;
  return (folder.mode & 0o001) !== 0;
}

/** Changes the owner of a folder and all of its content. */
export async function changeOwner(folder: string, owner: OsUser | null): Promise<void> {
  if (!owner) return;
  await chown(folder, owner.uid, owner.gid);
  for (const entry of await readdir(folder, { recursive: true })) {
    const file = path.join(folder, entry);
    const found = await lstat(file).catch(() => null);
    if (found && !found.isSymbolicLink()) await chown(file, owner.uid, owner.gid);
  }
}
