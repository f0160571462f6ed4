import { once } from 'node:events';
import net from 'node:net';

/** An HTTP response. */
export interface HttpResponse {
  readonly status: number;
  /** Text of the response body. */
  readonly body: string;
}

/** A keep-alive connection that carries one request at a time, with little overhead of its own. */
export interface HttpConnection {
  request(method: string, path: string, options?: RequestOptions): Promise<HttpResponse>;
  close(): void;
}

interface RequestOptions {
  /** The bearer token. */
  readonly token?: string;
  readonly body?: unknown;
  readonly idempotencyKey?: string;
}

const END_OF_HEAD = '\r\n\r\n';
/** A response that takes longer is a failure. */
const MAX_RESPONSE_MS = 20_000;
/**
 * A connection idle for longer is not used again: a server closes idle connections, and may do so
 * while a request is on its way.
 */
const MAX_IDLE_MS = 2_000;

/**
 * Returns a connection to `url`, opened on the first request, and again if the server has closed it
 * meanwhile or it was idle for long.
 */
export function openConnection(url: string): HttpConnection {
  const { hostname, port } = new URL(url);
  let socket: net.Socket | undefined;
  let lastUsed = 0;
  let waiting: PromiseWithResolvers<HttpResponse> | undefined;

  const connect = async (): Promise<net.Socket> => {
    const opened = net.connect({ host: hostname, port: Number(port), noDelay: true });
    await once(opened, 'connect');
    /** The end of a connection that was given up is no failure of a request on the next one. */
    const fail = (error: Error) => {
      if (socket === undefined || socket === opened) waiting?.reject(error);
    };
    let received: Buffer = Buffer.alloc(0);
    opened.setTimeout(MAX_RESPONSE_MS, () => opened.destroy());
    opened.on('error', fail);
    opened.on('close', () => fail(new Error('the server closed the connection')));
    opened.on('data', (chunk: Buffer) => {
      received = received.length === 0 ? chunk : Buffer.concat([received, chunk]);
      const headEnd = received.indexOf(END_OF_HEAD);
      if (headEnd === -1) return;
      const head = received.toString('latin1', 0, headEnd);
      const length = /\r\ncontent-length: (\d+)/i.exec(head)?.[1];
      if (length === undefined) {
        fail(new Error(`a response without its length:\n${head}`));
        return;
      }
      const start = headEnd + END_OF_HEAD.length;
      const end = start + Number(length);
      if (received.length < end) return;
      const body = received.toString('utf8', start, end);
      received = received.subarray(end);
      // The other side closes it after this response: the next request needs another.
      if (/\r\nconnection: close/i.test(head)) opened.destroy();
      waiting?.resolve({ status: Number(head.slice(9, 12)), body });
    });
    return opened;
  };

  return {
    async request(method, path, { token, body, idempotencyKey } = {}) {
      if (performance.now() - lastUsed > MAX_IDLE_MS) socket?.destroy();
      if (socket === undefined || socket.destroyed || socket.readableEnded)
        socket = await connect();
      const text = body === undefined ? '' : JSON.stringify(body);
      const head = [
        `${method} ${path} HTTP/1.1`,
        `host: ${hostname}:${port}`,
        ...(token === undefined ? [] : [`authorization: Bearer ${token}`]),
        ...(idempotencyKey === undefined ? [] : [`idempotency-key: ${idempotencyKey}`]),
        ...(body === undefined
          ? []
          : ['content-type: application/json', `content-length: ${Buffer.byteLength(text)}`]),
      ];
      waiting = Promise.withResolvers<HttpResponse>();
      socket.write(head.join('\r\n') + END_OF_HEAD + text);
      const response = await waiting.promise;
      lastUsed = performance.now();
      return response;
    },
    close: () => socket?.destroy(),
  };
}
