import type { BodyOf, Call, ParamsOf, QueryOf } from '@pennant/contract/call';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { z } from 'zod';
import type { Clock } from '../clock.ts';
import type { Atomic, Database, Transaction } from '../database/database.ts';
import { isRefusal, refuse, type Refusal } from '../refusal.ts';
import { bearerToken, type Authenticate, type Caller, type SignInCode } from './caller.ts';
import { networkOf } from './network.ts';
import type { RateName, RequestRates } from './request-rates.ts';

/** What a handler is given: all of it checked against the contract. */
export interface Asked<C extends Call> {
  readonly params: ParamsOf<C>;
  readonly query: QueryOf<C>;
  readonly body: BodyOf<C>;
  /** Who asks; null for a guest, which only calls for anyone see. */
  readonly user: C['who'] extends 'anyone' ? Caller | null : Caller;
  readonly now: Date;
  /** The address that the request came from, of IPv6 its network: for limits. */
  readonly address: string;
  /** What the client says that it is; empty where it doesn't. */
  readonly userAgent: string;
  /** The database; the transaction of its key, where a request that changes something carries one. */
  readonly db: Atomic;
  /**
   * Makes sure of a user whom the handler was given as he was last known, by the database; answers why not where he is
   * signed in no more. Of all others nothing is asked.
   */
  confirmUser(): Promise<Refusal<SignInCode> | null>;
  /** Adds a header to the answer. */
  header(name: string, value: string): void;
}

export interface AskedInTransaction<C extends Call> extends Asked<C> {
  readonly tx: Transaction;
}

/** The token that tells who asks, null where a needed one is missing; undefined where a guest may ask, and does. */
export function tokenOf(call: Call, request: FastifyRequest): string | null | undefined {
  const token = bearerToken(request.headers.authorization);
  // Signing in or registering pays no heed to an old token that comes along.
  return call.who === 'anyone' && (call.writes || token === null) ? undefined : token;
}

/** What an `Asked` is made of, before it is checked. */
export interface ToCheck {
  readonly call: Call;
  readonly rate: RateName;
  readonly user: Caller | Refusal | null;
  readonly confirmUser: Asked<Call>['confirmUser'];
  readonly request: FastifyRequest;
  readonly reply: FastifyReply;
}

/** Limits, identity and form of a request, in this order. */
export function askedOf(
  { call, rate, user, confirmUser, request, reply }: ToCheck,
  { clock, database, rates }: { clock: Clock; database: Database; rates: RequestRates },
): Asked<Call> | Refusal {
  const address = networkOf(request.ip);
  const wait = rates.take(rate, user && !isRefusal(user) ? user.userID : address);
  if (wait !== null) return refuse('too_many_requests', { retryAfter: wait });
  if (isRefusal(user)) return user;
  if (call.who === 'admin' && !user?.isAdmin) return refuse('admins_only');

  const params = parsed(call.params, request.params, 'params');
  const query = parsed(call.query, request.query, 'query');
  const body = parsed(call.body, request.body, 'body');
  if (isRefusal(params)) return params;
  if (isRefusal(query)) return query;
  if (isRefusal(body)) return body;
  return {
    params: params as undefined,
    query: query as undefined,
    body: body as undefined,
    user: user as Caller,
    now: clock(),
    address,
    userAgent: request.headers['user-agent'] ?? '',
    db: database,
    confirmUser,
    header: (name, value) => void reply.header(name, value),
  };
}

/**
 * Whom a token belongs to. Calls for anyone tell one that is over, so that the browser can renew it, and take whoever
 * brings a wrong one for a guest.
 */
export async function callerOf(
  call: Call,
  authenticate: Authenticate,
  token: string | null,
): Promise<Caller | Refusal | null> {
  if (token === null) return refuse('not_signed_in');
  const found = await authenticate(token, call.token === 'id' ? ['access', 'id'] : ['access']);
  if (found.ok) return found.caller;
  return call.who === 'anyone' && found.code === 'token_invalid' ? null : found;
}

function parsed(schema: z.ZodType | undefined, value: unknown, part: string): unknown {
  if (!schema) return undefined;
  const result = schema.safeParse(value ?? (part === 'body' ? undefined : {}));
  if (result.success) return result.data;
  const details = result.error.issues.slice(0, 20).map(({ path, message }) => ({
    path: path.length > 0 ? path.join('.') : part,
    message,
  }));
  return refuse('malformed', details);
}
