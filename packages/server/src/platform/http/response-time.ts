import type { Call } from '@pennant/contract/call';
import type { FastifyReply, preHandlerHookHandler } from 'fastify';
import type { Logger } from 'pino';
import type { Metrics } from '../metrics.ts';

/** The consumers of response times. */
export interface ResponseTimeObservers {
  /** Receives the duration of every response, if given. */
  readonly metrics?: Pick<Metrics, 'observeResponse'>;
  /** Logs slow calls, if given. */
  readonly log?: Pick<Logger, 'warn'>;
}

/** Calls that take longer are logged. */
const SLOW_MS = 1_000;

/** The hook that starts the clock of a response: after the client has sent all of its request. */
export const startResponseTime: preHandlerHookHandler = (request, _reply, next) => {
  request.context.startedAt = performance.now();
  next();
};

/** Reports the time of a response that is being sent. */
export function observeResponseTime(
  { method, path }: Call,
  { request, statusCode }: FastifyReply,
  { metrics, log }: ResponseTimeObservers,
): void {
  const ms = performance.now() - request.context.startedAt;
  metrics?.observeResponse(method, path, statusCode, ms);
  if (ms > SLOW_MS) log?.warn({ call: `${method} ${path}`, ms }, 'slow call');
}
