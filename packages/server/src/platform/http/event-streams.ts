import type { OutgoingHttpHeaders, ServerResponse } from 'node:http';
import type { StreamEndReason } from '@pennant/contract/stream-end';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { Logger } from 'pino';
import { refuse, type Refusal } from '../refusal.ts';
import { encodeMessage, type EventStream, type StreamListener } from './event-stream.ts';
import { parseBearerToken, type Authenticate } from './principal-and-bearer-token.ts';
import { API_HEADERS } from './security-headers.ts';

/** The most streams of one program at the same time. */
export interface StreamLimits {
  readonly user: number;
  readonly address: number;
  readonly program: number;
}

export const STREAM_LIMITS: StreamLimits = {
  /** Of a user: one more ends the oldest, whose connection may be dead for minutes. */
  user: 5,
  /** Of a client address; of IPv6 a network. */
  address: 20,
  /** Each takes some 30 KB. */
  program: 2_000,
};

/**
 * Time between two signs of life. Balancers and the program itself close a connection on which
 * nothing happens for 20 seconds or longer.
 */
export const HEARTBEAT_MS = 15_000;

/**
 * After about this time a stream is ended, and the client opens another: of a client that is gone
 * without a word the kernel would go on sending for a quarter of an hour.
 */
const MAX_AGE_MS = 600_000;

/** When a client connects again, in ms, of a stream that ends with the program: not all at once. */
const RECONNECT_MS = { least: 200, most: 2_000 } as const;

const STREAM_HEADERS = {
  ...API_HEADERS,
  'content-type': 'text/event-stream; charset=utf-8',
  // nginx would collect messages until they fill a buffer.
  'x-accel-buffering': 'no',
};

const HEARTBEAT = Buffer.from(':\n\n');

/** The open streams of a program. */
export interface EventStreams {
  /** Begins a stream as the response to a request; returns a refusal where there are too many. */
  begin(
    request: FastifyRequest,
    reply: FastifyReply,
    stream: EventStream,
  ): Refusal<'too_many_streams' | 'streams_full'> | null;
  /** Number of open streams. */
  count(): number;
  /** Number of streams that were ended since their client did not read, since the start. */
  countDropped(): number;
}

interface OpenStream {
  readonly address: string;
  /** The user who opened it, with the check of their session; null for a guest. */
  readonly user: { readonly userID: string; readonly isSignedIn: () => Promise<boolean> } | null;
  readonly openedAt: number;
  /** Whether the client has read all but the last message. */
  hasRoom: boolean;
  /** Whether it had not read it at the last sign of life either. */
  isBehind: boolean;
  end(retryMs: number): void;
  endFor(reason: StreamEndReason): void;
  drop(): void;
  beat(): void;
}

interface Context {
  readonly app: FastifyInstance;
  readonly authenticate: Authenticate;
  readonly log?: Pick<Logger, 'warn'>;
}

export interface StreamOptions {
  /** The factor of the limits of users and addresses. */
  readonly limitsFactor?: number;
  /** Time between two signs of life, in ms. */
  readonly heartbeatMs?: number | undefined;
  readonly limits?: StreamLimits;
}

/**
 * Creates the registry of a program's streams. Each has a sign of life at an interval, when its
 * user's session is looked at, too. They end when the app begins to close.
 */
export function createEventStreams(
  { app, authenticate, log }: Context,
  { limitsFactor = 1, heartbeatMs = HEARTBEAT_MS, limits = STREAM_LIMITS }: StreamOptions = {},
): EventStreams {
  const open = new Set<OpenStream>();
  let dropped = 0;
  let isClosing = false;

  const listOf = (matches: (stream: OpenStream) => boolean) => [...open].filter(matches);
  const drop = (stream: OpenStream) => {
    dropped += 1;
    stream.drop();
  };

  const beat = async (stream: OpenStream): Promise<void> => {
    if (stream.isBehind) return drop(stream);
    stream.isBehind = !stream.hasRoom;
    if (performance.now() - stream.openedAt > MAX_AGE_MS) return stream.end(0);
    stream.beat();
    // While the database is away, nobody's session ends.
    const isSignedIn = await (stream.user?.isSignedIn() ?? true);
    if (!isSignedIn) stream.end(0);
  };

  app.addHook('preClose', (done) => {
    isClosing = true;
    const spread = RECONNECT_MS.most - RECONNECT_MS.least;
    for (const stream of open) stream.end(RECONNECT_MS.least + Math.random() * spread);
    done();
  });

  return {
    begin(request, reply, stream) {
      const { address, principal } = request.context;
      if (isClosing || open.size >= limits.program)
        return refuse('streams_full', { retryAfter: 5 });
      const fromAddress = listOf((other) => other.address === address);
      if (fromAddress.length >= limits.address * limitsFactor)
        return refuse('too_many_streams', { retryAfter: 30 });
      if (principal !== null) {
        const ofUser = listOf(({ user }) => user?.userID === principal.userID);
        if (ofUser.length >= limits.user * limitsFactor) ofUser[0]!.endFor('replaced');
      }

      const headers = reply.getHeaders() as OutgoingHttpHeaders;
      reply.hijack();
      const { raw } = reply;
      raw.writeHead(200, { ...headers, ...STREAM_HEADERS });
      const token = parseBearerToken(request.headers.authorization) ?? '';
      const entry = createOpenStream(raw, {
        address,
        user: principal && {
          userID: principal.userID,
          isSignedIn: () =>
            authenticate(token, ['access']).then(
              ({ ok }) => ok,
              () => true,
            ),
        },
      });
      open.add(entry);
      const timer = setInterval(() => void beat(entry), heartbeatMs);
      const close = () => {
        clearInterval(timer);
        open.delete(entry);
      };
      raw.on('close', close);
      try {
        entry.follow(stream);
      } catch (error) {
        log?.warn({ err: error }, 'a stream could not begin');
        entry.drop();
      }
      return null;
    },
    count: () => open.size,
    countDropped: () => dropped,
  };
}

/** Returns the stream of a response whose head is written. */
function createOpenStream(
  raw: ServerResponse,
  { address, user }: Pick<OpenStream, 'address' | 'user'>,
): OpenStream & { follow(stream: EventStream): void } {
  let listener: StreamListener | null = null;
  const stream: OpenStream = {
    address,
    user,
    // Those that were opened together do not end together.
    openedAt: performance.now() - Math.random() * (MAX_AGE_MS / 4),
    hasRoom: true,
    isBehind: false,
    end: (retryMs) => raw.end(`retry: ${Math.round(retryMs)}\n\n`),
    endFor: (reason) => raw.end(encodeMessage({ event: 'end', data: { reason } })),
    drop: () => raw.destroy(),
    beat: () => void raw.write(HEARTBEAT),
  };
  // A write to a client that has just gone: 'close' follows.
  raw.on('error', () => undefined);
  raw.on('drain', () => {
    stream.hasRoom = true;
    stream.isBehind = false;
    listener?.onRoom();
  });
  raw.on('close', () => listener?.onClose());
  return Object.assign(stream, {
    follow: (source: EventStream) => {
      listener = source.open({
        send: (message) => {
          stream.hasRoom = raw.write(message);
          return stream.hasRoom;
        },
        end: () => void raw.end(),
      });
    },
  });
}
