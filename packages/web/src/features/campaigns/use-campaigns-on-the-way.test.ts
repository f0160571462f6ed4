// @vitest-environment happy-dom
import { act, waitFor } from '@testing-library/react';
import { beforeEach, expect, onTestFinished, test, vi } from 'vitest';

import { aPage } from '../../testing/a-page.tsx';
import { useCampaignsOnTheWay } from './use-campaigns-on-the-way.ts';

const CATALOGUE = 'GET /catalogue';
const aCatalogue = (seasonsMade: number, campaigns: 'coming' | 'there') => ({
  seasonsMade,
  seasonsTotal: 153,
  isComplete: seasonsMade === 153,
  campaigns,
});

beforeEach(() => {
  vi.useFakeTimers({ shouldAdvanceTime: true });
  onTestFinished(() => void vi.useRealTimers());
});

const watch = async (catalogue: ReturnType<typeof aCatalogue>) => {
  const page = aPage();
  const onProgress = vi.fn<() => void>();
  page.respond(CATALOGUE, catalogue);
  const { result } = page.render(() => useCampaignsOnTheWay(onProgress));
  await waitFor(() => expect(page.sentTo(CATALOGUE)).toHaveLength(1));
  await act(() => vi.advanceTimersByTimeAsync(10));
  return { page, result, onProgress };
};

test('who waits at a first start sees the seasons pass, and then the campaigns, without a reload', async () => {
  const { page, result, onProgress } = await watch(aCatalogue(41, 'coming'));
  expect(result.current).toMatchObject({ catalogue: { seasonsMade: 41 }, haveCome: false });
  expect(onProgress).toHaveBeenCalledTimes(1);
  page.respond(CATALOGUE, aCatalogue(153, 'coming'));
  await act(() => vi.advanceTimersByTimeAsync(3100));
  expect(result.current.catalogue?.seasonsMade).toBe(153);
  expect(onProgress).toHaveBeenCalledTimes(2);
  page.respond(CATALOGUE, aCatalogue(153, 'there'));
  await act(() => vi.advanceTimersByTimeAsync(3100));
  expect(result.current).toEqual({ catalogue: null, haveCome: true });
  expect(onProgress).toHaveBeenCalledTimes(3);
  await act(() => vi.advanceTimersByTimeAsync(10_000));
  expect(page.sentTo(CATALOGUE)).toHaveLength(3);
  expect(onProgress).toHaveBeenCalledTimes(3);
});

test('where they are there, nobody waits and nothing is asked again', async () => {
  const { page, result, onProgress } = await watch(aCatalogue(153, 'there'));
  expect(result.current).toEqual({ catalogue: null, haveCome: false });
  await act(() => vi.advanceTimersByTimeAsync(10_000));
  expect(page.sentTo(CATALOGUE)).toHaveLength(1);
  expect(onProgress).not.toHaveBeenCalled();
});

test('campaigns that could not be made are not waited for beyond a minute after the last season', async () => {
  const { page, result } = await watch(aCatalogue(153, 'coming'));
  expect(result.current.catalogue).not.toBeNull();
  await act(() => vi.advanceTimersByTimeAsync(61_000));
  expect(result.current.catalogue).toBeNull();
  const asked = page.sentTo(CATALOGUE).length;
  await act(() => vi.advanceTimersByTimeAsync(10_000));
  expect(page.sentTo(CATALOGUE)).toHaveLength(asked);
});
