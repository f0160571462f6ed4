import { Agent, request as httpRequest } from 'node:http';
import {
  isEventStream,
  type RawRequest,
  type RawResponse,
} from '@pennant/server/testing/raw-request';

/** A response with the time from sending its request; status 0 stands for none. */
export interface TimedResponse extends RawResponse {
  readonly ms: number;
}

/** Sends requests as they are over HTTP, whatever their path and headers hold. */
export interface RawClient {
  send(request: RawRequest): Promise<TimedResponse>;
  close(): void;
}

/** A response that takes longer counts as none. */
const MAX_RESPONSE_MS = 60_000;

export function createRawClient(url: string): RawClient {
  const { hostname, port } = new URL(url);
  const agent = new Agent({ keepAlive: true, maxSockets: 256 });
  const send = (
    { method, url: path, headers, payload }: RawRequest,
    connection: Agent | false,
  ): Promise<TimedResponse> =>
    new Promise((resolve) => {
      const sentAt = performance.now();
      const answer = (response: Omit<TimedResponse, 'ms'>) =>
        resolve({ ...response, ms: performance.now() - sentAt });
      const fail = ({ message }: Error) => answer({ status: 0, headers: {}, payload: message });
      const length = payload === undefined ? {} : { 'content-length': Buffer.byteLength(payload) };
      const sent = httpRequest(
        {
          agent: connection,
          hostname,
          port,
          method,
          path,
          timeout: MAX_RESPONSE_MS,
          headers: { ...headers, ...length },
        },
        (response) => {
          let received = '';
          const end = () =>
            answer({
              status: response.statusCode ?? 0,
              headers: response.headers,
              payload: received,
            });
          response.setEncoding('utf8').on('data', (part: string) => {
            received += part;
            // A stream has no end: its first messages are the response.
            if (!isEventStream(response)) return;
            end();
            response.destroy();
          });
          response.once('error', fail);
          response.once('end', end);
        },
      );
      sent.once('error', (error: NodeJS.ErrnoException) => {
        // The program closed an idle connection just when it was taken again: browsers send anew.
        const wasIdle = sent.reusedSocket && error.code === 'ECONNRESET';
        if (wasIdle) resolve(send({ method, url: path, headers, payload }, false));
        else fail(error);
      });
      sent.once('timeout', () => sent.destroy(new Error('no response')));
      sent.end(payload);
    });
  return { send: (request) => send(request, agent), close: () => agent.destroy() };
}
