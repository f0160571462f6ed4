// @vitest-environment happy-dom
import type { UserCard } from '@pennant/contract/cards';
import { act, waitFor } from '@testing-library/react';
import { expect, test, vi } from 'vitest';

import { aPage } from '../../../testing/a-page.tsx';
import { aUserCard } from './testing/a-user-card.ts';
import { cardAt, collectionDataOf } from './collection-data.ts';
import { NO_FILTER } from './collection-filter.ts';
import { BEST_FIRST } from './collection-index.ts';
import { useCollection } from './use-collection.ts';
import { useSeriesAndTeamCards } from './use-series-and-team-cards.ts';

const BEST = 'GET /card/user';
const COLUMNS = 'GET /card/user/columns';
const BROKEN = { error: 'Something broke.', code: 'internal' };

/** Returns cards as the server sends them by column. */
function columnsOf(cards: readonly UserCard[]) {
  const coded = (key: keyof UserCard) => ({
    values: cards.map((card) => card[key]),
    rows: cards.map((_, row) => row),
  });
  const plain = (key: keyof UserCard) => cards.map((card) => card[key]);
  return {
    cardID: plain('cardID'),
    seriesID: plain('seriesID'),
    year: plain('year'),
    rating: plain('rating'),
    amount: plain('amount'),
    name: coded('name'),
    type: coded('type'),
    positions: coded('positions'),
    teamNameID: coded('teamNameID'),
    clubName: coded('clubName'),
    clubNames: { values: cards.map(() => null), rows: cards.map((_, row) => row) },
    playerID: coded('playerID'),
    displayKey: coded('displayKey'),
    bats: coded('bats'),
    throws: coded('throws'),
    history: 'invented',
  };
}

const card = (cardID: number, rating: number) => aUserCard({ cardID, rating });

/** Makes the page's server send the pages of a large collection, by where each begins. */
function sendColumns(
  pages: Readonly<Record<string, Response | Promise<Response>>>,
  best: Response,
) {
  const sent: string[] = [];
  vi.stubGlobal('fetch', (address: string) => {
    sent.push(address);
    if (!address.includes('/columns')) return Promise.resolve(best.clone());
    return Promise.resolve(pages[/after=(\d+)/.exec(address)?.[1] ?? ''] ?? Response.error());
  });
  return sent;
}

const shownIDs = (load: ReturnType<typeof useCollection>) =>
  load.kind === 'here'
    ? Array.from(load.index.sortedIndexes(BEST_FIRST), (index) => load.index.columns.cardID[index])
    : load.kind;

test('a small collection comes with one call', async () => {
  const page = aPage();
  page.respond(BEST, { cards: [card(1, 60), card(2, 80)], totalCards: 2 });
  const { result } = page.render(useCollection);
  expect(result.current).toEqual({ kind: 'loading' });
  await waitFor(() => expect(shownIDs(result.current)).toEqual([2, 1]));
  expect(result.current).toMatchObject({ total: 2, rest: null });
  await act(async () => undefined);
  expect(page.sentTo(COLUMNS)).toEqual([]);
  expect(page.queryClient.getQueryCache().findAll()[0]?.queryKey).toEqual([
    BEST,
    { query: { limit: 500 } },
  ]);
});

test('of a large one the best cards are there first, then all, page by page', async () => {
  const page = aPage();
  const second = Promise.withResolvers<Response>();
  const sent = sendColumns(
    {
      0: Response.json({ columns: columnsOf([card(1, 60), card(2, 80)]), next: 2 }),
      2: second.promise,
    },
    Response.json({ cards: [card(2, 80)], totalCards: 3 }),
  );
  const { result } = page.render(useCollection);
  await waitFor(() => expect(shownIDs(result.current)).toEqual([2]));
  expect(result.current).toMatchObject({ total: 3 });
  await waitFor(() => expect(result.current).toMatchObject({ rest: { loaded: 2, error: null } }));
  second.resolve(Response.json({ columns: columnsOf([card(3, 70)]), next: null }));
  await waitFor(() => expect(shownIDs(result.current)).toEqual([2, 3, 1]));
  expect(result.current).toMatchObject({ total: 3, rest: null });
  expect(sent.filter((address) => address.includes('columns'))).toEqual([
    '/api/card/user/columns?after=0',
    '/api/card/user/columns?after=2',
  ]);
});

