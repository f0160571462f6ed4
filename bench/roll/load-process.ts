import { fork } from 'node:child_process';
import { once } from 'node:events';
import { fileURLToPath } from 'node:url';
import type { Play, Played } from './load.ts';

const file = fileURLToPath(new URL('./load.ts', import.meta.url));

/**
 * Plays in a load process, so that its work adds neither to the program's nor to this process's.
 */
export interface Load {
  play(request: Play): Promise<Played>;
  stop(): void;
}

export function startLoad(): Load {
  const child = fork(file);
  const failed = once(child, 'exit').then(() => {
    throw new Error('the process of the load ended');
  });
  failed.catch(() => undefined);
  return {
    play: async (request) => {
      child.send(request);
      const [played] = (await Promise.race([once(child, 'message'), failed])) as [Played];
      return played;
    },
    stop: () => child.disconnect(),
  };
}
