import type { Call } from '@pennant/contract/call';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { Clock } from '../clock.ts';
import type { Database, Transaction } from '../database/database.ts';
import { authenticate, authorize } from './authenticate-and-authorize.ts';
import { EventStream } from './event-stream.ts';
import type { EventStreams } from './event-streams.ts';
import type { IdempotentRequest } from './idempotency-store.ts';
import { readIdempotencyKey, runIdempotently } from './idempotent-handler.ts';
import type { OutcomeResponses } from './outcome-responses.ts';
import type { Authenticate, FindCachedPrincipal } from './principal-and-bearer-token.ts';
import type { RunLongChange } from './long-changes.ts';
import { limitRate, type RateLimiter } from './rate-limiter.ts';
import { alreadyConfirmed, startContext } from './request-context.ts';
import { validateRequest } from './request-validation.ts';
import {
  observeResponseTime,
  startResponseTime,
  type ResponseTimeObservers,
} from './response-time.ts';
import { withValidation } from './response-validation.ts';
import { toHook, type Respond, type Stage } from './request-stage.ts';

export const API_PREFIX = '/api';

/** What the stages of every call depend on. */
export interface CallRouteOptions extends ResponseTimeObservers {
  readonly app: FastifyInstance;
  readonly database: Database;
  readonly clock: Clock;
  readonly rateLimiter: RateLimiter;
  readonly authenticate: Authenticate;
  /** Whether each response is validated against the contract: in tests and in development. */
  readonly validateResponses: boolean;
  /** The open streams of this program. */
  readonly streams: EventStreams;
  readonly runLongChange: RunLongChange;
}

/** One call with its handler. */
export interface CallRoute {
  readonly call: Call;
  /** Takes the context of its own call, with the transaction if `inTransaction`. */
  readonly handler: (context: never) => Promise<unknown>;
  /** Whether the handler runs in a transaction of its own, `context.tx`. */
  readonly inTransaction: boolean;
  /** Whether its transaction has the time of background work. */
  readonly isLong?: boolean;
  /** How a repeat's response is worked out again, in the context that the handler takes. */
  readonly repeat?:
    | {
        readonly toKept: (response: never) => unknown;
        readonly fromKept: (context: never, kept: never) => Promise<unknown>;
      }
    | undefined;
  /** For calls that may take the principal from the cache. */
  readonly findCachedPrincipal?: FindCachedPrincipal | undefined;
}

/** Adds a call of the contract as a route. A request passes the stages from top to bottom. */
export function addCallRoute(
  options: CallRouteOptions,
  { sendOutcome, toStoredResponse }: OutcomeResponses,
  { call, handler, inTransaction, isLong = false, repeat, findCachedPrincipal }: CallRoute,
): void {
  const { app, database, clock } = options;
  const transactions = isLong ? database.background : database;
  const respond: Respond = (reply, outcome) => {
    const sent = sendOutcome(reply, outcome);
    observeResponseTime(call, reply, options);
    return sent;
  };
  const hook = (stage: Stage) => toHook(stage, respond);
  const handle = options.validateResponses ? withValidation(call, handler) : handler;

  app.route({
    method: call.method,
    // HEAD must not write, and a stream has no end to wait for.
    exposeHeadRoute: !call.writes && call.isStream === undefined,
    url: API_PREFIX + call.path.replaceAll(/\{(\w+)\}/g, ':$1'),
    config: { call },
    onRequest: startContext(database),
    preHandler: [
      startResponseTime,
      // Before the limit, which counts per user; what it finds is refused after it.
      authenticate(call, options.authenticate, findCachedPrincipal),
      hook(limitRate(call, options.rateLimiter)),
      hook(authorize(call)),
      hook(validateRequest(call)),
      ...(call.writes ? [hook(readIdempotencyKey(call))] : []),
    ],
    handler: async (request, reply) => {
      const { context } = request;
      const now = clock();
      context.now = now;
      const within = (tx: Transaction) => ({ ...context, db: tx, tx }) as never;
      const work = (tx: Transaction) => handle(within(tx));
      const keyed = context.idempotentRequest;
      const runKeyed = async (of: IdempotentRequest) => {
        // The key is claimed before the handler runs, which an ended session may not do.
        const refusal = await context.confirmSession();
        if (refusal !== null) return refusal;
        context.confirmSession = alreadyConfirmed;
        return runIdempotently(transactions, of, now, {
          work,
          toResponse: toStoredResponse,
          repeat: repeat && {
            toKept: (response) => repeat.toKept(response as never),
            fromKept: (tx, kept) => repeat.fromKept(within(tx), kept as never),
          },
        });
      };
      const change = () => (keyed !== null ? runKeyed(keyed) : transactions.transaction(work));
      let outcome: unknown;
      if (isLong) outcome = await options.runLongChange(request.raw.socket, change);
      else if (keyed !== null || inTransaction) outcome = await change();
      else if (call.isStream) outcome = await handle(streamContextOf(request) as never);
      else outcome = await handle(context as never);
      for (const run of context.waiting ?? []) run();
      if (outcome instanceof EventStream) {
        const refusal = options.streams.begin(request, reply, outcome);
        if (refusal === null) return;
        outcome = refusal;
      }
      const sent = respond(reply, outcome);
      // Most responses are sent already: no promise to wait for.
      if (sent instanceof Promise) await sent;
    },
  });
}

/** Returns the context of a stream's handler. */
const streamContextOf = ({ context, headers }: FastifyRequest) => {
  const lastEventID = headers['last-event-id'];
  return { ...context, lastEventID: typeof lastEventID === 'string' ? lastEventID : null };
};
