// @vitest-environment happy-dom
import { act, waitFor } from '@testing-library/react';
import { expect, test } from 'vitest';

import { apiQueryKey } from '../../../api/query-hooks.ts';
import { aPage } from '../../../testing/a-page.tsx';
import { aUserCard } from '../collection/testing/a-user-card.ts';
import { inventoryQueryKey } from '../detail/use-card-inventory.ts';
import { useLockedIDs, useSetLock } from './use-locks.ts';
import { useSetWish, useWishedIDs } from './use-wishes.ts';

const LOCK = 'PUT /cardInventory/lock';
const WISH = 'PUT /card/wish';
const LOCKS = apiQueryKey('GET /cardInventory/lock');
const DUPLICATES = apiQueryKey('GET /cardInventory/user/duplicate');
const WISHES = apiQueryKey('GET /card/wish');

const aPageWithLocks = () => {
  const page = aPage({ user: {} });
  page.queryClient.setQueryData(LOCKS, { cardIDs: [7] });
  page.queryClient.setQueryData(DUPLICATES, {
    cards: [
      { cardID: 7, isLocked: true },
      { cardID: 8, isLocked: false },
    ],
    total: 2,
  });
  page.queryClient.setQueryData(inventoryQueryKey(8), { cardID: 8, isLocked: false });
  return page;
};

test('a lock shows at once, wherever the card is listed', () => {
  const page = aPageWithLocks();
  page.hold(LOCK);
  const { result } = page.render(useSetLock);
  act(() => result.current(8, true));
  expect(page.queryClient.getQueryData(LOCKS)).toEqual({ cardIDs: [7, 8] });
  expect(page.queryClient.getQueryData(DUPLICATES)).toEqual({
    cards: [
      { cardID: 7, isLocked: true },
      { cardID: 8, isLocked: true },
    ],
    total: 2,
  });
  expect(page.queryClient.getQueryData(inventoryQueryKey(8))).toEqual({
    cardID: 8,
    isLocked: true,
  });
});

test('a lock that the server refuses is taken back, with its reason', async () => {
  const page = aPageWithLocks();
  page.respond(LOCK, { error: 'You have no copy of it.', code: 'card_not_owned' }, 404);
  const { result } = page.render(useSetLock);
  act(() => result.current(8, true));
  await waitFor(() =>
    expect(page.toasts()).toEqual(['bad: Error locking the card: You have no copy of it.']),
  );
  expect(page.sentTo(LOCK)[0]?.body).toEqual({ cardID: 8, isLocked: true });
  expect(page.queryClient.getQueryData(LOCKS)).toEqual({ cardIDs: [7] });
  expect(page.queryClient.getQueryData(inventoryQueryKey(8))).toEqual({
    cardID: 8,
    isLocked: false,
  });
});

test('the locked cards are those of the server; none before they are loaded', async () => {
  const page = aPage({ user: {} });
  page.respond('GET /cardInventory/lock', { cardIDs: [3, 5] });
  const { result } = page.render(useLockedIDs);
  expect(result.current).toEqual(new Set());
  await waitFor(() => expect(result.current).toEqual(new Set([3, 5])));
});

test('a wish shows at once, and is asked for anew where the server refuses', async () => {
  const page = aPage({ user: {} });
  page.queryClient.setQueryData(WISHES, { cards: [], limit: 500 });
  page.respond(WISH, { error: 'The list is full.', code: 'wish_list_full' }, 409);
  const { result } = page.render(useSetWish);
  act(() => result.current(aUserCard({ cardID: 9 }), true));
  expect(page.queryClient.getQueryData(WISHES)).toMatchObject({ cards: [{ cardID: 9 }] });
  await waitFor(() =>
    expect(page.toasts()).toEqual(['bad: Error changing the wish list: The list is full.']),
  );
  expect(page.sentTo(WISH)[0]?.body).toEqual({ cardID: 9, isWished: true });
  expect(page.queryClient.getQueryState(WISHES)?.isInvalidated).toBe(true);
});

test('a guest’s wish list is not asked for', () => {
  const page = aPage();
  const { result } = page.render(useWishedIDs);
  expect(result.current).toEqual(new Set());
  expect(page.sent).toEqual([]);
});
