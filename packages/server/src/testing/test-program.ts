import type { Clock } from '../platform/clock.ts';
import type { Database } from '../platform/database/database.ts';

/** The options of a test's request. */
export interface TestRequest {
  readonly body?: unknown;
  /** The bearer token. */
  readonly token?: string;
  /** The Idempotency-Key. */
  readonly key?: string;
  readonly headers?: Record<string, string>;
  /** The client's address. */
  readonly from?: string;
}

/** A response; `body` is parsed if it is JSON. */
export interface TestResponse<Body> {
  readonly status: number;
  readonly body: Body;
  readonly headers: Readonly<Record<string, string | undefined>>;
}

/**
 * The program as builders of users, teams and games take it: the app of a test, or a program in a
 * process of its own.
 */
export interface TestProgram {
  readonly database: Database;
  readonly clock: Clock;
  /** Sends a request; its path is below `/api`. */
  // oxlint-disable-next-line typescript/no-explicit-any -- tests assert the response's type
  request<Body = any>(
    method: 'GET' | 'POST' | 'PUT',
    path: string,
    request?: TestRequest,
  ): Promise<TestResponse<Body>>;
}
