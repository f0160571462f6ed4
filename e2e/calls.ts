import { expect } from '@playwright/test';

import type { Program } from './program.ts';

interface Sent {
  readonly body?: object;
  /** The access token of who asks; a guest has none. */
  readonly token?: string;
}

/** Asks the program directly, without a page: `POST /auth/login` and its like. */
export async function call(
  program: Program,
  name: string,
  { body, token }: Sent = {},
): Promise<{ readonly status: number; readonly answer: unknown }> {
  const [method = '', path = ''] = name.split(' ');
  const headers = {
    ...(body === undefined ? {} : { 'content-type': 'application/json' }),
    ...(token === undefined ? {} : { authorization: `Bearer ${token}` }),
  };
  const answered = await fetch(`${program.url}/api${path}`, {
    method,
    headers,
    ...(body === undefined ? {} : { body: JSON.stringify(body) }),
  });
  return { status: answered.status, answer: await answered.json() };
}

/** Asks for what is sure to be granted, and gives the answer. */
export async function granted<Answer>(
  program: Program,
  name: string,
  sent: Sent = {},
): Promise<Answer> {
  const { status, answer } = await call(program, name, sent);
  expect(status, `${name}: ${JSON.stringify(answer)}`).toBeLessThan(300);
  return answer as Answer;
}
