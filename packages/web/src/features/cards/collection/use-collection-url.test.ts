// @vitest-environment happy-dom
import { act } from '@testing-library/react';
import { useNavigate } from 'react-router';
import { beforeEach, expect, onTestFinished, test, vi } from 'vitest';

import { aPage } from '../../../testing/a-page.tsx';
import { NO_FILTER } from './collection-filter.ts';
import { BEST_FIRST } from './collection-index.ts';
import { useCollectionUrl } from './use-collection-url.ts';

beforeEach(() => {
  vi.useFakeTimers();
  onTestFinished(() => void vi.useRealTimers());
});

const PLAIN = { filter: NO_FILTER, order: BEST_FIRST, view: null };
const named = (name: string) => ({ ...PLAIN, filter: { ...NO_FILTER, name } });
const ofYear = (year: number) => ({ ...PLAIN, filter: { ...NO_FILTER, year } });

/** Opens My Cards at an address. */
function myCards(path = '/cards/user') {
  const page = aPage({ path });
  const rendered = page.render(() => ({ url: useCollectionUrl(), navigate: useNavigate() }));
  const { result } = rendered;
  const wait = (ms: number) => act(() => vi.advanceTimersByTimeAsync(ms));
  const go = (to: string | number) => act(() => void result.current.navigate(to as never));
  return { ...rendered, location: page.location, wait, go };
}

test('My Cards opens as its address says', () => {
  const { result } = myCards('/cards/user?year=1954&sort=-name&view=pictures');
  expect(result.current.url.address).toEqual({
    filter: { ...NO_FILTER, year: 1954 },
    order: { column: 'name', direction: 'descending' },
    view: 'pictures',
  });
});

test('a filter that is chosen is in the address at once, and Back undoes it', () => {
  const { result, location, go } = myCards();
  act(() => result.current.url.change(ofYear(1954)));
  expect(result.current.url.address).toEqual(ofYear(1954));
  expect(location()).toBe('/cards/user?year=1954');
  act(() => result.current.url.change(ofYear(1955)));
  go(-1);
  expect(location()).toBe('/cards/user?year=1954');
  expect(result.current.url.address).toEqual(ofYear(1954));
});

test('a name that is typed filters at once, and is in the address after a pause', async () => {
  const { result, location, wait } = myCards();
  act(() => result.current.url.type(named('ca')));
  expect(result.current.url.address.filter.name).toBe('ca');
  await wait(349);
  act(() => result.current.url.type(named('casey')));
  await wait(349);
  expect(location()).toBe('/cards/user');
  await wait(1);
  expect(location()).toBe('/cards/user?name=casey');
  expect(result.current.url.address).toEqual(named('casey'));
});

test('typing leaves one step to go back, not one for each letter', async () => {
  const { result, location, wait, go } = myCards();
  act(() => result.current.url.change(ofYear(1954)));
  act(() => result.current.url.type(named('c')));
  await wait(350);
  act(() => result.current.url.type(named('ca')));
  await wait(350);
  go(-1);
  expect(location()).toBe('/cards/user');
  expect(result.current.url.address).toEqual(PLAIN);
});

test('who leaves the field has the name in the address at once, once', async () => {
  const { result, location, wait, go } = myCards();
  act(() => result.current.url.type(named('casey')));
  act(() => result.current.url.finishTyping());
  expect(location()).toBe('/cards/user?name=casey');
  go('/cards/user?year=1954');
  act(() => result.current.url.finishTyping());
  await wait(1000);
  expect(location()).toBe('/cards/user?year=1954');
});

test('a filter that is chosen while a name waits is what counts', async () => {
  const { result, location, wait } = myCards();
  act(() => result.current.url.type(named('casey')));
  act(() => result.current.url.change(ofYear(1954)));
  await wait(1000);
  expect(location()).toBe('/cards/user?year=1954');
  expect(result.current.url.address).toEqual(ofYear(1954));
});

test('a link to other filters of the same page is followed', () => {
  const { result, go } = myCards('/cards/user?year=1954');
  go('/cards/user?year=1911');
  expect(result.current.url.address).toEqual(ofYear(1911));
  go('/cards/user');
  expect(result.current.url.address).toEqual(PLAIN);
});

test('a link back to what was written here is followed, too', () => {
  const { result, go } = myCards();
  act(() => result.current.url.change(ofYear(1954)));
  go('/cards/user?year=1911');
  go('/cards/user?year=1954');
  expect(result.current.url.address).toEqual(ofYear(1954));
});

test('a page that was left writes no address', async () => {
  const { result, location, wait, unmount } = myCards();
  act(() => result.current.url.type(named('casey')));
  unmount();
  await wait(1000);
  expect(location()).toBe('/cards/user');
  expect(vi.getTimerCount()).toBe(0);
});
