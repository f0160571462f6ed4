import type { AnswerOf, BodyOf, Call, ParamsOf, QueryOf } from '@pennant/contract/call';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { Logger } from 'pino';
import type { z } from 'zod';
import type { Clock } from '../clock.ts';
import type { Database, Transaction } from '../database/database.ts';
import { fewAtOnce } from '../few-at-once.ts';
import type { Metrics } from '../metrics.ts';
import { commonRefusals, isRefusal, refuse, type Refusal, type Refusals } from '../refusal.ts';
import { refusalBody, sendJson, sendRefusal } from './answers.ts';
import { bearerToken, type Authenticate, type Caller } from './caller.ts';
import {
  claimKey,
  isKeyWellFormed,
  keepAnswer,
  type KeptAnswer,
  type KeyedRequest,
} from './idempotency.ts';
import { networkOf } from './network.ts';
import { rateOf, type RateName, type RequestRates } from './request-rates.ts';

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
  readonly db: Database;
  /** Adds a header to the answer. */
  header(name: string, value: string): void;
}

export interface AskedInTransaction<C extends Call> extends Asked<C> {
  readonly tx: Transaction;
}

type Answered<C extends Call, Code extends string> = Promise<AnswerOf<C> | Refusal<Code>>;

/** What a feature registers its calls with. `Code` are the refusals that it has a sentence for. */
export interface FeatureRoutes<Code extends string> {
  /**
   * A call that reads, or that looks after its own transaction. Where it changes something, an `Idempotency-Key` is
   * honoured too, but the answer is kept by a transaction of its own, after the effect; a call that carries an
   * `eventNumber` tells repeats by that instead, and its key is not looked at.
   */
  handle<C extends Call>(call: C, handler: (asked: Asked<C>) => Answered<C, Code>): void;
  /**
   * A call that changes something: the handler works in `asked.tx`, which a refusal rolls back, and an
   * `Idempotency-Key` is honoured: copies of one request have one effect and the same answer.
   */
  handleInTransaction<C extends Call>(
    call: C,
    handler: (asked: AskedInTransaction<C>) => Answered<C, Code>,
  ): void;
}

export interface RoutesOptions {
  readonly app: FastifyInstance;
  readonly database: Database;
  readonly clock: Clock;
  readonly authenticate: Authenticate;
  readonly rates: RequestRates;
  /** Told of every answer; left out where nobody measures. */
  readonly metrics?: Pick<Metrics, 'answered'>;
  /** Told of slow calls; left out where nobody reads. */
  readonly log?: Pick<Logger, 'warn'>;
  /** Compares each answer with the contract: in tests and in development. */
  readonly checkAnswers: boolean;
}

export interface Routes {
  readonly options: RoutesOptions;
  feature<const R extends Refusals>(
    refusals: R,
  ): FeatureRoutes<Extract<keyof R, string> | CommonCode>;
}

type CommonCode = Extract<keyof typeof commonRefusals, string>;

export const API_PREFIX = '/api';

/** How many requests may hold a connection for their key while their work takes another. */
const MOST_HOLDING_ANOTHER = 5;

/** Calls that took longer are named in the log; the others are only counted. */
const SLOW_MS = 1_000;

/** Registers calls of the contract as routes of the app, with everything that is the same for each of them. */
export function routesOf(options: RoutesOptions): Routes {
  const { app, log, metrics } = options;
  const holdingAnother = fewAtOnce(MOST_HOLDING_ANOTHER);
  return {
    options,
    feature(ownRefusals) {
      const refusals: Refusals = { ...commonRefusals, ...ownRefusals };
      const told = (refusal: Refusal) => {
        const found = refusals[refusal.code];
        if (found) return { ...found, refusal };
        throw new Error(
          `the refusal ${refusal.code} has no sentence: add it to the feature's refusals`,
        );
      };

      const register = (
        call: Call,
        work: (asked: Asked<Call>, request: FastifyRequest) => Promise<Run>,
      ) => {
        const rate = rateOf(call);
        app.route({
          method: call.method,
          // A HEAD that changed something would surprise everyone.
          exposeHeadRoute: !call.writes,
          url: API_PREFIX + call.path.replaceAll(/\{(\w+)\}/g, ':$1'),
          config: { call },
          handler: async (request, reply) => {
            const began = performance.now();
            const token = tokenOf(call, request);
            const user =
              token === undefined ? null : await callerOf(call, options.authenticate, token);
            const asked = askedOf(call, rate, options, user, request, reply);
            const run = isRefusal(asked) ? { outcome: asked } : await work(asked, request);
            const sent =
              'kept' in run ? sendKept(reply, run.kept) : sendOutcome(reply, run.outcome);
            const ms = performance.now() - began;
            metrics?.answered(call.method, call.path, reply.statusCode, ms);
            if (ms > SLOW_MS) log?.warn({ call: `${call.method} ${call.path}`, ms }, 'slow call');
            // Most answers are on their way by now; told so, Fastify need not look.
            if (sent !== reply) await sent;
          },
        });
      };

      const sendKept = (reply: FastifyReply, { status, answer }: KeptAnswer) =>
        sendJson(reply.header('idempotent-replayed', 'true'), status, answer);

      const sendOutcome = (reply: FastifyReply, outcome: unknown) =>
        isRefusal(outcome)
          ? sendRefusal(reply, told(outcome))
          : sendJson(reply, 200, JSON.stringify(outcome));

      const answerOf = (outcome: unknown) => {
        if (!isRefusal(outcome)) return { status: 200, answer: JSON.stringify(outcome) };
        const { status, error } = told(outcome);
        return { status, answer: JSON.stringify(refusalBody(outcome, error)) };
      };

      const checked = <A>(call: Call, outcome: A): A => {
        if (options.checkAnswers && !isRefusal(outcome)) assertAnswer(call, outcome);
        return outcome;
      };

      return {
        handle(call, handler) {
          register(call, async (asked, request) => {
            const keyed = isRepeatable(call, asked) ? keyedRequest(call, asked, request) : null;
            if (keyed === null) return { outcome: checked(call, await handler(asked as never)) };
            if (isRefusal(keyed)) return { outcome: keyed };
            const work = async () => checked(call, await handler(asked as never));
            return holdingAnother(() =>
              runKeyed(options.database, keyed, asked.now, work, answerOf),
            );
          });
        },
        handleInTransaction(call, handler) {
          register(call, async (asked, request) => {
            const work = async (tx: Transaction) =>
              checked(call, await handler({ ...asked, tx } as never));
            const keyed = keyedRequest(call, asked, request);
            if (keyed === null) return { outcome: await options.database.transaction(work) };
            if (isRefusal(keyed)) return { outcome: keyed };
            return runKeyed(options.database, keyed, asked.now, work, answerOf);
          });
        },
      };
    },
  };
}

