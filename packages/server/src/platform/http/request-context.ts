import type { BodyOf, Call, ParamsOf, QueryOf } from '@pennant/contract/call';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { z } from 'zod';
import type { Clock } from '../clock.ts';
import type { TransactionScope, Database, Transaction } from '../database/database.ts';
import { isRefusal, refuse, type Refusal } from '../refusal.ts';
import {
  parseBearerToken,
  type Authenticate,
  type Principal,
  type AuthenticationFailureCode,
} from './principal.ts';
import { clientAddressOf } from './client-address.ts';
import type { RateLimitName, RateLimiter } from './rate-limiter.ts';

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
  confirmSession(): Promise<Refusal<AuthenticationFailureCode> | null>;
  /** Adds a header to the response. */
  header(name: string, value: string): void;
}

export interface TransactionContext<C extends Call> extends RequestContext<C> {
  readonly tx: Transaction;
}

/**
 * Returns the bearer token of a request: null if a required one is missing, undefined if the
 * request is treated as a guest's.
 */
export function readToken(call: Call, request: FastifyRequest): string | null | undefined {
  const token = parseBearerToken(request.headers.authorization);
  // Signing in and registering ignore an old token.
  return call.who === 'anyone' && (call.writes || token === null) ? undefined : token;
}

/** The dependencies of `createRequestContext`. */
export interface RequestDependencies {
  readonly clock: Clock;
  readonly database: Database;
  readonly rateLimiter: RateLimiter;
}

/** The parts of a request before it is validated. */
export interface UnvalidatedRequest {
  readonly call: Call;
  readonly rate: RateLimitName;
  readonly principal: Principal | Refusal | null;
  readonly confirmSession: RequestContext<Call>['confirmSession'];
  readonly request: FastifyRequest;
  readonly reply: FastifyReply;
}

/**
 * Checks the rate limit, the role and the form of a request, in this order.
 *
 * @returns the validated request or the first refusal
 */
export function createRequestContext(
  { call, rate, principal, confirmSession, request, reply }: UnvalidatedRequest,
  { clock, database, rateLimiter }: RequestDependencies,
): RequestContext<Call> | Refusal {
  const address = clientAddressOf(request.ip);
  const wait = rateLimiter.take(
    rate,
    principal && !isRefusal(principal) ? principal.userID : address,
  );
  if (wait !== null) return refuse('too_many_requests', { retryAfter: wait });
  if (isRefusal(principal)) return principal;
  if (call.who === 'admin' && !principal?.isAdmin) return refuse('admins_only');

  const params = parsePart(call.params, request.params, 'params');
  const query = parsePart(call.query, request.query, 'query');
  const body = parsePart(call.body, request.body, 'body');
  if (isRefusal(params)) return params;
  if (isRefusal(query)) return query;
  if (isRefusal(body)) return body;
  return {
    params: params as undefined,
    query: query as undefined,
    body: body as undefined,
    principal: principal as Principal,
    now: clock(),
    address,
    userAgent: request.headers['user-agent'] ?? '',
    db: database,
    confirmSession: confirmSession,
    header: (name, value) => void reply.header(name, value),
  };
}

/**
 * Returns the principal of a token. Calls open to anyone refuse an expired token, so that the
 * browser renews it, and treat an invalid one as a guest's (null).
 */
export async function authenticateRequest(
  call: Call,
  authenticate: Authenticate,
  token: string | null,
): Promise<Principal | Refusal | null> {
  if (token === null) return refuse('not_signed_in');
  const result = await authenticate(token, call.token === 'id' ? ['access', 'id'] : ['access']);
  if (result.ok) return result.principal;
  return call.who === 'anyone' && result.code === 'token_invalid' ? null : result;
}

function parsePart(schema: z.ZodType | undefined, value: unknown, part: string): unknown {
  if (!schema) return undefined;
  const result = schema.safeParse(value ?? (part === 'body' ? undefined : {}));
  if (result.success) return result.data;
  const details = result.error.issues.slice(0, 20).map(({ path, message }) => ({
    path: path.length > 0 ? path.join('.') : part,
    message,
  }));
  return refuse('malformed', details);
}
