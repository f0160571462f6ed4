import net from 'node:net';
import { setTimeout as pause } from 'node:timers/promises';

// Runs in processes of its own: opens connections that send or read as slowly as they can.

/** How a connection is slow. */
export const SLOW_KINDS = ['silent', 'headers', 'body', 'unread'] as const;
export type SlowKind = (typeof SLOW_KINDS)[number];

export interface SlowRequest {
  readonly port: number;
  /** Number of connections. */
  readonly sockets: number;
  /** The number of the first one, by which their kinds go round and their addresses differ. */
  readonly first: number;
  /** Connections opened in a second. */
  readonly perSecond: number;
}

/** A connection that was opened: the client's port tells it from others. */
export interface SlowSocket {
  readonly kind: SlowKind;
  readonly port: number;
  /** In ms since 1970. */
  readonly openedAt: number;
}

/** Between two bytes of a connection. */
const DRIBBLE_MS = 1_000;
/** The kinds in the order in which connections are opened, again and again. */
const ORDER: readonly SlowKind[] = [
  'headers',
  'body',
  'silent',
  'headers',
  'body',
  'unread',
  'headers',
  'body',
];
/** Half a megabyte, made once. */
const LARGE = '/api/openapi.json';
/**
 * Every eighth of those who read nothing asks for more than the kernel's buffers hold, so that the
 * program can't write on; not all of them, since the kernel has memory for some hundreds only.
 */
const MANY_REQUESTS = 8;
const BODY_BYTES = 50_000;
/** Of the bodies, every other goes where no call is. */
const BODY_PATHS = ['/api/auth/login', '/api/nowhere'] as const;

/** Returns what a connection sends at once. */
function firstBytes(kind: SlowKind, number: number): string {
  // Each from an address of its own, as a proxy would tell: no limit for one client holds them up.
  const address = `10.${(number >> 16) + 100}.${(number >> 8) & 255}.${number & 255}`;
  const head = `Host: 127.0.0.1\r\nX-Forwarded-For: ${address}\r\n`;
  if (kind === 'silent') return '';
  if (kind === 'headers') return `GET /api/series HTTP/1.1\r\n${head}X-Slow: `;
  const round = Math.floor(number / ORDER.length);
  if (kind === 'unread')
    return `GET ${LARGE} HTTP/1.1\r\n${head}\r\n`.repeat(round % 8 === 0 ? MANY_REQUESTS : 1);
  const path = BODY_PATHS[round % BODY_PATHS.length]!;
  return `POST ${path} HTTP/1.1\r\n${head}Content-Type: application/json\r\nContent-Length: ${BODY_BYTES}\r\n\r\n{"`;
}

function openSlowSocket(port: number, number: number): Promise<SlowSocket | null> {
  const kind = ORDER[number % ORDER.length]!;
  return new Promise((resolve) => {
    const socket = net.connect({ host: '127.0.0.1', port, allowHalfOpen: true, noDelay: true });
    let dribble: NodeJS.Timeout | undefined;
    socket.pause();
    socket.once('connect', () => {
      socket.write(firstBytes(kind, number));
      if (kind === 'headers' || kind === 'body')
        dribble = setInterval(() => socket.writable && socket.write('a'), DRIBBLE_MS);
      resolve({ kind, port: socket.localPort ?? 0, openedAt: Date.now() });
    });
    socket.once('error', () => resolve(null));
    socket.once('close', () => clearInterval(dribble));
  });
}

process.once('message', (request: SlowRequest) => {
  void (async () => {
    const opening: Promise<SlowSocket | null>[] = [];
    const began = performance.now();
    for (let index = 0; index < request.sockets; index += 1) {
      opening.push(openSlowSocket(request.port, request.first + index));
      const due = ((index + 1) * 1000) / request.perSecond;
      if (due > performance.now() - began + 20) await pause(due - (performance.now() - began));
    }
    process.send?.((await Promise.all(opening)).filter((socket) => socket !== null));
  })();
});
process.on('disconnect', () => process.exit());