type Run = { outcome: unknown } | { kept: KeptAnswer };

/** The token that tells who asks, null where a needed one is missing; undefined where a guest may ask, and does. */
function tokenOf(call: Call, request: FastifyRequest): string | null | undefined {
  const token = bearerToken(request.headers.authorization);
  // Signing in or registering pays no heed to an old token that comes along.
  return call.who === 'anyone' && (call.writes || token === null) ? undefined : token;
}

/** Limits, identity and form of a request, in this order. */
function askedOf(
  call: Call,
  rate: RateName,
  { clock, database, rates }: RoutesOptions,
  user: Caller | Refusal | null,
  request: FastifyRequest,
  reply: FastifyReply,
): Asked<Call> | Refusal {
  const address = networkOf(request.ip);
  const wait = rates.take(rate, user && !isRefusal(user) ? user.userID : address);
  if (wait !== null) return refuse('too_many_requests', { retryAfter: wait });
  if (isRefusal(user)) return user;
  if (user?.mustChangePassword && call.who !== 'anyone' && !call.beforePasswordChange) {
    return refuse('password_change_needed');
  }
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
    header: (name, value) => void reply.header(name, value),
  };
}

/**
 * Whom a token belongs to. Calls for anyone tell one that is over, so that the browser can renew it, and take whoever
 * brings a wrong one for a guest.
 */
async function callerOf(
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

function keyedRequest(
  call: Call,
  asked: Asked<Call>,
  request: FastifyRequest,
): KeyedRequest | Refusal | null {
  const key = request.headers['idempotency-key'];
  // Without a user there is nobody to keep an answer for; such calls are harmless to repeat by themselves.
  if (key === undefined || key === '' || !asked.user || call.holdsPassword) return null;
  if (typeof key !== 'string' || !isKeyWellFormed(key)) {
    return refuse('malformed', [
      { path: 'Idempotency-Key', message: 'must be 1 to 200 visible characters' },
    ]);
  }
  const { params, query, body } = asked;
  return {
    userID: asked.user.userID,
    key,
    call: `${call.method} ${call.path}`,
    request: { params, query, body },
  };
}

/** Whether a key can make a call safe to repeat: it changes something, and does not tell repeats by its `eventNumber`. */
function isRepeatable(call: Call, { body, query }: Asked<Call>): boolean {
  if (!call.writes) return false;
  const { eventNumber } = { ...(query as object | undefined), ...(body as object | undefined) } as {
    eventNumber?: unknown;
  };
  return eventNumber === undefined;
}

/**
 * A refusal undoes what the work did, but is kept with the key: the repeat gets the first answer, whatever it was.
 * "Not now" is no answer: it is not kept, so that trying again may succeed.
 */
async function runKeyed(
  database: Database,
  keyed: KeyedRequest,
  now: Date,
  work: (tx: Transaction) => Promise<unknown>,
  answerOf: (outcome: unknown) => KeptAnswer,
): Promise<Run> {
  return database.transaction<Run & { ok?: boolean }>(async (tx) => {
    const claim = await claimKey(tx, keyed, now);
    if (claim.kind === 'repeat') return { kept: claim.kept };
    if (claim.kind === 'another_request') return { outcome: refuse('key_reused') };
    await tx.query('savepoint before_work');
    const outcome = await work(tx);
    const answer = answerOf(outcome);
    if (answer.status === 503 || answer.status === 429) return { ok: false, outcome };
    if (isRefusal(outcome)) await tx.query('rollback to savepoint before_work');
    await keepAnswer(tx, keyed, answer);
    return { outcome };
  });
}

function assertAnswer(call: Call, answer: unknown): void {
  const result = call.answer.safeParse(answer);
  if (result.success) return;
  const [issue] = result.error.issues;
  throw new Error(
    `${call.method} ${call.path} answers against the contract: ${issue?.path.join('.')}: ${issue?.message}`,
  );
}
