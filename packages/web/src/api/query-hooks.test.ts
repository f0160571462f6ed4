// @vitest-environment happy-dom
import { act, waitFor } from '@testing-library/react';
import { expect, onTestFinished, test, vi } from 'vitest';

import { aPage } from '../testing/a-page.tsx';
import { apiQueryKey, prefetchApiQuery, useApiQuery } from './query-hooks.ts';
import { useApiMutation } from './use-api-mutation.ts';

const WALLET = 'GET /wallet/get';
const CARD = 'GET /card/{cardID}';
const CLAIM = 'POST /wallet/claim';

test('what a page reads is kept by its call and its input', async () => {
  const page = aPage();
  page.respond('GET /card/7', { cardID: 7 });
  const { result } = page.render(() => useApiQuery(CARD, { params: { cardID: 7 } }));
  expect(result.current.isPending).toBe(true);
  await waitFor(() => expect(result.current.data).toEqual({ cardID: 7 }));
  const { queryClient } = page;
  expect(queryClient.getQueryData(apiQueryKey(CARD, { params: { cardID: 7 } }))).toEqual({
    cardID: 7,
  });
  expect(apiQueryKey(WALLET)).toEqual([WALLET]);
});

test('a page that may not read yet does not ask', async () => {
  const page = aPage();
  page.respond(WALLET, { balance: 1 });
  let isSignedIn = false;
  const { result, rerender } = page.render(() => useApiQuery(WALLET, {}, { enabled: isSignedIn }));
  await act(async () => undefined);
  expect(page.sent).toEqual([]);
  isSignedIn = true;
  rerender();
  await waitFor(() => expect(result.current.data).toEqual({ balance: 1 }));
});

test('what goes on is asked for again and again, until its response says that it is done', async () => {
  vi.useFakeTimers({ shouldAdvanceTime: true });
  onTestFinished(() => void vi.useRealTimers());
  const page = aPage();
  page.respond('GET /catalogue', { isDone: false });
  const { result } = page.render(() =>
    useApiQuery(
      'GET /catalogue',
      {},
      {
        refetchInterval: (status) =>
          (status as { isDone?: boolean } | undefined)?.isDone === true ? false : 1000,
      },
    ),
  );
  await waitFor(() => expect(result.current.data).toBeDefined());
  page.respond('GET /catalogue', { isDone: true });
  await act(() => vi.advanceTimersByTimeAsync(1100));
  expect(page.sent).toHaveLength(2);
  await act(() => vi.advanceTimersByTimeAsync(5000));
  expect(page.sent).toHaveLength(2);
});

test.each([
  [true, { cardID: 7 }],
  [false, undefined],
] as const)('the last card stays until the next has come: %s', async (keepPrevious, shown) => {
  const page = aPage();
  page.respond('GET /card/7', { cardID: 7 });
  let cardID = 7;
  const { result, rerender } = page.render(() =>
    useApiQuery(CARD, { params: { cardID } }, { keepPrevious }),
  );
  await waitFor(() => expect(result.current.data).toEqual({ cardID: 7 }));
  page.hold('GET /card/8');
  cardID = 8;
  rerender();
  expect(result.current.data).toEqual(shown);
});

test('home’s day is read before its page is drawn', async () => {
  const page = aPage();
  page.respond('GET /home', { team: null });
  await prefetchApiQuery(page.queryClient, 'GET /home');
  expect(page.queryClient.getQueryData(apiQueryKey('GET /home'))).toEqual({ team: null });
});

test('an act tells what the server says, and what it changed is loaded anew', async () => {
  const page = aPage();
  page.queryClient.setQueryData(apiQueryKey(WALLET), { balance: 1 });
  page.respond(CLAIM, { amount: 100 });
  const onSuccess = vi.fn<(response: unknown, input: unknown) => void>();
  const { result } = page.render(() => useApiMutation(CLAIM, { onSuccess }));
  act(() => result.current.mutate({}));
  await waitFor(() => expect(onSuccess).toHaveBeenCalledExactlyOnceWith({ amount: 100 }, {}));
  expect(page.queryClient.getQueryState(apiQueryKey(WALLET))?.isInvalidated).toBe(true);
});

test('one of several acts in a row leaves that to the last', async () => {
  const page = aPage();
  page.queryClient.setQueryData(apiQueryKey(WALLET), { balance: 1 });
  page.respond(CLAIM, { amount: 100 });
  const { result } = page.render(() => useApiMutation(CLAIM, { defersInvalidation: true }));
  act(() => result.current.mutate({}));
  await waitFor(() => expect(result.current.isSuccess).toBe(true));
  expect(page.queryClient.getQueryState(apiQueryKey(WALLET))?.isInvalidated).toBe(false);
});

test('an act that is refused changes nothing, and says why', async () => {
  const page = aPage();
  page.queryClient.setQueryData(apiQueryKey(WALLET), { balance: 1 });
  page.respond(CLAIM, { error: 'You had it today.', code: 'already_claimed' }, 409);
  const onError = vi.fn<(error: Error, input: unknown) => void>();
  const { result } = page.render(() => useApiMutation(CLAIM, { onError }));
  act(() => result.current.mutate({}));
  await waitFor(() => expect(onError).toHaveBeenCalledOnce());
  expect(onError.mock.calls[0]?.[0].message).toBe('You had it today.');
  expect(onError.mock.calls[0]?.[1]).toEqual({});
  expect(page.queryClient.getQueryState(apiQueryKey(WALLET))?.isInvalidated).toBe(false);
});
