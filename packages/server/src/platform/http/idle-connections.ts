import type { Server } from 'node:http';
import type { Socket } from 'node:net';

/** Time without a byte after which Node tells of a connection: again after each such time. */
const STEP_MS = 5_000;
/** Steps after which a connection is closed on which nothing happens: a call may take its time. */
const IDLE_STEPS = 4;
/**
 * The same of a response that nobody reads. Node counts what the kernel took of it as progress and
 * tells of it one step later, so that this is 15 seconds at most.
 */
const UNREAD_STEPS = 2;

/** What was noticed of a connection: how often in a row, when last, and its bytes until then. */
interface Notice {
  readonly steps: number;
  readonly time: number;
  readonly bytes: number;
}

/** Connections whose client waits for what may take minutes. */
const keptOpen = new WeakSet<Socket>();

/** Keeps a connection from being closed as idle until the returned function is called. */
export function keepOpen(socket: Socket): () => void {
  keptOpen.add(socket);
  return () => void keptOpen.delete(socket);
}

/**
 * Closes connections of a server on which nothing happens any more: neither side sends, or the
 * client does not read its response. One that reads slowly stays, as long as it reads on.
 */
export function closeIdleConnections(server: Server, stepMs = STEP_MS): void {
  const notices = new WeakMap<Socket, Notice>();
  server.setTimeout(stepMs, (socket) => {
    // The time after a response, in which a client may send another request, is a time of its own.
    if (socket.timeout !== stepMs) {
      socket.destroy();
      return;
    }
    if (keptOpen.has(socket)) {
      socket.setTimeout(stepMs);
      return;
    }
    const [time, bytes] = [performance.now(), socket.bytesRead + socket.bytesWritten];
    const last = notices.get(socket);
    const isSame = last !== undefined && last.bytes === bytes && time - last.time < 1.5 * stepMs;
    const steps = isSame ? last.steps + 1 : 1;
    if (steps >= (socket.writableLength > 0 ? UNREAD_STEPS : IDLE_STEPS)) {
      socket.destroy();
      return;
    }
    notices.set(socket, { steps, time, bytes });
    socket.setTimeout(stepMs);
  });
}
