import type { Socket } from 'node:net';
import { keepOpen } from './idle-connections.ts';

/** Runs a change that may take minutes, for the client at a connection. */
export type RunLongChange = <Result>(
  socket: Socket,
  change: () => Promise<Result>,
) => Promise<Result>;

/**
 * Returns what runs long changes, one after the other: those that wait, repeats of a client among
 * them, hold no connection of the few that background work has. The client's own stays open.
 */
export function createLongChanges(): RunLongChange {
  let last: Promise<unknown> = Promise.resolve();
  return async (socket, change) => {
    const release = keepOpen(socket);
    const result = last.then(change);
    last = result.catch(() => undefined);
    try {
      return await result;
    } finally {
      release();
    }
  };
}
