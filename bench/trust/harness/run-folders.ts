import { isProcessAlive } from '@pennant/server/platform/database/embedded/start-lock';

/** Returns the prefix of the folders that a process runs its checks in. */
export const runFolderPrefix = (pid: number): string => `run-${pid}-`;

/** Returns the names of the folders that interrupted checks have left: their process has ended. */
export const abandonedRunFolders = (names: readonly string[]): string[] =>
  names.filter((name) => {
    const pid = /^run-(\d+)-/.exec(name)?.[1];
    return pid !== undefined && !isProcessAlive(Number(pid));
  });
