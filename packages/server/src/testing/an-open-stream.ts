import type { AddressInfo } from 'node:net';
import { request as httpRequest, type IncomingMessage } from 'node:http';
import { once } from 'node:events';
import type { FastifyInstance } from 'fastify';
import { onTestFinished } from 'vitest';
import { parseMessages } from './raw-request.ts';

type Message = ReturnType<typeof parseMessages>[number];

/** A stream of server-sent events as a client reads it. */
export interface OpenStream {
  readonly status: number;
  readonly headers: Readonly<Record<string, unknown>>;
  /** Returns all that was received so far. */
  text(): string;
  messages(): Message[];
  /** Waits until the messages are as wanted, and returns them; fails where the stream ends. */
  until(isWanted: (messages: Message[]) => boolean): Promise<Message[]>;
  /** Resolves once the stream is ended, by either side. */
  readonly ended: Promise<void>;
  close(): void;
}

/** Has an app listen on a port of its own; returns its address. */
export async function listen(app: FastifyInstance): Promise<string> {
  await app.listen({ port: 0, host: '127.0.0.1' });
  return `http://127.0.0.1:${(app.server.address() as AddressInfo).port}`;
}

/** Opens a stream; it is closed after the test. */
export async function anOpenStream(
  url: string,
  {
    token,
    lastEventID,
    from = '127.0.0.1',
  }: {
    readonly token?: string | undefined;
    readonly lastEventID?: string | undefined;
    /** The address that it comes from. */
    readonly from?: string;
  } = {},
): Promise<OpenStream> {
  const sent = httpRequest(url, {
    agent: false,
    localAddress: from,
    headers: {
      ...(token === undefined ? {} : { authorization: `Bearer ${token}` }),
      ...(lastEventID === undefined ? {} : { 'last-event-id': lastEventID }),
    },
  }).end();
  const [response] = (await once(sent, 'response')) as [IncomingMessage];
  let received = '';
  const listeners = new Set<() => void>();
  response.setEncoding('utf8').on('data', (part: string) => {
    received += part;
    listeners.forEach((listener) => listener());
  });
  response.on('error', () => undefined);
  sent.on('error', () => undefined);
  const ended = new Promise<void>((resolve) => response.once('close', resolve));
  const close = () => void sent.destroy();
  onTestFinished(close);
  return {
    status: response.statusCode ?? 0,
    headers: response.headers,
    text: () => received,
    messages: () => parseMessages(received),
    until: (isWanted) =>
      new Promise((resolve, reject) => {
        const check = () => {
          const messages = parseMessages(received);
          if (!isWanted(messages)) return;
          listeners.delete(check);
          resolve(messages);
        };
        listeners.add(check);
        void ended.then(() =>
          reject(new Error(`the stream ended after:\n${received.slice(-500)}`)),
        );
        check();
      }),
    ended,
    close,
  };
}
