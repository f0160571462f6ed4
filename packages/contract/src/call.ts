import { z } from 'zod';

/** Access levels of calls. An admin may also make a player's calls. */
export const ACCESS_LEVELS = ['anyone', 'player', 'admin'] as const;
export type AccessLevel = (typeof ACCESS_LEVELS)[number];

/**
 * One call of the API: the server validates by it, the browser's client takes its types from it.
 */
export interface Call {
  readonly method: 'GET' | 'POST' | 'PUT';
  /** Below `/api`; `{name}` stands for a parameter of `params`. */
  readonly path: `/${string}`;
  /** One line for the API documentation. */
  readonly summary: string;
  readonly who: AccessLevel;
  /**
   * Token in the bearer header besides the access token, which is always accepted.
   */
  readonly token?: 'id';
  readonly params?: z.ZodType;
  readonly query?: z.ZodType;
  readonly body?: z.ZodType;
  /** The body of a success; of a stream, one message: `{event, data}`. */
  readonly answer: z.ZodType;
  /**
   * The call responds with server-sent events until either side ends the stream. A client that
   * connects again sends the id of the last message as `Last-Event-ID`.
   */
  readonly isStream?: true;
  /**
   * The body holds a password. It must not be stored, so the call takes no `Idempotency-Key`; it is
   * idempotent by itself.
   */
  readonly holdsPassword?: true;
  /**
   * The body says which step of what it is, so that a repeat does nothing anew and gets what has
   * become of it. Such a call takes no `Idempotency-Key`: no response is stored.
   */
  readonly namesItsStep?: true;
  /** Whether the call changes data; such a call honors `Idempotency-Key` and is never cached. */
  readonly writes: boolean;
}

/** A call that responds with server-sent events. */
export type StreamCall = Call & { readonly isStream: true; readonly writes: false };

/** Returns the call with its exact type. */
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
export type ResponseOf<C extends Call> = z.output<C['answer']>;

/** Types of what the client sends: before defaults and conversions are applied. */
export type ParamsInputOf<C extends Call> = C extends { params: infer S extends z.ZodType }
  ? z.input<S>
  : undefined;
export type QueryInputOf<C extends Call> = C extends { query: infer S extends z.ZodType }
  ? z.input<S>
  : undefined;
export type BodyInputOf<C extends Call> = C extends { body: infer S extends z.ZodType }
  ? z.input<S>
  : undefined;

/** The response of a call that returns no data. */
export const okResponse = z.object({ ok: z.literal(true) });

/** The body of every error response. */
export const errorBody = z.object({
  /** Message for display: what happened and what to do. */
  error: z.string(),
  /** Stable code in snake_case. */
  code: z.string(),
  details: z.unknown().optional(),
});
export type ErrorBody = z.output<typeof errorBody>;

/** Maximum size of a request body, in bytes. */
export const MAX_BODY_BYTES = 64 * 1024;
