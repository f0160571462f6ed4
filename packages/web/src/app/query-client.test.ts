import { QueryObserver, onlineManager } from '@tanstack/react-query';
import { expect, onTestFinished, test, vi } from 'vitest';

import { createQueryClient } from './query-client.ts';

const aClient = (state?: Parameters<typeof createQueryClient>[0]) => {
  const queryClient = createQueryClient(state);
  onTestFinished(() => queryClient.clear());
  return queryClient;
};

test('what the server put into the page is there at the first render', () => {
  const queryClient = aClient({
    '["GET /catalogue"]': { cards: 3 },
    '["GET /card/{cardID}",{"params":{"cardID":"7"}}]': { cardID: 7 },
  });
  expect(queryClient.getQueryData(['GET /catalogue'])).toEqual({ cards: 3 });
  expect(queryClient.getQueryData(['GET /card/{cardID}', { params: { cardID: '7' } }])).toEqual({
    cardID: 7,
  });
});

test('a refusal is not asked for again', async () => {
  const ask = vi.fn<() => Promise<never>>(() => Promise.reject(new Error('No.')));
  await expect(aClient().fetchQuery({ queryKey: ['GET /home'], queryFn: ask })).rejects.toThrow(
    'No.',
  );
  expect(ask).toHaveBeenCalledOnce();
});

test('the next page shows what was read within fifteen seconds, and asks anew after that', async () => {
  vi.useFakeTimers();
  onTestFinished(() => void vi.useRealTimers());
  const queryClient = aClient();
  const ask = vi.fn<() => Promise<number>>(() => Promise.resolve(1));
  const read = () => queryClient.fetchQuery({ queryKey: ['GET /home'], queryFn: ask });
  await read();
  await vi.advanceTimersByTimeAsync(14_999);
  await read();
  expect(ask).toHaveBeenCalledTimes(1);
  await vi.advanceTimersByTimeAsync(1);
  await read();
  expect(ask).toHaveBeenCalledTimes(2);
});

test('a browser that calls itself offline asks all the same, and writes', async () => {
  onlineManager.setOnline(false);
  onTestFinished(() => onlineManager.setOnline(true));
  const queryClient = aClient();
  const ask = vi.fn<() => Promise<number>>(() => Promise.resolve(1));
  await queryClient.fetchQuery({ queryKey: ['GET /home'], queryFn: ask });
  expect(ask).toHaveBeenCalledOnce();
  const write = vi.fn<() => Promise<number>>(() => Promise.resolve(2));
  await queryClient.getMutationCache().build(queryClient, { mutationFn: write }).execute(undefined);
  expect(write).toHaveBeenCalledOnce();
});

test('looking at another window does not make a page ask again', () => {
  const queryClient = aClient();
  const page = new QueryObserver(queryClient, { queryKey: ['GET /home'], enabled: false });
  expect(
    page.options.refetchOnWindowFocus ??
      queryClient.getDefaultOptions().queries?.refetchOnWindowFocus,
  ).toBe(false);
});

test('what cannot be written is told, not tried again', () => {
  expect(aClient().getDefaultOptions().mutations?.retry).toBe(false);
});
