import type { ResponseOf, Call } from '@pennant/contract/call';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { Logger } from 'pino';
import type { Transaction } from '../database/database.ts';
import type { Metrics } from '../metrics.ts';
import { commonRefusals, isRefusal, type Refusal, type Refusals } from '../refusal.ts';
import { refusalBody, sendJson, sendRefusal, sendJsonStream } from './responses.ts';
import {
  createRequestContext,
  authenticateRequest,
  readToken,
  type RequestContext,
  type TransactionContext,
  type RequestDependencies,
} from './request-context.ts';
import type { Authenticate, FindCachedPrincipal } from './principal.ts';
import { assertValidResponse } from './response-validation.ts';
import type { StoredResponse } from './idempotency-store.ts';
import {
  usesIdempotencyKey,
  readIdempotentRequest,
  runIdempotently,
  type HandlerResult,
} from './idempotent-handler.ts';
import { rateLimitNameOf } from './rate-limiter.ts';
import { JsonStream } from './json-stream.ts';

type Result<C extends Call, Code extends string> = Promise<ResponseOf<C> | Refusal<Code>>;
type ReadResult<C extends Call, Code extends string> = Promise<
  ResponseOf<C> | Refusal<Code> | JsonStream
>;

/** The functions that a feature registers its calls with. `Code` are the codes of its refusals. */
export interface FeatureRoutes<Code extends string> {
  /**
   * Registers a call that reads, or that manages its own transaction, `context.db.transaction`. If
   * it writes, an `Idempotency-Key` is honored: the handler then runs in the transaction that
   * stores its response with the key. A request with an `eventNumber` identifies repeats by that
   * instead, and its key is ignored. A call that only reads may stream a long response.
   */
  handle<C extends Call>(
    call: C,
    handler: (context: RequestContext<C>) => ReadResult<C, Code>,
  ): void;
  /**
   * Registers a call like `handle`, for hot paths: the user may come from a cache. The handler must
   * check the session in its own statement, or by `context.confirmSession()`, before it returns
   * anything. The cached role must not be relied on.
   */
  handleWithCachedAuth<C extends Call & { readonly who: 'player' }>(
    call: C,
    handler: (context: RequestContext<C>) => Result<C, Code>,
  ): void;
  /**
   * Registers a call that writes: the handler runs in the transaction `context.tx`, which a refusal
   * rolls back, and an `Idempotency-Key` is honored: copies of a request have one effect and one
   * response.
   */
  handleInTransaction<C extends Call>(
    call: C,
    handler: (context: TransactionContext<C>) => Result<C, Code>,
  ): void;
}

export interface RoutesOptions extends RequestDependencies {
  readonly app: FastifyInstance;
  readonly authenticate: Authenticate;
  /** Without it, every principal is read from the database. */
  readonly findCachedPrincipal?: FindCachedPrincipal;
  /** Receives the duration of every response, if given. */
  readonly metrics?: Pick<Metrics, 'observeResponse'>;
  /** Logs slow calls, if given. */
  readonly log?: Pick<Logger, 'warn'>;
  /** Whether each response is validated against the contract: in tests and in development. */
  readonly validateResponses: boolean;
}

export interface Routes {
  readonly options: RoutesOptions;
  feature<const R extends Refusals>(
    refusals: R,
  ): FeatureRoutes<Extract<keyof R, string> | CommonCode>;
}

type CommonCode = Extract<keyof typeof commonRefusals, string>;

export const API_PREFIX = '/api';

/** Calls that take longer are logged. */
const SLOW_MS = 1_000;

/**
 * Creates the registry that adds calls of the contract as routes to the app, with all common steps.
 */
