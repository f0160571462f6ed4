import { once } from 'node:events';
import net from 'node:net';

/**
 * The watchers of a game, in a process of their own: each a connection that reads the stream. The
 * parent process asks for them, and gets when each message came.
 */
export type WatcherRequest =
  | {
      readonly kind: 'watch';
      readonly url: string;
      readonly gameID: string;
      readonly count: number;
    }
  | { readonly kind: 'report' };

/** When the messages came, by the number of their last event, in ms since 1970. */
export type WatcherReport = Readonly<Record<string, readonly number[]>>;

/** Connections that are opened at the same time. */
const OPENED_AT_ONCE = 50;

const receipts = new Map<string, number[]>();

/** The time, in fractions of a millisecond. */
const now = () => performance.timeOrigin + performance.now();

async function watch(url: URL, gameID: string): Promise<void> {
  const socket = net.connect({ host: url.hostname, port: Number(url.port), noDelay: true });
  await once(socket, 'connect');
  const begun = Promise.withResolvers<void>();
  let rest = '';
  socket.setEncoding('latin1').on('data', (chunk: string) => {
    const at = now();
    begun.resolve();
    // An id at the end of a chunk may be cut: its line is looked at with the next one.
    const text = rest + chunk;
    const end = text.lastIndexOf('\n') + 1;
    rest = text.slice(end);
    for (const [, id = ''] of text.slice(0, end).matchAll(/^id: (\d+)$/gm)) {
      const times = receipts.get(id) ?? [];
      times.push(at);
      receipts.set(id, times);
    }
  });
  socket.on('close', () => begun.reject(new Error('a stream was closed')));
  begun.promise.catch(() => process.exit(1));
  socket.write(
    `GET /api/public/games/${gameID}/stream HTTP/1.1\r\nHost: ${url.host}\r\nAccept: text/event-stream\r\n\r\n`,
  );
  await begun.promise;
}

process.on('message', (request: WatcherRequest) => {
  if (request.kind === 'report') {
    process.send?.(Object.fromEntries(receipts));
    receipts.clear();
    return;
  }
  const { gameID, count } = request;
  const url = new URL(request.url);
  void (async () => {
    for (let opened = 0; opened < count; opened += OPENED_AT_ONCE)
      await Promise.all(
        Array.from({ length: Math.min(OPENED_AT_ONCE, count - opened) }, () => watch(url, gameID)),
      );
    process.send?.({});
  })();
});
process.on('disconnect', () => process.exit());
