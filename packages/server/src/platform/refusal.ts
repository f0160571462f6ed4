/**
 * An expected failure as a value, not an error. A transaction whose work returns one is rolled
 * back.
 */
export interface Refusal<Code extends string = string> {
  readonly ok: false;
  readonly code: Code;
  readonly details?: unknown;
}

export const refuse = <const Code extends string>(code: Code, details?: unknown): Refusal<Code> =>
  details === undefined ? { ok: false, code } : { ok: false, code, details };

export function isRefusal(value: unknown): value is Refusal {
  return typeof value === 'object' && value !== null && 'ok' in value && value.ok === false;
}

/** The HTTP response to a refusal: its status, and a sentence for the user. */
export interface RefusalResponse {
  readonly status: 400 | 401 | 403 | 404 | 409 | 410 | 413 | 415 | 422 | 429 | 503;
  readonly error: string | ((details: unknown) => string);
}

/** All refusals of a feature, by their code. */
export type Refusals = Readonly<Record<string, RefusalResponse>>;

export const defineRefusals = <const R extends Refusals>(refusals: R): R => refusals;

/** Refusals that any call may respond with. */
export const commonRefusals = defineRefusals({
  malformed: {
    status: 400,
    error: (details) => firstMessage(details) ?? 'The request is not well formed.',
  },
  not_signed_in: { status: 401, error: 'Please log in first.' },
  token_expired: { status: 401, error: 'Your session has expired. Please log in again.' },
  token_invalid: { status: 401, error: 'This sign-in is not valid any more. Please log in again.' },
  session_ended: { status: 401, error: 'Your session has ended or expired. Please log in again.' },
  admins_only: { status: 403, error: 'Only admins may do this.' },
  not_found: { status: 404, error: 'There is nothing here.' },
  key_reused: {
    status: 409,
    error: 'This Idempotency-Key was used for another request. Use a new key for each new request.',
  },
  body_too_large: { status: 413, error: 'The request is too large; the most is 64 KB.' },
  unsupported_media_type: {
    status: 415,
    error: 'Send JSON, with the content type application/json.',
  },
  busy: { status: 503, error: 'Too many ask for this at once. Please try again in a moment.' },
  too_many_streams: {
    status: 429,
    error: 'Too many are watching from your network at once. Close a page, or try again later.',
  },
  streams_full: {
    status: 503,
    error: 'This server has as many watchers as it can serve. Try again in a moment.',
  },
  too_many_requests: { status: 429, error: 'Too many requests at once. Please wait a moment.' },
});

/** Returns the message of the first issue of a malformed request: a sentence. */
function firstMessage(details: unknown): string | undefined {
  const [issue] = Array.isArray(details) ? (details as { message?: string }[]) : [];
  return issue?.message;
}

/** Returns the sentence of a refusal, for places other than an HTTP response. */
export function describeRefusal(refusals: Refusals, { code, details }: Refusal): string {
  const response = refusals[code];
  if (response === undefined) throw new Error(`the refusal ${code} has no sentence`);
  return typeof response.error === 'string' ? response.error : response.error(details);
}
