import type { FastifyInstance } from 'fastify';

/** A request as it goes over the line. */
export interface RawRequest {
  readonly method: string;
  /** Path and query. */
  readonly url: string;
  readonly headers: Readonly<Record<string, string>>;
  readonly payload: string | Buffer | undefined;
}

export interface RawResponse {
  readonly status: number;
  readonly headers: Readonly<Record<string, unknown>>;
  readonly payload: string;
}

export type SendRaw = (request: RawRequest) => Promise<RawResponse>;

/**
 * Returns the sender to an app in this process. Of a stream of server-sent events it reads what
 * comes at once, and leaves.
 */
export const sendToApp =
  (app: FastifyInstance): SendRaw =>
  async ({ method, payload, ...rest }) => {
    const leaving = new AbortController();
    const response = await app.inject({
      ...rest,
      method: method as 'GET',
      ...(payload === undefined ? {} : { payload }),
      payloadAsStream: true,
      signal: leaving.signal,
    });
    const { statusCode, headers } = response;
    const body = response.stream();
    if (isEventStream({ headers })) {
      // The head of what it is about is there before the next turn of the event loop.
      await new Promise(setImmediate);
      const received = (body.read() as Buffer | null)?.toString() ?? '';
      body.on('error', () => undefined);
      leaving.abort();
      return { status: statusCode, headers, payload: received };
    }
    const chunks: Buffer[] = [];
    for await (const chunk of body) chunks.push(chunk as Buffer);
    return { status: statusCode, headers, payload: Buffer.concat(chunks).toString() };
  };

/** Whether a response is a stream of server-sent events. */
export const isEventStream = ({ headers }: Pick<RawResponse, 'headers'>): boolean =>
  String(headers['content-type']).startsWith('text/event-stream');

/** Returns the messages in the text of a stream: each event with its data. */
export const parseMessages = (
  text: string,
): { readonly id: string | null; readonly event: string; readonly data: unknown }[] =>
  [...text.matchAll(/^(?:id: (.*)\n)?event: (.*)\ndata: (.*)\n\n/gm)].map(
    ([, id = null, event = '', data = 'null']) => ({ id, event, data: JSON.parse(data) }),
  );
