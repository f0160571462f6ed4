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

/** Returns the sender to an app in this process. */
export const sendToApp =
  (app: FastifyInstance): SendRaw =>
  async ({ method, payload, ...rest }) => {
    const {
      statusCode,
      headers,
      payload: received,
    } = await app.inject({
      ...rest,
      method: method as 'GET',
      ...(payload === undefined ? {} : { payload }),
    });
    return { status: statusCode, headers, payload: received };
  };
