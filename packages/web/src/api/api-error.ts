import type { ErrorBody } from '@pennant/contract/call';

/**
 * The error of a call that did not succeed. `message` is the server's own text where it sent one,
 * so it can be shown to the user as it is.
 */
export class ApiError extends Error {
  override readonly name = 'ApiError';
  /** The HTTP status; 0 where no response arrived. */
  readonly status: number;
  /** Stable and snake_case: `wallet_too_small`. `unreachable` where no response arrived. */
  readonly code: string;
  readonly details: unknown;

  constructor(status: number, refusal: ErrorBody) {
    super(refusal.error);
    this.status = status;
    this.code = refusal.code;
    this.details = refusal.details;
  }
}

/** Returns the message to show to the user for anything thrown. */
export const messageOf = (error: unknown): string =>
  error instanceof ApiError
    ? error.message
    : 'Something went wrong on this page. Load it again, please.';

/** Returns true where the error is a `ApiError` with this code. */
export const hasErrorCode = (error: unknown, code: string): boolean =>
  error instanceof ApiError && error.code === code;

/**
 * Returns true where what was asked for does not exist: nothing has that id, or nothing can have
 * it, since the id is malformed. For calls that read by an id in their path.
 */
export const isNotFound = (error: unknown): boolean =>
  error instanceof ApiError && (error.status === 404 || error.code === 'malformed');

/** Returns the error for a response that is not a success, from its body. */
export async function parseApiError(response: Response): Promise<ApiError> {
  const body: unknown = await response.json().catch(() => null);
  if (isRefusal(body)) return new ApiError(response.status, body);
  return new ApiError(response.status, {
    error: `The server could not answer (${response.status}). Try again in a moment.`,
    code: 'no_reason_given',
  });
}

const isRefusal = (body: unknown): body is ErrorBody =>
  typeof body === 'object' &&
  body !== null &&
  'error' in body &&
  typeof body.error === 'string' &&
  'code' in body &&
  typeof body.code === 'string';
