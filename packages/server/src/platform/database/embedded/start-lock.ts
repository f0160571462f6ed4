import { open, readFile, rm, stat } from 'node:fs/promises';
import { setTimeout as pause } from 'node:timers/promises';

/** A start takes about a second; an older lock was left by a program that was killed meanwhile. */
const STALE_AFTER_MS = 60_000;

/**
 * Locks held by this process. Another lock with this pid was left by a process with the same pid.
 */
const heldLocks = new Set<string>();

/**
 * Runs `work` while holding a lock file, so that only one program at a time starts a database in a
 * folder. The others wait, and then find the database running.
 */
export async function withStartLock<T>(file: string, work: () => Promise<T>): Promise<T> {
  while (!(await takeLock(file))) {
    if (await isStale(file)) await rm(file, { force: true });
    else await pause(50);
  }
  try {
    return await work();
  } finally {
    heldLocks.delete(file);
    await rm(file, { force: true });
  }
}

async function takeLock(file: string): Promise<boolean> {
  const lock = await open(file, 'wx').catch((error: NodeJS.ErrnoException) => {
    if (error.code === 'EEXIST') return null;
    throw error;
  });
  if (!lock) return false;
  try {
    await lock.writeFile(String(process.pid));
  } catch (error) {
    // On a full disk the file is created without content: remove it, since nobody holds the lock.
    await rm(file, { force: true });
    throw error;
  } finally {
    await lock.close();
  }
  heldLocks.add(file);
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
  if (holder === process.pid) return !heldLocks.has(file);
  return holder > 0 && !isProcessAlive(holder);
}

/** Returns whether a process with this pid exists (also if it belongs to another user). */
export function isProcessAlive(pid: number): boolean {
  try {
    process.kill(pid, 0);
    return true;
  } catch (error) {
    return (error as NodeJS.ErrnoException).code === 'EPERM';
  }
}
