// @vitest-environment happy-dom
import { act, waitFor } from '@testing-library/react';
import { expect, test, vi } from 'vitest';

import { aPage } from '../../testing/a-page.tsx';
import { useMailRequest } from './use-mail-request.ts';

const BODY = { body: { email: 'fan@example.org' } };
const TOO_MANY = {
  error: 'Too many letters.',
  code: 'too_many_attempts',
  details: { retryAfter: 60 },
};

test('a letter that is sent is told to the page, and to no toast', async () => {
  const page = aPage();
  page.respond('POST /auth/forgot', {});
  const onSuccess = vi.fn<() => void>();
  const { result } = page.render(() => useMailRequest('POST /auth/forgot', onSuccess));
  act(() => result.current.mutate(BODY));
  await waitFor(() => expect(onSuccess).toHaveBeenCalledOnce());
  expect(page.sentTo('POST /auth/forgot').map(({ body }) => body)).toEqual([BODY.body]);
  expect([result.current.stop, page.toasts()]).toEqual([null, []]);
});

test('too many letters are told by the page, until one is sent again', async () => {
  const page = aPage();
  page.respond('POST /auth/resend', TOO_MANY, 429);
  const { result } = page.render(() => useMailRequest('POST /auth/resend'));
  act(() => result.current.mutate(BODY));
  await waitFor(() => expect(result.current.stop).toMatch(/^The next letter .* in a minute\./));
  expect(page.toasts()).toEqual([]);

  page.respond('POST /auth/resend', {});
  act(() => result.current.mutate(BODY));
  await waitFor(() => expect(result.current.stop).toBeNull());
});

test('any other refusal is told by a toast, and takes away what the page said', async () => {
  const page = aPage();
  page.respond('POST /auth/forgot', TOO_MANY, 429);
  const { result } = page.render(() => useMailRequest('POST /auth/forgot'));
  act(() => result.current.mutate(BODY));
  await waitFor(() => expect(result.current.stop).not.toBeNull());

  page.respond('POST /auth/forgot', { error: 'No such address.', code: 'invalid' }, 400);
  act(() => result.current.mutate(BODY));
  await waitFor(() => expect(page.toasts()).toEqual(['bad: No such address.']));
  expect(result.current.stop).toBeNull();
});
