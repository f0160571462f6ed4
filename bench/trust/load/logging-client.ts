import { Agent, request as httpRequest } from 'node:http';
import type { LoggedRequest } from '../checker/request-log.ts';

/** A request to be sent. */
export interface TrustRequest {
  /** Method and route: `POST /games/{id}/roll`. */
  readonly call: string;
  readonly params?: Readonly<Record<string, string>>;
  readonly body?: unknown;
  readonly key?: string;
  /** The access token; a guest's request without. */
  readonly token?: string;
  /** The user whose things it is about; requests without are not logged. */
  readonly userID?: string;
}

/** Sends requests over HTTP and writes down each of them, with its response or without. */
export interface LoggingClient {
  send(request: TrustRequest): Promise<LoggedRequest>;
  /** Sends a request; throws unless its status is 200. */
  expectOk<T>(request: TrustRequest): Promise<T>;
  /** What was logged since the last call. */
  takeLog(): LoggedRequest[];
  close(): void;
}

/** A response that takes longer counts as none. */
const MAX_RESPONSE_MS = 60_000;

/** Creates a client. A program that starts anew has another `url`: it is read for each request. */
export function createLoggingClient(url: () => string): LoggingClient {
  // A connection for each request: a kept one may be closed just when a request is sent.
  const agent = new Agent({ keepAlive: false });
  let log: LoggedRequest[] = [];
  let ids = 0;

  const send = async (request: TrustRequest): Promise<LoggedRequest> => {
    const { call, params = {}, body, key, userID = '' } = request;
    const sentAt = performance.now();
    ids += 1;
    const id = ids;
    const answer = await transmit(agent, url(), request).catch((error: Error) => error);
    const isAnswered = !(answer instanceof Error);
    const logged: LoggedRequest = {
      id,
      userID,
      call,
      params,
      body: body ?? null,
      key: key ?? null,
      sentAt,
      answeredAt: isAnswered ? performance.now() : null,
      status: isAnswered ? answer.status : null,
      response: isAnswered ? answer.body : { error: answer.message },
    };
    if (userID !== '') log.push(logged);
    return logged;
  };
  return {
    send,
    expectOk: async <T>(request: TrustRequest) => {
      const { status, response } = await send(request);
      if (status !== 200)
        throw new Error(`${request.call} responds with ${status} ${JSON.stringify(response)}`);
      return response as T;
    },
    takeLog: () => {
      const taken = log;
      log = [];
      return taken;
    },
    close: () => agent.destroy(),
  };
}

function transmit(
  agent: Agent,
  url: string,
  { call, params = {}, body, key, token }: TrustRequest,
): Promise<{ status: number; body: unknown }> {
  const [method = '', route = ''] = call.split(' ');
  const path = route.replaceAll(/\{(\w+)\}/g, (_, name: string) => params[name] ?? '');
  const text = body === undefined ? undefined : JSON.stringify(body);
  return new Promise((resolve, reject) => {
    const outgoing = httpRequest(
      `${url}/api${path}`,
      {
        agent,
        method,
        timeout: MAX_RESPONSE_MS,
        headers: {
          ...(token === undefined ? {} : { authorization: `Bearer ${token}` }),
          ...(key === undefined ? {} : { 'idempotency-key': key }),
          ...(text === undefined
            ? {}
            : { 'content-type': 'application/json', 'content-length': Buffer.byteLength(text) }),
        },
      },
      (incoming) => {
        let received = '';
        incoming.setEncoding('utf8').on('data', (chunk: string) => (received += chunk));
        incoming.once('error', reject);
        incoming.once('close', () => {
          if (!incoming.complete) {
            reject(new Error('the response was cut off'));
            return;
          }
          resolve({ status: incoming.statusCode ?? 0, body: parseBody(received) });
        });
      },
    );
    outgoing.once('error', reject);
    outgoing.once('timeout', () => outgoing.destroy(new Error('no response')));
    outgoing.end(text);
  });
}

function parseBody(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return text;
  }
}
