// @vitest-environment happy-dom
import { act, waitFor } from '@testing-library/react';
import { expect, test, vi } from 'vitest';

import { aPage } from '../testing/a-page.tsx';
import { useInfiniteApiList } from './use-infinite-api-list.ts';
import { useInfiniteApiQuery } from './use-infinite-api-query.ts';

/** Makes the page's server send these pages, and returns the queries that it was sent. */
function sendPages(...pages: readonly unknown[]): string[] {
  const queries: string[] = [];
  vi.stubGlobal('fetch', (address: string) => {
    queries.push(address.replace(/^[^?]*\??/, ''));
    return Promise.resolve(Response.json(pages[queries.length - 1]));
  });
  return queries;
}

const games = (count: number, first = 0) =>
  Array.from({ length: count }, (_, index) => ({ gameID: `game ${first + index}` }));

test('older games follow the newest fifty, after the last that is shown', async () => {
  const page = aPage();
  const queries = sendPages(games(50), games(3, 50));
  const { result } = page.render(() =>
    useInfiniteApiList('GET /games/user/', { hideCompleted: 'true' }, ({ gameID }) => gameID),
  );
  await waitFor(() => expect(result.current.hasNextPage).toBe(true));
  expect(queries).toEqual(['hideCompleted=true&limit=50']);
  await act(async () => void (await result.current.fetchNextPage()));
  await waitFor(() => expect(result.current.data?.pages).toHaveLength(2));
  expect(queries[1]).toBe('hideCompleted=true&limit=50&after=game+49');
  expect(result.current.data?.pages.flat()).toHaveLength(53);
  expect(result.current.hasNextPage).toBe(false);
});

test.each([0, 1, 49])('%d games are all there are', async (count) => {
  const page = aPage();
  sendPages(games(count));
  const { result } = page.render(() =>
    useInfiniteApiList('GET /games/user/', {}, ({ gameID }) => gameID),
  );
  await waitFor(() => expect(result.current.data).toBeDefined());
  expect(result.current.hasNextPage).toBe(false);
});

test('lists that are asked for differently are kept apart, and from the plain call', async () => {
  const page = aPage();
  sendPages(games(1), games(2));
  page.queryClient.setQueryData(['GET /games/user/', {}], games(7));
  const { result } = page.render(() => ({
    all: useInfiniteApiList('GET /games/user/', {}, ({ gameID }) => gameID),
    open: useInfiniteApiList('GET /games/user/', { hideCompleted: 'true' }, () => ''),
  }));
  await waitFor(() => expect(result.current.open.data?.pages).toEqual([games(2)]));
  expect(result.current.all.data?.pages).toEqual([games(1)]);
  expect(page.queryClient.getQueryData(['GET /games/user/', {}])).toEqual(games(7));
  expect(page.queryClient.getQueryData(['GET /games/user/', {}, 'pages'])).toBeDefined();
});

test('older transactions follow the newest where the server says which is next', async () => {
  const page = aPage();
  const queries = sendPages({ balance: 2, next: 'older' }, { balance: 2, next: null });
  const { result } = page.render(() => useInfiniteApiQuery('GET /wallet/get'));
  await waitFor(() => expect(result.current.hasNextPage).toBe(true));
  expect(queries).toEqual(['']);
  await act(async () => void (await result.current.fetchNextPage()));
  await waitFor(() => expect(result.current.data?.pages).toHaveLength(2));
  expect(queries[1]).toBe('after=older');
  expect(result.current.hasNextPage).toBe(false);
  expect(page.queryClient.getQueryData(['GET /wallet/get', 'pages'])).toBeDefined();
});
