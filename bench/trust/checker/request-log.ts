/** A request as its client saw it: one line of the request log, as JSON. */
export interface LoggedRequest {
  readonly id: number;
  /** The user whose things it is about: of an award, the one who gets it. */
  readonly userID: string;
  /** Method and route: `POST /games/{id}/roll`. */
  readonly call: string;
  /** Ids of the path. */
  readonly params: Readonly<Record<string, string>>;
  readonly body: unknown;
  /** The Idempotency-Key; requests of one key are copies of each other. */
  readonly key: string | null;
  /** Milliseconds of one clock. */
  readonly sentAt: number;
  /** Null where no response came. */
  readonly answeredAt: number | null;
  readonly status: number | null;
  readonly response: unknown;
}

/**
 * Refusals of what waited too long, behind a lock or on a machine under load, or of a game that
 * others moved at each attempt.
 */
const COME_AGAIN = new Set<unknown>(['server_busy', 'game_busy']);

/** Returns whether nothing was done of a request and its user was told to come again. */
export const isToldToComeAgain = ({ status, response }: LoggedRequest): boolean =>
  status === 503 && COME_AGAIN.has((response as { code?: unknown } | null)?.code);

export const formatLog = (requests: readonly LoggedRequest[]): string =>
  requests.map((request) => `${JSON.stringify(request)}\n`).join('');

export const parseLog = (text: string): LoggedRequest[] =>
  text
    .split('\n')
    .filter((line) => line !== '')
    .map((line) => JSON.parse(line) as LoggedRequest);
