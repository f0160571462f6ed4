import { open, readFile, rm, stat } from 'node:fs/promises';
import { setTimeout as pause } from 'node:timers/promises';

/** A start takes about a second; a lock that is older than this was left by a program that was killed meanwhile. */
const STALE_AFTER_MS = 60_000;

/** The locks that this very process holds: a lock with our number that is not among them was left by a namesake. */
const ours = new Set<string>();

/**
 * Runs `work` while no other program starts a database in the same folder. Whoever comes second waits, and then
 * finds the database running.
 */
export async function withStartLock<T>(file: string, work: () => Promise<T>): Promise<T> {
  while (!(await take(file))) {
    if (await isStale(file)) await rm(file, { force: true });
    else await pause(50);
  }
  try {
    return await work();
  } finally {
    ours.delete(file);
    await rm(file, { force: true });
  }
}

async function take(file: string): Promise<boolean> {
  const lock = await open(file, 'wx').catch((error: NodeJS.ErrnoException) => {
    if (error.code === 'EEXIST') return null;
    throw error;
  });
  if (!lock) return false;
  try {
    await lock.writeFile(String(process.pid));
  } catch (error) {
    // A full disk takes the file but not its content: nobody may wait for a lock that nobody holds.
    await rm(file, { force: true });
    throw error;
  } finally {
    await lock.close();
  }
  ours.add(file);
  return true;
}

async function isStale(file: string): Promise<boolean> {
  const [found, content] = await Promise.all([
    stat(file).catch(() => null),
    readFile(file, 'utf8').catch(() => ''),
  ]);
  if (!found) return false;
  if (Date.now() - found.mtimeMs > STALE_AFTER_MS) return true;
  const holder = Number(content);
  if (holder === process.pid) return !ours.has(file);
  return holder > 0 && !isAlive(holder);
}

/** Whether a process with this number exists (also when it belongs to another user). */
export function isAlive(pid: number): boolean {
  try {
    process.kill(pid, 0);
    return true;
  } catch (error) {
    return (error as NodeJS.ErrnoException).code === 'EPERM';
  }
}
