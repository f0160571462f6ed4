// @vitest-environment happy-dom
import type { CardInventory } from '@pennant/contract/cards';
import { act, waitFor } from '@testing-library/react';
import { expect, test } from 'vitest';

import { aPage } from '../../../testing/a-page.tsx';
import { useCardInventory, useSetCachedInventory } from './use-card-inventory.ts';
import { useSeriesOfCard } from './use-series-of-card.ts';

const INVENTORY = 'POST /cardInventory';

test('a player sees the own copies of the card', async () => {
  const page = aPage({ user: {} });
  page.respond(INVENTORY, { cardID: 7, amount: 3 });
  const { result } = page.render(() => useCardInventory(7));
  await waitFor(() => expect(result.current.data).toEqual({ cardID: 7, amount: 3 }));
  expect(page.sentTo(INVENTORY).map(({ body }) => body)).toEqual([{ cardID: 7 }]);
});

test('a guest has none, and none are asked for', async () => {
  const page = aPage();
  page.render(() => useCardInventory(7));
  await act(async () => undefined);
  expect(page.sent).toEqual([]);
});

test('what the server returned last shows at once, on its own card only', async () => {
  const page = aPage({ user: {} });
  page.hold(INVENTORY);
  const { result } = page.render(() => ({
    set: useSetCachedInventory(),
    seven: useCardInventory(7),
    eight: useCardInventory(8),
  }));
  act(() => result.current.set({ cardID: 7, amount: 2 } as CardInventory));
  await waitFor(() => expect(result.current.seven.data?.amount).toBe(2));
  expect(result.current.eight.data).toBeUndefined();
});

test('a card tells the series that hold it', async () => {
  const page = aPage();
  page.respond('GET /card/7/series', [{ seriesID: 1954 }]);
  const { result } = page.render(() => useSeriesOfCard(7));
  await waitFor(() => expect(result.current.data).toEqual([{ seriesID: 1954 }]));
});
