import { fork } from 'node:child_process';
import { once } from 'node:events';
import { fileURLToPath } from 'node:url';
import type { LoadRequest, LoadResult } from './load-process.ts';

const file = fileURLToPath(new URL('./load-process.ts', import.meta.url));

/**
 * Plays in a load process, so that its work adds neither to the program's nor to this process's.
 */
export interface Load {
  play(request: LoadRequest): Promise<LoadResult>;
  stop(): void;
}

export function startLoadProcess(): Load {
  const child = fork(file);
  const failed = once(child, 'exit').then(() => {
    throw new Error('the process of the load ended');
  });
  failed.catch(() => undefined);
  return {
    play: async (request) => {
      child.send(request);
      const [played] = (await Promise.race([once(child, 'message'), failed])) as [LoadResult];
      return played;
    },
    stop: () => child.disconnect(),
  };
}
