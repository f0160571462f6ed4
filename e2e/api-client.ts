import { expect } from '@playwright/test';

import type { Program } from './start-program.ts';

interface RequestOptions {
  readonly body?: object;
  /** The access token of the user; a guest has none. */
  readonly token?: string;
}

/**
 * Sends a request to the API directly, without a page. `name` is method and path, like
 * `POST /auth/login`.
 */
export async function requestApi(
  program: Pick<Program, 'url'>,
  route: string,
  { body, token }: RequestOptions = {},
): Promise<{ readonly status: number; readonly body: unknown }> {
  const [method = '', path = ''] = route.split(' ');
  const headers = {
    ...(body === undefined ? {} : { 'content-type': 'application/json' }),
    ...(token === undefined ? {} : { authorization: `Bearer ${token}` }),
  };
  const response = await fetch(`${program.url}/api${path}`, {
    method,
    headers,
    ...(body === undefined ? {} : { body: JSON.stringify(body) }),
  });
  return { status: response.status, body: await response.json() };
}

/** Sends a request that must succeed, and returns the body of the response. */
export async function expectApiOk<Body>(
  program: Pick<Program, 'url'>,
  route: string,
  options: RequestOptions = {},
): Promise<Body> {
  const { status, body } = await requestApi(program, route, options);
  expect(status, `${route}: ${JSON.stringify(body)}`).toBeLessThan(300);
  return body as Body;
}