test('a collection that cannot be loaded says so, and can be tried again', async () => {
  const page = aPage();
  page.respond(BEST, BROKEN, 500);
  const { result } = page.render(useCollection);
  await waitFor(() => expect(result.current.kind).toBe('failed'));
  const { current } = result;
  if (current.kind !== 'failed') throw new Error('not reached');
  expect(current.error.message).toBe('Something broke.');
  page.respond(BEST, { cards: [card(1, 60)], totalCards: 1 });
  act(() => current.retry());
  await waitFor(() => expect(shownIDs(result.current)).toEqual([1]));
});

test('where the rest cannot be loaded the best stay, and the rest can be tried again', async () => {
  const page = aPage();
  const pages: Record<string, Response> = { 0: Response.json(BROKEN, { status: 500 }) };
  sendColumns(pages, Response.json({ cards: [card(2, 80)], totalCards: 2 }));
  const { result } = page.render(useCollection);
  await waitFor(() =>
    expect(result.current).toMatchObject({ rest: { error: { message: 'Something broke.' } } }),
  );
  expect(shownIDs(result.current)).toEqual([2]);
  pages[0] = Response.json({ columns: columnsOf([card(1, 60), card(2, 80)]), next: null });
  const { current } = result;
  act(() => (current.kind === 'here' ? current.rest?.retry() : undefined));
  await waitFor(() => expect(shownIDs(result.current)).toEqual([2, 1]));
});

test('an empty collection is here, with nothing in it', async () => {
  const page = aPage();
  page.respond(BEST, { cards: [], totalCards: 0 });
  const { result } = page.render(useCollection);
  await waitFor(() => expect(shownIDs(result.current)).toEqual([]));
  expect(collectionDataOf([]).history).toBe('record');
});

test('a card of one club, of which the column says nothing more, has that club', async () => {
  const page = aPage();
  sendColumns(
    { 0: Response.json({ columns: columnsOf([card(1, 60), card(2, 80)]), next: null }) },
    Response.json({ cards: [card(2, 80)], totalCards: 2 }),
  );
  const { result } = page.render(useCollection);
  await waitFor(() => expect(shownIDs(result.current)).toEqual([2, 1]));
  const { current } = result;
  if (current.kind !== 'here') throw new Error('not reached');
  expect(cardAt(current.index.columns, 0)).toMatchObject({
    clubName: 'Boston Bees',
    clubNames: 'Boston Bees',
    history: 'invented',
  });
});

const COLLECTION = collectionDataOf([aUserCard({ seriesID: 1950 })]);
const base = (seriesID: number) => ({ seriesID, year: seriesID });

test('the series to choose from are the seasons of the collection and all special ones', async () => {
  const page = aPage();
  page.respond('GET /series', [base(1950), base(1951), { seriesID: 3001, year: null }]);
  const { result } = page.render(() => useSeriesAndTeamCards(NO_FILTER, COLLECTION, true));
  expect(result.current.series).toEqual([]);
  await waitFor(() =>
    expect(result.current.series.map(({ seriesID }) => seriesID)).toEqual([1950, 3001]),
  );
  expect(page.sent.map(({ call }) => call)).toEqual(['GET /series']);
  expect(result.current).toMatchObject({
    seriesCardIDs: null,
    teamCardIDs: null,
    isWaiting: false,
  });
});

test('they are not asked for before the collection is whole', async () => {
  const page = aPage();
  page.render(() => useSeriesAndTeamCards(NO_FILTER, COLLECTION, false));
  await act(async () => undefined);
  expect(page.sent).toEqual([]);
});

test('the cards of a chosen series, and of the teams, are asked for when they are needed', async () => {
  const page = aPage();
  page.respond('GET /series', []);
  const showSeries = page.hold('GET /series/3001/cards');
  const showTeams = page.hold('GET /teams/user');
  const filter = { ...NO_FILTER, seriesID: 3001, inTeam: true };
  const { result } = page.render(() => useSeriesAndTeamCards(filter, COLLECTION, true));
  expect(result.current.isWaiting).toBe(true);
  showSeries({ cards: [{ cardID: 5 }, { cardID: 6 }] });
  await waitFor(() => expect(result.current.seriesCardIDs).toEqual(new Set([5, 6])));
  expect(result.current).toMatchObject({ teamCardIDs: null, isWaiting: true });
  showTeams([
    { UserTeamLineups: [{ cardID: 1 }, { cardID: 2 }] },
    { UserTeamLineups: [{ cardID: 2 }] },
  ]);
  await waitFor(() => expect(result.current.teamCardIDs).toEqual(new Set([1, 2])));
  expect(result.current.isWaiting).toBe(false);
});
