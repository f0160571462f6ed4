import { describe, expect, test } from 'vitest';

import { ApiError, hasErrorCode, isNotFound, messageOf, parseApiError } from './api-error.ts';

const refusal = (status: number, code: string) =>
  new ApiError(status, { error: 'Your wallet is too small.', code });

test('a player reads the server’s own words', () => {
  expect(messageOf(refusal(409, 'wallet_too_small'))).toBe('Your wallet is too small.');
});

test('of a mistake of ours a player reads what to do', () => {
  const sentence = 'Something went wrong on this page. Load it again, please.';
  expect(messageOf(new TypeError('x is undefined'))).toBe(sentence);
  expect(messageOf(null)).toBe(sentence);
});

test('a refusal is known by its code', () => {
  expect(hasErrorCode(refusal(409, 'wallet_too_small'), 'wallet_too_small')).toBe(true);
  expect(hasErrorCode(refusal(409, 'series_changed'), 'wallet_too_small')).toBe(false);
  expect(hasErrorCode({ code: 'wallet_too_small' }, 'wallet_too_small')).toBe(false);
});

test('there is no such page for an unknown id, nor for one that can be none', () => {
  expect(isNotFound(refusal(404, 'card_unknown'))).toBe(true);
  expect(isNotFound(refusal(400, 'malformed'))).toBe(true);
  expect(isNotFound(refusal(503, 'busy'))).toBe(false);
  expect(isNotFound({ status: 404 })).toBe(false);
});

describe('a response that is no success', () => {
  test('tells its reason, its code and its details', async () => {
    const body = { error: 'Wait.', code: 'too_many_attempts', details: { retryAfter: 60 } };
    const error = await parseApiError(Response.json(body, { status: 429 }));
    expect(error).toBeInstanceOf(ApiError);
    expect(error).toMatchObject({
      name: 'ApiError',
      status: 429,
      message: 'Wait.',
      code: 'too_many_attempts',
      details: { retryAfter: 60 },
    });
  });

  test.each([
    ['a proxy’s page', new Response('<h1>Bad gateway</h1>', { status: 502 })],
    ['nothing at all', Response.json(null, { status: 502 })],
    ['a text', Response.json('no', { status: 502 })],
    ['no code', Response.json({ error: 'No.' }, { status: 502 })],
    ['no reason', Response.json({ code: 'no' }, { status: 502 })],
    ['a reason that is no text', Response.json({ error: {}, code: 'no' }, { status: 502 })],
    ['a code that is no text', Response.json({ error: 'No.', code: 7 }, { status: 502 })],
  ])('with %s says so, with the status', async (_what, response) => {
    expect(await parseApiError(response)).toMatchObject({
      status: 502,
      code: 'no_reason_given',
      message: 'The server could not answer (502). Try again in a moment.',
      details: undefined,
    });
  });
});
