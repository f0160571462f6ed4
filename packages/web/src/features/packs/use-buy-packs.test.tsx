// @vitest-environment happy-dom
import { act, waitFor } from '@testing-library/react';
import { expect, test } from 'vitest';

import { apiQueryKey } from '../../api/query-hooks.ts';
import { aPage } from '../../testing/a-page.tsx';
import { aSeries } from './testing/a-series.ts';
import { useBuyPacks } from './use-buy-packs.ts';

const BUY = 'POST /packInventory/buy';
const WALLET = apiQueryKey('GET /wallet/get');
const series = aSeries({ cost: 130, oddsMark: 'cd'.repeat(4) });

test('a purchase names the price and the odds that the page has shown', async () => {
  const page = aPage();
  page.respond(BUY, { cost: 1300 });
  const { result } = page.render(useBuyPacks);
  act(() => result.current.buy(series, 10));
  await waitFor(() => expect(page.sentTo(BUY)).toHaveLength(1));
  const [request] = page.sentTo(BUY);
  expect(request?.body).toEqual({
    seriesID: 1954,
    amount: 10,
    cost: 130,
    oddsHash: 'cd'.repeat(4),
  });
  expect(request?.headers.get('idempotency-key')).toBeTruthy();
  await waitFor(() => expect(page.toasts()).toEqual(['good: 10 pack(s) purchased successfully!']));
});

test('the balance is lowered by what the server took', async () => {
  const page = aPage();
  page.queryClient.setQueryData(WALLET, { balance: 5000, userID: 'me' });
  page.respond(BUY, { cost: 1300 });
  const { result } = page.render(useBuyPacks);
  act(() => result.current.buy(series, 10));
  await waitFor(() =>
    expect(page.queryClient.getQueryData(WALLET)).toEqual({ balance: 3700, userID: 'me' }),
  );
});

test('a balance that was never loaded is not made up', async () => {
  const page = aPage();
  page.respond(BUY, { cost: 1300 });
  const { result } = page.render(useBuyPacks);
  act(() => result.current.buy(series, 10));
  await waitFor(() => expect(page.toasts()).toHaveLength(1));
  expect(page.queryClient.getQueryData(WALLET)).toBeUndefined();
});

test('where the price or the odds have changed, the shop is loaded anew and nothing is taken', async () => {
  const page = aPage();
  const shop = apiQueryKey('GET /series');
  page.queryClient.setQueryData(shop, [series]);
  page.queryClient.setQueryData(WALLET, { balance: 5000 });
  page.respond(BUY, { error: 'The price has changed.', code: 'series_changed' }, 409);
  const { result } = page.render(useBuyPacks);
  act(() => result.current.buy(series, 1));
  await waitFor(() => expect(result.current.isError).toBe(true));
  expect(page.toasts()).toEqual(['bad: Error purchasing pack: The price has changed.']);
  expect(page.queryClient.getQueryState(shop)?.isInvalidated).toBe(true);
  expect(page.queryClient.getQueryData(WALLET)).toEqual({ balance: 5000 });
});

test('any other refusal leaves the shop as it is', async () => {
  const page = aPage();
  const shop = apiQueryKey('GET /series');
  page.queryClient.setQueryData(shop, [series]);
  page.respond(BUY, { error: 'You have $5.', code: 'insufficient_balance' }, 409);
  const { result } = page.render(useBuyPacks);
  act(() => result.current.buy(series, 1));
  await waitFor(() => expect(page.toasts()).toEqual(['bad: Error purchasing pack: You have $5.']));
  expect(page.queryClient.getQueryState(shop)?.isInvalidated).toBe(false);
});
