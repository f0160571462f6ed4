// @vitest-environment happy-dom
import type { PackInventoryItem } from '@pennant/contract/packs';
import { act, cleanup, renderHook } from '@testing-library/react';
import type { ReactNode } from 'react';
import { MemoryRouter, Route, Routes, useLocation } from 'react-router';
import { expect, onTestFinished, test, vi } from 'vitest';

import { useOpenNow } from './use-open-now.ts';
import type { PackOrder } from './use-open-packs.ts';

interface Unopened {
  readonly data: readonly PackInventoryItem[] | undefined;
  readonly isFetching: boolean;
}
const LOADING: Unopened = { data: undefined, isFetching: true };
const packs = (...items: readonly (readonly [seriesID: number, amount: number])[]) =>
  items.map(([seriesID, amount]) => ({ seriesID, amount })) as PackInventoryItem[];

/** Opens My Packs with the state of the navigation there; "Open now" names a series in it. */
function myPacks(state: unknown, unopened: Unopened = LOADING) {
  const open = vi.fn<(orders: readonly PackOrder[]) => Promise<void>>(() => Promise.resolve());
  const wrapper = ({ children }: { readonly children: ReactNode }) => (
    <MemoryRouter initialEntries={[{ pathname: '/packs/user', state }]}>
      <Routes>
        <Route path="/packs/user" element={children} />
      </Routes>
    </MemoryRouter>
  );
  onTestFinished(() => cleanup());
  const rendered = renderHook(
    (list: Unopened) => ({ location: useLocation(), isWaiting: useOpenNow(list, open) }),
    { wrapper, initialProps: unopened },
  );
  return {
    ...rendered,
    open,
    load: (data: PackInventoryItem[], isFetching = false) =>
      act(async () => rendered.rerender({ data, isFetching })),
  };
}

const OPEN_NOW = { openSeriesID: 1954 };

test('Open now opens one pack of the series that was bought, once the list is here', async () => {
  const { result, open, load } = myPacks(OPEN_NOW);
  expect(result.current.isWaiting).toBe(true);
  expect(open).not.toHaveBeenCalled();
  const list = packs([1871, 5], [1954, 3]);
  await load(list);
  expect(open).toHaveBeenCalledExactlyOnceWith([{ item: list[1], amount: 1 }]);
  expect(result.current.isWaiting).toBe(false);
  await load(packs([1954, 2]));
  expect(open).toHaveBeenCalledOnce();
});

test('a list from before the purchase is not opened from: it is read again first', async () => {
  const { open, load } = myPacks(OPEN_NOW);
  await load(packs([1954, 1]), true);
  expect(open).not.toHaveBeenCalled();
  await load(packs([1954, 2]));
  expect(open).toHaveBeenCalledOnce();
});

test('a reload or a link opens nothing: the wish is no part of the address', () => {
  const { result } = myPacks(OPEN_NOW);
  expect(result.current.location.pathname).toBe('/packs/user');
  expect(result.current.location.state).toBeNull();
});

test('the page waits until the pack is open', async () => {
  const { result, open, load } = myPacks(OPEN_NOW);
  const opening = Promise.withResolvers<void>();
  open.mockReturnValueOnce(opening.promise);
  await load(packs([1954, 1]));
  expect(result.current.isWaiting).toBe(true);
  await act(async () => opening.resolve());
  expect(result.current.isWaiting).toBe(false);
});

test.each([
  ['are gone', packs([1954, 0], [1871, 5])],
  ['are not there', packs([1871, 5])],
])('packs that %s open nothing', async (_what, list) => {
  const { result, open, load } = myPacks(OPEN_NOW);
  await load(list);
  expect(open).not.toHaveBeenCalled();
  expect(result.current.isWaiting).toBe(false);
});

test.each([
  ['nothing', null],
  ['a word', 'openSeriesID'],
  ['something else', { from: '/packs/buy' }],
])('who comes with %s in mind opens nothing', async (_what, state) => {
  const { result, open, load } = myPacks(state);
  expect(result.current.isWaiting).toBe(false);
  await load(packs([1954, 1]));
  expect(open).not.toHaveBeenCalled();
  expect(result.current.location.state).toEqual(state);
});
