import { chown, lstat, readdir, readFile, stat } from 'node:fs/promises';
import path from 'node:path';

/** The system user whom the database runs as when root starts the program; PostgreSQL refuses to run as root. */
export interface Owner {
  readonly uid: number;
  readonly gid: number;
}

/** Users that systems have without any of our doing, best first. None is ever made. */
const UNPRIVILEGED_USERS = ['postgres', 'nobody'] as const;

/**
 * Whom to run the database as: null is "ourselves", which is right for everyone but root. A folder that already
 * belongs to somebody stays his.
 */
export async function chooseOwner(dataFolder: string): Promise<Owner | null> {
  if (process.getuid?.() !== 0) return null;
  const present = await stat(dataFolder).catch(() => null);
  if (present && present.uid !== 0) return { uid: present.uid, gid: present.gid };

  const users = (await readFile('/etc/passwd', 'utf8')).split('\n').map((line) => line.split(':'));
  for (const name of UNPRIVILEGED_USERS) {
    const user = users.find(([login]) => login === name);
    if (user) return { uid: Number(user[2]), gid: Number(user[3]) };
  }
  return { uid: 65_534, gid: 65_534 };
}

/** Whether the owner may enter every folder on the way to `target` (as far as it exists already). */
export async function canReach(target: string, owner: Owner | null): Promise<boolean> {
  if (!owner) return true;
  for (let folder = path.resolve(target); ; folder = path.dirname(folder)) {
    const found = await stat(folder).catch(() => null);
    if (found && !mayEnter(found, owner)) return false;
    if (folder === path.dirname(folder)) return true;
  }
}

function mayEnter(folder: { mode: number; uid: number; gid: number }, owner: Owner): boolean {
  if (folder.uid === owner.uid) return (folder.mode & 0o100) !== 0;
  if (folder.gid === owner.gid) return (folder.mode & 0o010) !== 0;
  return (folder.mode & 0o001) !== 0;
}

/** Gives a folder and all in it to the owner: a folder that root made or copied here. */
export async function giveTo(folder: string, owner: Owner | null): Promise<void> {
  if (!owner) return;
  await chown(folder, owner.uid, owner.gid);
  for (const entry of await readdir(folder, { recursive: true })) {
    const file = path.join(folder, entry);
    const found = await lstat(file).catch(() => null);
    if (found && !found.isSymbolicLink()) await chown(file, owner.uid, owner.gid);
  }
}
