import { z } from 'zod';

/** Who may make a call. An admin may make a player's calls too. */
export const CALLERS = ['anyone', 'player', 'admin'] as const;
export type Caller = (typeof CALLERS)[number];

/** One call of the API: everything that the server checks and that the browser's client is typed by. */
export interface Call {
  readonly method: 'GET' | 'POST' | 'PUT';
  /** Below `/api`; `{name}` stands for a parameter of `params`. */
  readonly path: `/${string}`;
  /** One line for the reading page. */
  readonly summary: string;
  readonly who: Caller;
  /** Which token the bearer header carries; the access token unless said. The access token is always taken too. */
  readonly token?: 'id';
  readonly params?: z.ZodType;
  readonly query?: z.ZodType;
  readonly body?: z.ZodType;
  readonly answer: z.ZodType;
  /**
   * The body holds a password. Nothing of it may be kept, so the call takes no `Idempotency-Key`: it is safe to repeat
   * by itself.
   */
  readonly holdsPassword?: true;
  /** True where the call changes something; such a call honours `Idempotency-Key` and is never cached. */
  readonly writes: boolean;
}

/** Gives a call its exact type. */
export const defineCall = <const C extends Call>(call: C): C => call;

export type ParamsOf<C extends Call> = C extends { params: infer S extends z.ZodType }
  ? z.output<S>
  : undefined;
export type QueryOf<C extends Call> = C extends { query: infer S extends z.ZodType }
  ? z.output<S>
  : undefined;
export type BodyOf<C extends Call> = C extends { body: infer S extends z.ZodType }
  ? z.output<S>
  : undefined;
export type AnswerOf<C extends Call> = z.output<C['answer']>;

/** What the client sends: before defaults and conversions are applied. */
export type ParamsSentTo<C extends Call> = C extends { params: infer S extends z.ZodType }
  ? z.input<S>
  : undefined;
export type QuerySentTo<C extends Call> = C extends { query: infer S extends z.ZodType }
  ? z.input<S>
  : undefined;
export type BodySentTo<C extends Call> = C extends { body: infer S extends z.ZodType }
  ? z.input<S>
  : undefined;

/** The answer of a call that has nothing to say but that it worked. */
export const done = z.object({ ok: z.literal(true) });

/** The body of every answer that is not a success. */
export const refusal = z.object({
  /** For a person: what happened and what to do. */
  error: z.string(),
  /** Stable, snake_case. */
  code: z.string(),
  details: z.unknown().optional(),
});
export type Refusal = z.output<typeof refusal>;

/** The largest body that any call takes, in bytes. */
export const BODY_LIMIT = 64 * 1024;
