import { readdirSync, readFileSync } from 'node:fs';

interface ProcessTimes {
  readonly pid: number;
  readonly parent: number;
  /** Its own time, and that of children that have ended. */
  readonly seconds: number;
}

/** Linux counts in hundredths of a second, on every machine that Debian runs on. */
const TICKS_PER_SECOND = 100;

/** Returns a process, or null for one that is gone. */
function readTimes(pid: number): ProcessTimes | null {
  try {
    const stat = readFileSync(`/proc/${pid}/stat`, 'utf8');
    // "pid (name) state ppid …"; the name may contain any character, brackets too.
    const fields = stat
      .slice(stat.lastIndexOf(')') + 2)
      .split(' ')
      .map(Number);
    const [user, system, endedUser, endedSystem] = fields.slice(11, 15) as [
      number,
      number,
      number,
      number,
    ];
    const ticks = user + system + endedUser + endedSystem;
    return { pid, parent: fields[1]!, seconds: ticks / TICKS_PER_SECOND };
  } catch {
    return null;
  }
}

/** Returns a process and all that it has started, itself first. */
function readTree(root: number): readonly ProcessTimes[] {
  const all = readdirSync('/proc')
    .filter((name) => /^\d+$/.test(name))
    .map((name) => readTimes(Number(name)))
    .filter((found) => found !== null);
  const tree = all.filter(({ pid }) => pid === root);
  for (const { pid } of tree) tree.push(...all.filter(({ parent }) => parent === pid));
  return tree;
}

/** Returns the processor time of a process and of all that it has started, in seconds. */
export const cpuSecondsOf = (pid: number): number =>
  readTree(pid).reduce((sum, { seconds }) => sum + seconds, 0);

/** Kills a process and all that it has started at once, as a machine that loses its power does. */
export function killTree(root: number): void {
  for (const { pid } of readTree(root)) {
    try {
      process.kill(pid, 'SIGKILL');
    } catch {
      // It ended by itself meanwhile.
    }
  }
}

/** Returns the memory of a process, in MB: now, and the most that it has had. */
export function memoryOf(pid: number): { readonly now: number; readonly most: number } {
  const status = readFileSync(`/proc/${pid}/status`, 'utf8');
  const read = (name: string) =>
    Math.round(Number(new RegExp(`^${name}:\\s+(\\d+) kB`, 'm').exec(status)?.[1]) / 1024);
  return { now: read('VmRSS'), most: read('VmHWM') };
}
