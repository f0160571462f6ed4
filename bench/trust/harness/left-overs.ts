/** Returns the prefix of the folders that a process runs its checks in. */
export const runFolderPrefix = (pid: number): string => `run-${pid}-`;

/**
 * Returns the names of folders that an interrupted check has left: those of processes that are no
 * more.
 */
export const leftOvers = (names: readonly string[], isRunning: (pid: number) => boolean) =>
  names.filter((name) => {
    const pid = /^run-(\d+)-/.exec(name)?.[1];
    return pid !== undefined && !isRunning(Number(pid));
  });

/** Returns whether there is a process with this id. */
export function isRunningProcess(pid: number): boolean {
  try {
    process.kill(pid, 0);
    return true;
  } catch (error) {
    return (error as NodeJS.ErrnoException).code === 'EPERM';
  }
}
