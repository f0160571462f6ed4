import { once } from 'node:events';
import net from 'node:net';

export interface Answer {
  readonly status: number;
  /** Text of the body. */
  readonly body: string;
}

/** A connection that is kept alive and carries one request at a time, with little work of its own. */
export interface Connection {
  ask(method: string, path: string, options?: Asked): Promise<Answer>;
  close(): void;
}

interface Asked {
  /** The bearer token. */
  readonly token?: string;
  readonly body?: unknown;
}

const END_OF_HEAD = '\r\n\r\n';
/** What takes longer than this never comes. */
const LONGEST_ANSWER_MS = 20_000;

/** A connection to `url`, made on the first request, and again where the server has closed it meanwhile. */
export function connection(url: string): Connection {
  const { hostname, port } = new URL(url);
  let socket: net.Socket | undefined;
  let waiting: PromiseWithResolvers<Answer> | undefined;

  const connect = async (): Promise<net.Socket> => {
    const made = net.connect({ host: hostname, port: Number(port), noDelay: true });
    await once(made, 'connect');
    const fail = (error: Error) => waiting?.reject(error);
    let received: Buffer = Buffer.alloc(0);
    made.setTimeout(LONGEST_ANSWER_MS, () => made.destroy());
    made.on('error', fail);
    made.on('close', () => fail(new Error('the server closed the connection')));
    made.on('data', (chunk: Buffer) => {
      received = received.length === 0 ? chunk : Buffer.concat([received, chunk]);
      const headEnd = received.indexOf(END_OF_HEAD);
      if (headEnd === -1) return;
      const head = received.toString('latin1', 0, headEnd);
      const length = /\r\ncontent-length: (\d+)/i.exec(head)?.[1];
      if (length === undefined) {
        fail(new Error(`an answer without its length:\n${head}`));
        return;
      }
      const start = headEnd + END_OF_HEAD.length;
      const end = start + Number(length);
      if (received.length < end) return;
      const body = received.toString('utf8', start, end);
      received = received.subarray(end);
      waiting?.resolve({ status: Number(head.slice(9, 12)), body });
    });
    return made;
  };

  return {
    async ask(method, path, { token, body } = {}) {
      if (socket === undefined || socket.destroyed || socket.readableEnded)
        socket = await connect();
      const text = body === undefined ? '' : JSON.stringify(body);
      const head = [
        `${method} ${path} HTTP/1.1`,
        `host: ${hostname}:${port}`,
        ...(token === undefined ? [] : [`authorization: Bearer ${token}`]),
        ...(body === undefined
          ? []
          : ['content-type: application/json', `content-length: ${Buffer.byteLength(text)}`]),
      ];
      waiting = Promise.withResolvers<Answer>();
      socket.write(head.join('\r\n') + END_OF_HEAD + text);
      return waiting.promise;
    },
    close: () => socket?.destroy(),
  };
}
