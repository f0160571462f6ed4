import { fork } from 'node:child_process';
import { once } from 'node:events';
import { fileURLToPath } from 'node:url';
import type { WatcherReport, WatcherRequest } from './watcher-process.ts';

const file = fileURLToPath(new URL('./watcher-process.ts', import.meta.url));

/** Watchers of one game. */
export interface Watchers {
  /** Returns when each message since the last report came to each of them. */
  report(): Promise<WatcherReport>;
  stop(): void;
}

/** Opens the streams of watchers, and waits until each has begun. */
export async function startWatchers(url: string, gameID: string, count: number): Promise<Watchers> {
  const child = fork(file);
  const failed = once(child, 'exit').then(() => {
    throw new Error('a watcher was cut off');
  });
  failed.catch(() => undefined);
  const ask = async (request: WatcherRequest): Promise<WatcherReport> => {
    child.send(request);
    const [report] = (await Promise.race([once(child, 'message'), failed])) as [WatcherReport];
    return report;
  };
  await ask({ kind: 'watch', url, gameID, count });
  return { report: () => ask({ kind: 'report' }), stop: () => child.disconnect() };
}
