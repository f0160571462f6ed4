import type { BodyOf, Call, ParamsOf, QueryOf } from '@pennant/contract/call';
import type { onRequestHookHandler } from 'fastify';
import type { Transaction, TransactionScope } from '../database/database.ts';
import type { Refusal } from '../refusal.ts';
import { clientAddressOf } from './client-address.ts';
import type { IdempotentRequest } from './idempotency-store.ts';
import type { AuthenticationFailureCode, Principal } from './principal-and-bearer-token.ts';

/** The argument of a handler: the request, validated against the contract. */
export interface RequestContext<C extends Call> {
  readonly params: ParamsOf<C>;
  readonly query: QueryOf<C>;
  readonly body: BodyOf<C>;
  /** The signed-in user; null for a guest (only in calls open to anyone). */
  readonly principal: C['who'] extends 'anyone' ? Principal | null : Principal;
  readonly now: Date;
  /** The client's address, for limits; of IPv6 the network. */
  readonly address: string;
  /** The header User-Agent; empty if missing. */
  readonly userAgent: string;
  /**
   * The database, or, for a writing request with an Idempotency-Key, the transaction of that key.
   */
  readonly db: TransactionScope;
  /**
   * Checks the session of a cached principal in the database; returns a refusal if it has ended.
   * Does nothing if the principal was read from the database for this request.
   */
  readonly confirmSession: () => Promise<Refusal<AuthenticationFailureCode> | null>;
  /** Adds a header to the response. */
  readonly header: (name: string, value: string) => void;
  /**
   * Runs a function once the handler is done and its transaction, if any, is committed. It may run
   * where nothing was written, too: only for hints, which are checked by whoever gets them.
   */
  readonly afterCommit: (run: () => void) => void;
}

/** The argument of a stream's handler. */
export interface StreamContext<C extends Call> extends RequestContext<C> {
  /** The id of the last message that the client has; null for a client that has none. */
  readonly lastEventID: string | null;
}

export interface TransactionContext<C extends Call> extends RequestContext<C> {
  readonly tx: Transaction;
}

/** The context of a request on its way through the stages, each of which fills in its part. */
export interface UnfinishedContext {
  readonly address: string;
  readonly userAgent: string;
  readonly db: TransactionScope;
  readonly header: RequestContext<Call>['header'];
  readonly afterCommit: RequestContext<Call>['afterCommit'];
  /** What waits for the handler's end; null for nothing, as for most requests. */
  waiting: (() => void)[] | null;
  /** On the clock of `performance.now()`. */
  startedAt: number;
  principal: Principal | null;
  /** Why there is no principal, unless a guest may make the call. */
  authenticationFailure: Refusal | null;
  confirmSession: RequestContext<Call>['confirmSession'];
  params: unknown;
  query: unknown;
  body: unknown;
  /** The Idempotency-Key with the data to recognize a repeat; null if none is used. */
  idempotentRequest: IdempotentRequest | null;
  now: Date | null;
}

declare module 'fastify' {
  interface FastifyRequest {
    /** For calls of the contract. */
    context: UnfinishedContext;
  }
}

/** For a principal that was read from the database for this request. */
export const alreadyConfirmed = async () => null;

/**
 * Returns the first hook of a request. It takes the client's address, which a socket loses when the
 * client disconnects; a request whose client has gone already is dropped, as nobody is left to read
 * a response.
 */
export const startContext =
  (db: TransactionScope): onRequestHookHandler =>
  (request, reply, next) => {
    const ip: string | undefined = request.ip;
    if (ip === undefined) {
      reply.hijack();
      request.raw.destroy();
      return;
    }
    const context: UnfinishedContext = {
      address: clientAddressOf(ip),
      userAgent: request.headers['user-agent'] ?? '',
      db,
      header: (name, value) => void reply.header(name, value),
      afterCommit: (run) => void (context.waiting ??= []).push(run),
      waiting: null,
      startedAt: 0,
      principal: null,
      authenticationFailure: null,
      confirmSession: alreadyConfirmed,
      params: undefined,
      query: undefined,
      body: undefined,
      idempotentRequest: null,
      now: null,
    };
    request.context = context;
    next();
  };
