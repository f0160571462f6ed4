import type { ResponseOf, Call, StreamCall } from '@pennant/contract/call';
import type { commonRefusals, Refusal, Refusals } from '../refusal.ts';
import { addCallRoute, type CallRoute, type CallRouteOptions } from './call-route.ts';
import type { EventStream } from './event-stream.ts';
import { createLongChanges } from './long-changes.ts';
import { createEventStreams, type EventStreams, type StreamOptions } from './event-streams.ts';
import type { JsonStream } from './json-stream.ts';
import type { ResponseRepeat } from './idempotent-handler.ts';
import { createOutcomeResponses } from './outcome-responses.ts';
import type { FindCachedPrincipal } from './principal-and-bearer-token.ts';
import type { RequestContext, StreamContext, TransactionContext } from './request-context.ts';

type Result<C extends Call, Code extends string> = Promise<ResponseOf<C> | Refusal<Code>>;
type ReadResult<C extends Call, Code extends string> = Promise<
  ResponseOf<C> | Refusal<Code> | JsonStream
>;

type StreamResult<Code extends string> = Promise<EventStream | Refusal<Code>>;

/** The functions that a feature registers its calls with. `Code` are the codes of its refusals. */
export interface FeatureRoutes<Code extends string> {
  /**
   * Registers a call that reads, or that manages its own transaction, `context.db.transaction`. If
   * it writes, an `Idempotency-Key` is honored: the handler then runs in the transaction that
   * stores its response with the key. A request with an `eventNumber` identifies repeats by that
   * instead, and its key is ignored. A call that only reads may send a long response in pieces.
   */
  handle<C extends Call>(
    call: C,
    handler: (context: RequestContext<C>) => ReadResult<C, Code>,
  ): void;
  /**
   * Registers a call like `handle`, for hot paths: the user may come from a cache. The handler must
   * check the session in its own statement, or by `context.confirmSession()`, before it returns
   * anything. The cached role must not be relied on. With `repeat`, no response is stored for an
   * `Idempotency-Key`, but what it is worked out from again.
   */
  handleWithCachedAuth<C extends Call & { readonly who: 'player' }, Kept>(
    call: C,
    handler: (context: RequestContext<C>) => Result<C, Code>,
    repeat?: ResponseRepeat<RequestContext<C>, ResponseOf<C>, Kept, Awaited<Result<C, Code>>>,
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
  /**
   * Registers a call like `handleInTransaction` that changes rows of any number of users, as
   * admins do: its statements have the time of background work, two minutes. One such change runs
   * at a time.
   */
  handleInLongTransaction<C extends Call & { readonly who: 'admin' }>(
    call: C,
    handler: (context: TransactionContext<C>) => Result<C, Code>,
  ): void;
  /** Registers a call whose response is a stream of messages. */
  handleStream<C extends StreamCall>(
    call: C,
    handler: (context: StreamContext<C>) => StreamResult<Code>,
  ): void;
}

export interface RoutesOptions extends Omit<CallRouteOptions, 'streams' | 'runLongChange'> {
  readonly streamOptions?: StreamOptions;
  /** Without it, every principal is read from the database. */
  readonly findCachedPrincipal?: FindCachedPrincipal;
}

export interface Routes {
  readonly options: RoutesOptions;
  /** The open streams of this program. */
  readonly streams: EventStreams;
  feature<const R extends Refusals>(
    refusals: R,
  ): FeatureRoutes<Extract<keyof R, string> | CommonCode>;
}

type CommonCode = Extract<keyof typeof commonRefusals, string>;

/** Creates the registry that features add their calls to, as routes of the app. */
export function createRoutes(options: RoutesOptions): Routes {
  options.app.decorateRequest('context');
  const streams = createEventStreams(options, options.streamOptions);
  const ofProgram = { ...options, streams, runLongChange: createLongChanges() };
  return {
    options,
    streams,
    feature(refusals) {
      const responses = createOutcomeResponses(refusals);
      const add = (route: CallRoute) => addCallRoute(ofProgram, responses, route);
      return {
        handle: (call, handler) => add({ call, handler, inTransaction: false }),
        handleWithCachedAuth: (call, handler, repeat) =>
          add({
            call,
            handler,
            repeat,
            inTransaction: false,
            findCachedPrincipal: options.findCachedPrincipal,
          }),
        handleInTransaction: (call, handler) => add({ call, handler, inTransaction: true }),
        handleInLongTransaction: (call, handler) =>
          add({ call, handler, inTransaction: true, isLong: true }),
        handleStream: (call, handler) => add({ call, handler, inTransaction: false }),
      };
    },
  };
}
