import { fork, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { setTimeout as pause } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import { readHeldConnections, readMemoryMb } from './held-connections.ts';
import { SLOW_KINDS, type SlowRequest, type SlowSocket } from './slow-sockets.ts';

/** Time after which a connection that is still there counts as kept. */
export const GIVE_UP_SECONDS = 26;
const POLL_MS = 250;
const SOCKETS_OF_A_PROCESS = 2_500;
/** All of them are opened in this time, so that they are held at once. */
const OPENING_SECONDS = 4;

/** A program that listens. */
interface Listening {
  readonly url: string;
  readonly pid: number;
}

/** What became of slow connections. */
export interface DroppedSockets {
  /** How many the program held at one moment. */
  readonly opened: number;
  readonly notDropped: number;
  /** After which the last one was dropped, of those that were. */
  readonly longestSeconds: number;
  /** The most memory that the program had in use meanwhile. */
  readonly memoryMb: number;
}

/** Opens slow connections and waits until the program has dropped them all, or keeps them. */
export async function openAndWatch(
  { url, pid }: Listening,
  sockets: number,
  tell: (message: string) => void,
): Promise<DroppedSockets> {
  const port = Number(new URL(url).port);
  const count = Math.ceil(sockets / SOCKETS_OF_A_PROCESS);
  const processes = Array.from({ length: count }, () => startProcess('./slow-sockets.ts', []));
  try {
    const opening = processes.map(async (child, index) => {
      const first = index * SOCKETS_OF_A_PROCESS;
      const request: SlowRequest = {
        port,
        first,
        sockets: Math.min(SOCKETS_OF_A_PROCESS, sockets - first),
        perSecond: sockets / OPENING_SECONDS / count,
      };
      child.send(request);
      const [opened] = (await once(child, 'message')) as [SlowSocket[]];
      return opened;
    });
    const opened = (await Promise.all(opening)).flat();
    return await watchDrops(opened, { port, pid }, tell);
  } finally {
    for (const child of processes) if (child.connected) child.disconnect();
  }
}

/** Takes down when the program drops each connection. */
async function watchDrops(
  opened: readonly SlowSocket[],
  { port, pid }: { readonly port: number; readonly pid: number },
  tell: (message: string) => void,
): Promise<DroppedSockets> {
  const secondsOf = new Map(SLOW_KINDS.map((kind) => [kind, 0]));
  // A busy program accepts late: until then a connection is not its own.
  const accepted = new Set<number>();
  let heldAtOnce = 0;
  let left = opened;
  let memoryMb = 0;
  while (left.length > 0) {
    memoryMb = Math.max(memoryMb, readMemoryMb(pid));
    const held = readHeldConnections(port);
    const now = Date.now();
    const isDropped = (socket: SlowSocket) => accepted.has(socket.port) && !held.has(socket.port);
    for (const socket of left) {
      if (held.has(socket.port)) accepted.add(socket.port);
      if (!isDropped(socket)) continue;
      const seconds = (now - socket.openedAt) / 1000;
      secondsOf.set(socket.kind, Math.max(secondsOf.get(socket.kind) ?? 0, seconds));
    }
    left = left.filter((socket) => !isDropped(socket));
    heldAtOnce = Math.max(heldAtOnce, left.filter((socket) => held.has(socket.port)).length);
    await pause(POLL_MS);
    if (left.every(({ openedAt }) => now - openedAt > GIVE_UP_SECONDS * 1000)) break;
  }
  const kept = [...Map.groupBy(left, ({ kind }) => kind)].map(
    ([kind, list]) => `${list.length} ${kind}`,
  );
  tell(
    `dropped, the last of each kind after: ${[...secondsOf].map(([kind, s]) => `${kind} ${s.toFixed(1)} s`).join(', ')}${kept.length > 0 ? `; kept: ${kept.join(', ')}` : ''}`,
  );
  return {
    opened: heldAtOnce,
    notDropped: left.length,
    longestSeconds: Math.max(...secondsOf.values()),
    memoryMb,
  };
}

/** Starts a module of this folder in a process of its own. */
export function startProcess(module: string, args: readonly string[]): ChildProcess {
  const child = fork(fileURLToPath(new URL(module, import.meta.url)), args);
  process.once('exit', () => child.kill('SIGTERM'));
  return child;
}
