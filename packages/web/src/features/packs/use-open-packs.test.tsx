// @vitest-environment happy-dom
import { act, waitFor } from '@testing-library/react';
import { MAX_PACKS_PER_OPENING } from '@pennant/rules/packs/pack-amounts';
import { expect, test } from 'vitest';

import { apiQueryKey } from '../../api/query-hooks.ts';
import { aPage } from '../../testing/a-page.tsx';
import { aSeries } from './testing/a-series.ts';
import { splitIntoRequests, useOpenPacks, type PackOrder } from './use-open-packs.ts';

const OPEN = 'POST /packInventory/open';
const PACKS = apiQueryKey('GET /packInventory/user');

const anOrder = (seriesID: number, amount: number): PackOrder =>
  ({
    item: { seriesID, amount, Series: aSeries({ year: seriesID }) },
    amount,
  }) as unknown as PackOrder;
const aResponse = (cardIDs: readonly number[], left: number) => ({
  cards: cardIDs.map((cardID) => ({ cardID })),
  amount: left,
  draw: { epochID: 'epoch' },
  completed: [],
});

test('more packs than one request opens are opened in steps', () => {
  expect(splitIntoRequests([anOrder(1954, 250)])).toEqual([
    { seriesID: 1954, amount: 100 },
    { seriesID: 1954, amount: 100 },
    { seriesID: 1954, amount: 50 },
  ]);
  expect(splitIntoRequests([anOrder(1954, 100)])).toEqual([{ seriesID: 1954, amount: 100 }]);
});

test('packs of several series are opened one series after the other', () => {
  expect(splitIntoRequests([anOrder(1954, 1), anOrder(1955, 101)])).toEqual([
    { seriesID: 1954, amount: 1 },
    { seriesID: 1955, amount: 100 },
    { seriesID: 1955, amount: 1 },
  ]);
});

test('packs of one series come open with their cards, wrapper and number', async () => {
  const page = aPage();
  page.queryClient.setQueryData(PACKS, [
    { seriesID: 1954, amount: 3 },
    { seriesID: 1955, amount: 7 },
  ]);
  page.respond(OPEN, aResponse([11, 12], 1));
  const { result } = page.render(useOpenPacks);
  await act(() => result.current.open([anOrder(1954, 2)]));
  expect(result.current.opened).toMatchObject({
    seriesID: 1954,
    packs: 2,
    series: { seriesKey: '1954-base' },
    cards: [{ cardID: 11 }, { cardID: 12 }],
    draws: [{ epochID: 'epoch' }],
    completed: [],
  });
  expect(result.current.progress).toBeNull();
  expect(page.queryClient.getQueryData(PACKS)).toEqual([
    { seriesID: 1954, amount: 1 },
    { seriesID: 1955, amount: 7 },
  ]);
  expect(page.queryClient.getQueryState(PACKS)?.isInvalidated).toBe(true);
});

test('packs of several series come in a common wrapper', async () => {
  const page = aPage();
  page.respond(OPEN, aResponse([11], 0));
  const { result } = page.render(useOpenPacks);
  await act(() => result.current.open([anOrder(1954, 2), anOrder(1955, 3)]));
  expect(result.current.opened).toMatchObject({
    seriesID: null,
    packs: 5,
    series: { seriesKey: 'all-packs', name: '5 packs', year: null },
  });
  expect(page.sentTo(OPEN).map(({ body }) => body)).toEqual([
    { seriesID: 1954, amount: 2 },
    { seriesID: 1955, amount: 3 },
  ]);
});

test('the progress counts packs that are open, not those that are being opened', async () => {
  const page = aPage();
  const finish = page.hold(OPEN);
  const { result } = page.render(useOpenPacks);
  let done: Promise<void> | undefined;
  act(() => {
    done = result.current.open([anOrder(1954, MAX_PACKS_PER_OPENING + 1)]);
  });
  expect(result.current.progress).toEqual({
    seriesID: 1954,
    opened: 0,
    packCount: MAX_PACKS_PER_OPENING + 1,
  });
  await waitFor(() => expect(page.sentTo(OPEN)).toHaveLength(1));
  const second = page.hold(OPEN);
  finish(aResponse([11], 1));
  await waitFor(() => expect(result.current.progress?.opened).toBe(MAX_PACKS_PER_OPENING));
  second(aResponse([12], 0));
  await act(async () => done);
  expect(result.current.opened?.cards).toEqual([{ cardID: 11 }, { cardID: 12 }]);
});

test('what was opened before a failure is shown, and the rest stays sealed', async () => {
  const page = aPage();
  const finish = page.hold(OPEN);
  const { result } = page.render(useOpenPacks);
  let done: Promise<void> | undefined;
  act(() => {
    done = result.current.open([anOrder(1954, 1), anOrder(1955, 1)]);
  });
  await waitFor(() => expect(page.sentTo(OPEN)).toHaveLength(1));
  page.respond(OPEN, { error: 'These packs are gone.', code: 'not_enough_packs' }, 409);
  finish(aResponse([11], 0));
  await act(async () => done);
  expect(result.current.opened).toMatchObject({ packs: 1, cards: [{ cardID: 11 }] });
  expect(page.toasts()).toEqual(['bad: Error opening pack: These packs are gone.']);
});

test('an opening that fails at once shows nothing', async () => {
  const page = aPage();
  page.respond(OPEN, { error: 'Not now.', code: 'game_busy' }, 409);
  const { result } = page.render(useOpenPacks);
  await act(() => result.current.open([anOrder(1954, 1)]));
  expect(result.current.opened).toBeNull();
  expect(result.current.progress).toBeNull();
});
