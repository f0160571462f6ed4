import { fork } from 'node:child_process';
import { once } from 'node:events';
import { fileURLToPath } from 'node:url';
import type pg from 'pg';
import type { Program } from '../server-harness/start-program.ts';

/** A player whose turns the bare server writes. */
export interface BarePlayer {
  readonly token: string;
  readonly userID: string;
  readonly sessionID: string;
}

/** What the bare server needs: the database, the players, and a response of the program. */
export interface BareTurns {
  readonly connection: pg.ClientConfig;
  readonly players: readonly BarePlayer[];
  readonly response: string;
}

const file = fileURLToPath(new URL('./bare-turn-server.ts', import.meta.url));

/** Starts the bare server in a process of its own. */
export async function startBareTurnServer(turns: BareTurns): Promise<Program> {
  const child = fork(file);
  child.send(turns);
  const [{ port }] = (await once(child, 'message')) as [{ port: number }];
  return {
    url: `http://127.0.0.1:${port}`,
    stop: async () => {
      child.disconnect();
      await once(child, 'exit');
    },
  };
}
