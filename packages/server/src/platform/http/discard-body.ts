import type { IncomingMessage } from 'node:http';

/** Number of bytes of a refused body that are read and thrown away. */
const MAX_DISCARDED_BYTES = 24 * 1024 * 1024;

/**
 * Reads what is left of a refused body and throws it away, up to a limit. A client that sends all
 * of its body before it reads the response would see a reset instead of the refusal if the server
 * closed the connection with bytes unread. Resolves when there is nothing left, or too much.
 */
export function discardBody(request: IncomingMessage): Promise<void> {
  return new Promise((resolve) => {
    let discarded = 0;
    const onData = (chunk: Buffer) => {
      discarded += chunk.length;
      if (discarded > MAX_DISCARDED_BYTES) stop();
    };
    const stop = () => {
      request.off('data', onData).off('end', stop).off('close', stop).pause();
      resolve();
    };
    if (request.readableEnded || request.destroyed) {
      resolve();
      return;
    }
    request.on('data', onData).on('end', stop).on('close', stop).resume();
  });
}
