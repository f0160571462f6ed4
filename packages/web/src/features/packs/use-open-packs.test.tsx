// @vitest-environment happy-dom
import { act, waitFor } from '@testing-library/react';
import { MAX_PACKS_PER_OPENING } from '@pennant/rules/packs/pack-amounts';
import { expect, test } from 'vitest';

import { apiQueryKey } from '../../api/query-hooks.ts';
import { compareWithNote } from '../../api/seal-notes.ts';
import { aPage } from '../../testing/a-page.tsx';
import { aSeries } from './testing/a-series.ts';
import { splitIntoRequests, useOpenPacks, type PackOrder } from './use-open-packs.ts';

const OPEN = 'POST /packInventory/open';
const EPOCH = apiQueryKey('GET /fairness/packs');
const PACKS = apiQueryKey('GET /packInventory/user');

const SEAL = 'GET /fairness/packs';
const GIVE_BYTES = 'POST /fairness/packs/clientSeed';
const anEpoch = { epochID: 'epoch', commitment: 'c0'.repeat(32), clientSeed: 'ab'.repeat(16) };

/** A page whose next packs are sealed, and a browser has given its bytes. */
const aPageWithSeal = () => {
  const page = aPage();
  page.respond(SEAL, anEpoch);
  return page;
};

const anOrder = (seriesID: number, amount: number): PackOrder =>
  ({
    item: { seriesID, amount, Series: aSeries({ year: seriesID }) },
    amount,
  }) as unknown as PackOrder;
/** Returns a page whose user's next packs have the bytes of this browser. */
const aSealedPage = () => {
  const page = aPage();
  page.queryClient.setQueryData(EPOCH, { epochID: 'epoch', clientSeed: 'ab'.repeat(16) });
  return page;
};
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
  const page = aPageWithSeal();
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
  const page = aPageWithSeal();
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
  const page = aPageWithSeal();
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
  const page = aPageWithSeal();
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
  const page = aPageWithSeal();
  page.respond(OPEN, { error: 'Not now.', code: 'game_busy' }, 409);
  const { result } = page.render(useOpenPacks);
  await act(() => result.current.open([anOrder(1954, 1)]));
  expect(result.current.opened).toBeNull();
  expect(result.current.progress).toBeNull();
});

test('the browser gives its bytes to the commitment before the first pack is opened', async () => {
  const page = aSealedPage();
  page.respond(SEAL, { ...anEpoch, clientSeed: null });
  page.respond(GIVE_BYTES, anEpoch);
  page.respond(OPEN, aResponse([11], 0));
  const { result } = page.render(useOpenPacks);
  await act(() => result.current.open([anOrder(1954, 1)]));
  expect(page.sent.map(({ call }) => call).slice(0, 3)).toEqual([SEAL, GIVE_BYTES, OPEN]);
  const { clientSeed } = page.sentTo(GIVE_BYTES)[0]!.body as { clientSeed: string };
  expect(page.sentTo(GIVE_BYTES)[0]?.body).toEqual({ epochID: 'epoch', clientSeed });
  expect(clientSeed).toMatch(/^[0-9a-f]{32}$/);
  // What the browser noted is what it gave, whatever the server says that it got.
  expect(compareWithNote('epoch', { commitment: anEpoch.commitment, clientSeed })).toBe('same');
  expect(compareWithNote('epoch', anEpoch)).toBe('differs');
});

test('packs are opened with the bytes of another tab that was quicker', async () => {
  const page = aSealedPage();
  page.respond(SEAL, { ...anEpoch, epochID: 'other', clientSeed: null });
  page.respond(GIVE_BYTES, { code: 'client_seed_given', error: 'It has bytes.' }, 409);
  page.respond(OPEN, aResponse([11], 0));
  const { result } = page.render(useOpenPacks);
  await act(() => result.current.open([anOrder(1954, 1)]));
  expect(result.current.opened?.packs).toBe(1);
  expect(compareWithNote('other', anEpoch)).toBe('none');
});

test('no pack is opened while the browser cannot give its bytes', async () => {
  const page = aSealedPage();
  page.respond(SEAL, { code: 'busy', error: 'The ballpark is full.' }, 503);
  const { result } = page.render(useOpenPacks);
  await act(() => result.current.open([anOrder(1954, 1)]));
  expect(page.sentTo(OPEN)).toEqual([]);
  expect(page.toasts()).toEqual(['bad: Error opening pack: The ballpark is full.']);
  expect(result.current.progress).toBeNull();
});

test('no pack is opened before the server has this browser’s bytes', async () => {
  const page = aPage();
  page.respond('GET /fairness/packs', { error: 'Not now.', code: 'internal' }, 500);
  page.respond(OPEN, aResponse([11], 0));
  const { result } = page.render(useOpenPacks);
  await act(() => result.current.open([anOrder(1954, 1)]));
  expect(page.sentTo(OPEN)).toEqual([]);
  expect(page.toasts()).toEqual(['bad: Error opening pack: Not now.']);
  expect(result.current.progress).toBeNull();
});
