import type { AnswerOf, Call } from '@pennant/contract/call';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { Logger } from 'pino';
import type { Clock } from '../clock.ts';
import type { Database, Transaction } from '../database/database.ts';
import type { Metrics } from '../metrics.ts';
import { commonRefusals, isRefusal, type Refusal, type Refusals } from '../refusal.ts';
import { refusalBody, sendJson, sendRefusal, sendWritten } from './answers.ts';
import { askedOf, callerOf, tokenOf, type Asked, type AskedInTransaction } from './asked.ts';
import type { Authenticate, LastKnown } from './caller.ts';
import { assertAnswer } from './check-answer.ts';
import type { KeptAnswer } from './idempotency.ts';
import { isRepeatable, keyedRequest, runKeyed, type Run } from './keyed-run.ts';
import { rateOf, type RequestRates } from './request-rates.ts';
import { WrittenAnswer } from './written-answer.ts';

type Answered<C extends Call, Code extends string> = Promise<AnswerOf<C> | Refusal<Code>>;
type Read<C extends Call, Code extends string> = Promise<
  AnswerOf<C> | Refusal<Code> | WrittenAnswer
>;

/** What a feature registers its calls with. `Code` are the refusals that it has a sentence for. */
export interface FeatureRoutes<Code extends string> {
  /**
   * A call that reads, or that looks after its own transaction, `asked.db.transaction`. Where it changes something, an
   * `Idempotency-Key` is honoured too: the handler then works in the transaction that keeps its answer with the key. A call that
   * carries an `eventNumber` tells repeats by that instead, and its key is not looked at. One that only reads may write a long
   * answer in pieces.
   */
  handle<C extends Call>(call: C, handler: (asked: Asked<C>) => Read<C, Code>): void;
  /**
   * The same for a path that must be quick: the user may be given as he was last known, and the handler makes sure of his session
   * with what it writes, or by `asked.confirmUser()`, before it answers anything. His role is not to be relied on.
   */
  handleQuickly<C extends Call & { readonly who: 'player' }>(
    call: C,
    handler: (asked: Asked<C>) => Answered<C, Code>,
  ): void;
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
  /** Left out, every caller is looked up. */
  readonly lastKnown?: LastKnown;
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

/** Calls that took longer are named in the log; the others are only counted. */
const SLOW_MS = 1_000;

/** Registers calls of the contract as routes of the app, with everything that is the same for each of them. */
export function routesOf(options: RoutesOptions): Routes {
  const { app, log, metrics } = options;
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
        lastKnown: LastKnown = knowsNobody,
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
            // A key is taken before the handler can make sure of anybody.
            const known =
              token && request.headers['idempotency-key'] === undefined ? lastKnown(token) : null;
            const user =
              known ??
              (token === undefined ? null : await callerOf(call, options.authenticate, token));
            const confirmUser =
              known === null ? nothingToConfirm : confirming(options.authenticate, token!);
            const asked = askedOf({ call, rate, user, confirmUser, request, reply }, options);
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

      const sendOutcome = (reply: FastifyReply, outcome: unknown) => {
        if (outcome instanceof WrittenAnswer) return sendWritten(reply, outcome);
        return isRefusal(outcome)
          ? sendRefusal(reply, told(outcome))
          : sendJson(reply, 200, JSON.stringify(outcome));
      };

      const answerOf = (outcome: unknown) => {
        if (!isRefusal(outcome)) return { status: 200, answer: JSON.stringify(outcome) };
        const { status, error } = told(outcome);
        return { status, answer: JSON.stringify(refusalBody(outcome, error)) };
      };

      const checked = <A>(call: Call, outcome: A): A | WrittenAnswer => {
        if (!options.checkAnswers || isRefusal(outcome)) return outcome;
        if (outcome instanceof WrittenAnswer)
          return outcome.checkedBy((answer) => assertAnswer(call, answer));
        assertAnswer(call, outcome);
        return outcome;
      };

      const handle = <C extends Call>(
        call: C,
        handler: (asked: Asked<C>) => Promise<unknown>,
        lastKnown?: LastKnown,
      ) =>
        register(
          call,
          async (asked, request) => {
            const keyed = isRepeatable(call, asked) ? keyedRequest(call, asked, request) : null;
            if (keyed === null) return { outcome: checked(call, await handler(asked as never)) };
            if (isRefusal(keyed)) return { outcome: keyed };
            const work = async (tx: Transaction) =>
              checked(call, await handler({ ...asked, db: tx } as never));
            return runKeyed(options.database, keyed, asked.now, work, answerOf);
          },
          lastKnown,
        );

      return {
        handle: (call, handler) => handle(call, handler),
        handleQuickly: (call, handler) => handle(call, handler, options.lastKnown),
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

const knowsNobody: LastKnown = () => null;
const nothingToConfirm: Asked<Call>['confirmUser'] = async () => null;

const confirming =
  (authenticate: Authenticate, token: string): Asked<Call>['confirmUser'] =>
  async () => {
    const found = await authenticate(token, ['access']);
    return found.ok ? null : found;
  };