export function createRoutes(options: RoutesOptions): Routes {
  const { app, log, metrics } = options;
  return {
    options,
    feature(ownRefusals) {
      const refusals: Refusals = { ...commonRefusals, ...ownRefusals };
      const toRefusalResponse = (refusal: Refusal) => {
        const response = refusals[refusal.code];
        if (response) return { ...response, refusal };
        throw new Error(
          `the refusal ${refusal.code} has no sentence: add it to the feature's refusals`,
        );
      };

      const register = (
        call: Call,
        work: (context: RequestContext<Call>, request: FastifyRequest) => Promise<HandlerResult>,
        lastKnown: FindCachedPrincipal = neverCached,
      ) => {
        const rate = rateLimitNameOf(call);
        app.route({
          method: call.method,
          // HEAD must not write.
          exposeHeadRoute: !call.writes,
          url: API_PREFIX + call.path.replaceAll(/\{(\w+)\}/g, ':$1'),
          config: { call },
          handler: async (request, reply) => {
            const began = performance.now();
            const token = readToken(call, request);
            // With a key, the handler runs after the key is claimed, so the principal must be
            // certain.
            const cached =
              token && request.headers['idempotency-key'] === undefined ? lastKnown(token) : null;
            const user =
              cached ??
              (token === undefined
                ? null
                : await authenticateRequest(call, options.authenticate, token));
            const confirmSession =
              cached === null ? alreadyConfirmed : createConfirmUser(options.authenticate, token!);
            const context = createRequestContext(
              { call, rate, principal: user, confirmSession, request, reply },
              options,
            );
            const run = isRefusal(context) ? { outcome: context } : await work(context, request);
            const sent =
              'kept' in run ? sendKept(reply, run.kept) : sendOutcome(reply, run.outcome);
            const ms = performance.now() - began;
            metrics?.observeResponse(call.method, call.path, reply.statusCode, ms);
            if (ms > SLOW_MS) log?.warn({ call: `${call.method} ${call.path}`, ms }, 'slow call');
            // Most responses are sent already: no promise to wait for.
            if (sent !== reply) await sent;
          },
        });
      };

      const sendKept = (reply: FastifyReply, { status, body }: StoredResponse) =>
        sendJson(reply.header('idempotent-replayed', 'true'), status, body);

      const sendOutcome = (reply: FastifyReply, outcome: unknown) => {
        if (outcome instanceof JsonStream) return sendJsonStream(reply, outcome);
        return isRefusal(outcome)
          ? sendRefusal(reply, toRefusalResponse(outcome))
          : sendJson(reply, 200, JSON.stringify(outcome));
      };

      const toKeptAnswer = (outcome: unknown): StoredResponse => {
        if (!isRefusal(outcome)) return { status: 200, body: JSON.stringify(outcome) };
        const { status, error } = toRefusalResponse(outcome);
        return { status, body: JSON.stringify(refusalBody(outcome, error)) };
      };

      const validateOutcome = <A>(call: Call, outcome: A): A | JsonStream => {
        if (!options.validateResponses || isRefusal(outcome)) return outcome;
        if (outcome instanceof JsonStream)
          return outcome.validatedBy((response) => assertValidResponse(call, response));
        assertValidResponse(call, outcome);
        return outcome;
      };

      const handle = <C extends Call>(
        call: C,
        handler: (context: RequestContext<C>) => Promise<unknown>,
        lastKnown?: FindCachedPrincipal,
      ) =>
        register(
          call,
          async (context, request) => {
            const keyed = usesIdempotencyKey(call, context)
              ? readIdempotentRequest(call, context, request)
              : null;
            if (keyed === null)
              return { outcome: validateOutcome(call, await handler(context as never)) };
            if (isRefusal(keyed)) return { outcome: keyed };
            const work = async (tx: Transaction) =>
              validateOutcome(call, await handler({ ...context, db: tx } as never));
            return runIdempotently(options.database, keyed, context.now, work, toKeptAnswer);
          },
          lastKnown,
        );

      return {
        handle: (call, handler) => handle(call, handler),
        handleWithCachedAuth: (call, handler) => handle(call, handler, options.findCachedPrincipal),
        handleInTransaction(call, handler) {
          register(call, async (context, request) => {
            const work = async (tx: Transaction) =>
              validateOutcome(call, await handler({ ...context, tx } as never));
            const keyed = readIdempotentRequest(call, context, request);
            if (keyed === null) return { outcome: await options.database.transaction(work) };
            if (isRefusal(keyed)) return { outcome: keyed };
            return runIdempotently(options.database, keyed, context.now, work, toKeptAnswer);
          });
        },
      };
    },
  };
}

const neverCached: FindCachedPrincipal = () => null;
const alreadyConfirmed: RequestContext<Call>['confirmSession'] = async () => null;

const createConfirmUser =
  (authenticate: Authenticate, token: string): RequestContext<Call>['confirmSession'] =>
  async () => {
    const result = await authenticate(token, ['access']);
    return result.ok ? null : result;
  };
