// @vitest-environment happy-dom
import { act, waitFor } from '@testing-library/react';
import { beforeEach, expect, onTestFinished, test, vi } from 'vitest';

import { apiQueryKey } from '../../api/query-hooks.ts';
import { aPage } from '../../testing/a-page.tsx';
import { useHome } from './use-home.ts';

const HOME = 'GET /home';
const day = (winChance: number | null, problem: string | null = null) => ({
  team: { problem },
  contest: { winChance },
});

beforeEach(() => {
  vi.useFakeTimers({ shouldAdvanceTime: true });
  onTestFinished(() => void vi.useRealTimers());
});

test('a guest’s home does not ask for a player’s day', async () => {
  const page = aPage();
  page.render(() => useHome(false));
  await act(async () => undefined);
  expect(page.sent).toEqual([]);
});

test('a day with its chance is asked for once', async () => {
  const page = aPage();
  page.respond(HOME, day(0.6));
  const { result } = page.render(() => useHome(true));
  await waitFor(() => expect(result.current.data).toEqual(day(0.6)));
  await act(() => vi.advanceTimersByTimeAsync(10_000));
  expect(page.sentTo(HOME)).toHaveLength(1);
});

test('while the chance of the next contest is worked out home asks again, ever more slowly', async () => {
  const page = aPage();
  page.respond(HOME, day(null));
  const { result } = page.render(() => useHome(true));
  await waitFor(() => expect(result.current.data).toEqual(day(null)));
  const askedAfter = async (ms: number) => {
    await act(() => vi.advanceTimersByTimeAsync(ms));
    return page.sentTo(HOME).length;
  };
  expect(await askedAfter(800)).toBe(1);
  expect(await askedAfter(200)).toBe(2);
  expect(await askedAfter(1600)).toBe(2);
  expect(await askedAfter(300)).toBe(3);
  page.respond(HOME, day(0.6));
  expect(await askedAfter(2800)).toBe(4);
  await waitFor(() => expect(result.current.data).toEqual(day(0.6)));
  expect(await askedAfter(20_000)).toBe(4);
});

test('after four more times it stops asking', async () => {
  const page = aPage();
  page.respond(HOME, day(null));
  const { result } = page.render(() => useHome(true));
  await waitFor(() => expect(result.current.data).toBeDefined());
  for (let second = 0; second < 30; second += 1) await act(() => vi.advanceTimersByTimeAsync(1000));
  expect(page.sentTo(HOME)).toHaveLength(5);
});

test.each([
  ['a team that cannot play', day(null, 'It lacks a catcher.')],
  ['no team', { team: null, contest: { winChance: null } }],
  ['no contest', { team: { problem: null }, contest: null }],
])('%s has no chance to wait for', async (_what, home) => {
  const page = aPage();
  page.respond(HOME, home);
  const { result } = page.render(() => useHome(true));
  await waitFor(() => expect(result.current.data).toEqual(home));
  await act(() => vi.advanceTimersByTimeAsync(10_000));
  expect(page.sentTo(HOME)).toHaveLength(1);
});

test('leaving home ends the waiting', async () => {
  const page = aPage();
  page.respond(HOME, day(null));
  const { result, unmount } = page.render(() => useHome(true));
  await waitFor(() => expect(result.current.data).toBeDefined());
  unmount();
  await vi.advanceTimersByTimeAsync(10_000);
  expect(page.sentTo(HOME)).toHaveLength(1);
});

test.each([
  [3100, 1],
  [2900, 0],
])('a day that is %d ms old is shown, and read again %d times', async (age, times) => {
  const page = aPage();
  page.queryClient.setDefaultOptions({ queries: { retry: false, staleTime: 60_000 } });
  page.respond(HOME, day(0.7));
  page.queryClient.setQueryData(apiQueryKey(HOME), day(0.6), { updatedAt: Date.now() - age });
  const { result } = page.render(() => useHome(true));
  expect(result.current.data).toEqual(day(0.6));
  await act(() => vi.advanceTimersByTimeAsync(50));
  expect(page.sentTo(HOME)).toHaveLength(times);
});
