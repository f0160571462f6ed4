// @vitest-environment happy-dom
import { act, cleanup, fireEvent, render, screen, waitFor, within } from '@testing-library/react';
import { Route, Routes } from 'react-router';
import { afterEach, beforeEach, expect, onTestFinished, test, vi } from 'vitest';

import { aPage } from '../../testing/a-page.tsx';
import { readKeptAttempts } from './attempt/kept-attempts.ts';
import { DailyDayPage } from './daily-day-page.tsx';
import { DailyPage } from './daily-page.tsx';
import { DAY, DayOfTests } from './testing/a-day.ts';

beforeEach(() => {
  vi.useFakeTimers({ shouldAdvanceTime: true, now: Date.parse(`${DAY}T20:00:00Z`) });
  vi.stubGlobal('scrollTo', () => undefined);
  // Nothing moves: what happens is there at once, for guests too.
  vi.stubGlobal('matchMedia', (query: string) => ({
    matches: query.includes('reduced-motion'),
    addEventListener: () => undefined,
    removeEventListener: () => undefined,
  }));
  onTestFinished(() => void vi.useRealTimers());
});
afterEach(() => {
  localStorage.clear();
  sessionStorage.clear();
});

const PLAYER = { gameSpeed: 'instant', username: 'casey' } as const;

function openDay(
  day: DayOfTests,
  { user, path = '/daily' }: { user?: object; path?: string } = {},
) {
  const page = aPage({ path, ...(user === undefined ? {} : { user }) });
  day.serve(page);
  render(
    <Routes>
      <Route path="/daily" element={<DailyPage />} />
      <Route path="/daily/:day" element={<DailyDayPage />} />
      <Route path="*" element={null} />
    </Routes>,
    { wrapper: page.wrapper },
  );
  return page;
}

const button = (name: string | RegExp) => screen.findByRole('button', { name });

/** Returns the buttons of the decision, once it is asked. */
async function decisionButtons(): Promise<HTMLElement[]> {
  const list = await waitFor(() => {
    const found = document.querySelector<HTMLElement>('.daily-options');
    expect(found).not.toBeNull();
    return found!;
  });
  return within(list).getAllByRole('button');
}

/** Decides by the first option until the game is over; returns how often. */
async function playToTheEnd(): Promise<number> {
  for (let count = 0; ; count += 1) {
    await waitFor(() => expect(document.querySelector('.daily-decision')).not.toBeNull());
    if (screen.queryByText('See how you managed') !== null) return count;
    const [first] = await decisionButtons();
    fireEvent.click(first!);
    await waitFor(() => expect(first!.isConnected).toBe(false));
  }
}

test('a player plays the one attempt that counts, and is told what it gave up', async () => {
  const day = new DayOfTests();
  const page = openDay(day, { user: PLAYER });
  expect(await screen.findByText('May 14, 1954')).toBeDefined();
  await waitFor(async () => expect(await button('Play ball')).toHaveProperty('disabled', false));
  fireEvent.click(await button('Play ball'));
  await decisionButtons();
  const count = await playToTheEnd();
  expect(day.scored).toHaveLength(count);
  expect(day.play(day.scored!).state.final).toBe(true);
  fireEvent.click(await button('See how you managed'));
  expect(await screen.findByText('6.1%')).toBeDefined();
  expect(screen.getByText('better than 83% of 412')).toBeDefined();
  expect(page.sentTo(`GET /daily/${DAY}/review`)).toHaveLength(0);
  expect(await screen.findByText('2 days in a row')).toBeDefined();
});

test('the number keys choose, and the arrow keys go from option to option', async () => {
  const day = new DayOfTests();
  openDay(day, { user: PLAYER });
  await waitFor(async () => expect(await button('Play ball')).toHaveProperty('disabled', false));
  fireEvent.click(await button('Play ball'));
  const options = await decisionButtons();
  fireEvent.keyDown(document.body, { key: 'ArrowDown' });
  expect(document.activeElement).toBe(options[0]);
  fireEvent.keyDown(options[0]!, { key: 'ArrowUp' });
  expect(document.activeElement).toBe(options.at(-1));
  fireEvent.keyDown(options[0]!, { key: '2' });
  await waitFor(() => expect(day.scored).toEqual([day.run([]).next!.options[1]]));
});

test('the arrow keys work for who went to the page past the navigation', async () => {
  const day = new DayOfTests();
  day.scored = day.wholeAttempt().slice(0, 2);
  openDay(day, { user: PLAYER });
  await decisionButtons();
  const around = document.body.querySelector('div')!;
  around.tabIndex = -1;
  around.focus();
  fireEvent.keyDown(around, { key: 'ArrowDown' });
  expect(document.activeElement).toBe((await decisionButtons())[0]);
});

test('an attempt that was left goes on by itself', async () => {
  const day = new DayOfTests();
  day.scored = day.wholeAttempt().slice(0, 2);
  openDay(day, { user: PLAYER });
  await decisionButtons();
  expect(screen.getByText('Decision 3.', { exact: false })).toBeDefined();
  expect(screen.queryByRole('button', { name: 'Skip ahead' })).toBeNull();
});

test('a guest’s first attempt stays in the browser, counts nowhere, and is there again', async () => {
  const day = new DayOfTests();
  const page = openDay(day);
  expect(await screen.findByText(/the result stays in this browser/)).toBeDefined();
  fireEvent.click(await button('Play ball'));
  await decisionButtons();
  const count = await playToTheEnd();
  fireEvent.click(await button('See how you managed'));
  expect(await screen.findByText('6.1%')).toBeDefined();
  await waitFor(() =>
    expect(readKeptAttempts()[DAY]).toMatchObject({ isFinished: true, givenUp: 0.061 }),
  );
  expect(readKeptAttempts()[DAY]?.choices).toHaveLength(count);
  expect(screen.getByText(/You played as a guest/)).toBeDefined();
  expect(await screen.findByText('1 day in a row')).toBeDefined();
  expect(page.sentTo(`POST /daily/${DAY}/attempt`)).toHaveLength(0);
});

test('the total is told only once every decision is valued', async () => {
  const day = new DayOfTests();
  day.scored = day.wholeAttempt();
  day.valued = 1;
  openDay(day, { user: PLAYER });
  expect(await screen.findByText(new RegExp(`1 of ${day.scored.length} are done`))).toBeDefined();
  day.valued = null;
  await act(() => vi.advanceTimersByTimeAsync(1_600));
  expect(await screen.findByText('6.1%')).toBeDefined();
});

test('who is told that the day is over plays on freely, with the decision that came too late', async () => {
  const day = new DayOfTests();
  day.scored = [];
  const page = openDay(day, { user: PLAYER });
  const [first] = await decisionButtons();
  page.respond(
    `POST /daily/${DAY}/attempt`,
    { error: 'The day is over: play it freely.', code: 'day_over' },
    409,
  );
  fireEvent.click(first!);
  fireEvent.click(await button('Play on freely'));
  await decisionButtons();
  expect(await screen.findByText('A free game: it counts nowhere.')).toBeDefined();
  const [sent] = page.sentTo(`POST /daily/${DAY}/free`);
  expect(sent?.body).toMatchObject({ choices: [day.run([]).next!.options[0]] });
});

test('an attempt that went on in another tab is shown as it stands there', async () => {
  const day = new DayOfTests();
  const whole = day.wholeAttempt();
  day.scored = [];
  const page = openDay(day, { user: PLAYER });
  const [first] = await decisionButtons();
  page.respond(
    `POST /daily/${DAY}/attempt`,
    { error: 'You have decided this otherwise already.', code: 'decided_already' },
    409,
  );
  day.scored = whole.slice(0, 3);
  fireEvent.click(first!);
  expect(await screen.findByText(/went on in another tab/)).toBeDefined();
  expect(screen.getByText('Decision 4.', { exact: false })).toBeDefined();
});

test('a day that is over is reviewed: each call, the best, what others chose, and its dice', async () => {
  const day = new DayOfTests();
  day.isOver = true;
  day.scored = day.wholeAttempt();
  openDay(day, { user: PLAYER, path: `/daily/${DAY}` });
  const calls = await screen.findByRole('region', { name: 'Your calls' });
  await waitFor(() => expect(within(calls).getAllByText('best')).toHaveLength(day.scored!.length));
  expect(within(calls).getAllByText('75% chose it').length).toBeGreaterThan(0);
  fireEvent.click(within(calls).getByRole('button', { name: 'Check the dice' }));
  expect(await within(calls).findByText(/rolls are those of the sealed seed/)).toBeDefined();
});

test('a day that was not played can be played freely, for nothing', async () => {
  const day = new DayOfTests();
  day.isOver = true;
  const page = openDay(day, { user: PLAYER, path: `/daily/${DAY}` });
  await waitFor(async () =>
    expect(await button('Play it freely')).toHaveProperty('disabled', false),
  );
  fireEvent.click(await button('Play it freely'));
  await decisionButtons();
  expect(page.sentTo(`POST /daily/${DAY}/attempt`)).toHaveLength(0);
});

test('a free game that was left goes on in its tab, until it is over', async () => {
  const day = new DayOfTests();
  day.scored = day.wholeAttempt();
  const page = openDay(day, { user: PLAYER });
  fireEvent.click(await button('Play it again freely'));
  const [first] = await decisionButtons();
  fireEvent.click(first!);
  await waitFor(() => expect(first!.isConnected).toBe(false));
  await decisionButtons();
  cleanup();
  openDay(day, { user: PLAYER });
  expect(await screen.findByText(/A free game was left at call 2/)).toBeDefined();
  fireEvent.click(await button('Play on freely'));
  await decisionButtons();
  expect(screen.getByText('Decision 2.', { exact: false })).toBeDefined();
  await playToTheEnd();
  fireEvent.click(await button('See how you managed'));
  expect(await button('Play it again freely')).toBeDefined();
  expect(screen.queryByRole('button', { name: 'Play on freely' })).toBeNull();
  expect(page.sentTo(`POST /daily/${DAY}/attempt`)).toHaveLength(0);
});

test('without a game of the day the page says so, and asks again', async () => {
  const day = new DayOfTests();
  const page = aPage({ path: '/daily' });
  page.respond('GET /daily', { today: DAY, game: null, tomorrow: null, firstDay: null });
  render(
    <Routes>
      <Route path="/daily" element={<DailyPage />} />
    </Routes>,
    { wrapper: page.wrapper },
  );
  expect(await screen.findByText('Today’s game is not ready yet')).toBeDefined();
  day.serve(page);
  await act(() => vi.advanceTimersByTimeAsync(30_100));
  expect(await screen.findByText('May 14, 1954')).toBeDefined();
});

test('after the day has turned the link to today’s game leads to it', async () => {
  const day = new DayOfTests();
  day.scored = day.wholeAttempt();
  const page = openDay(day, { user: PLAYER });
  fireEvent.click(await button('Play it again freely'));
  await decisionButtons();
  const next = { ...day.dto(), day: '2026-11-27', number: 8, ends: '2026-11-28T00:00:00.000Z' };
  page.respond('GET /daily', { today: next.day, game: next, tomorrow: null, firstDay: DAY });
  day.isOver = true;
  page.respond(`GET /daily/${DAY}`, day.dto());
  await act(() => vi.advanceTimersByTimeAsync(4 * 3_600_000 + 2_000));
  await waitFor(() => expect(page.sentTo('GET /daily').length).toBeGreaterThan(1));
  await playToTheEnd();
  fireEvent.click(await button('See how you managed'));
  const [link] = await screen.findAllByRole('link', { name: 'Today’s game' });
  expect(screen.queryByText(/#8/)).toBeNull();
  fireEvent.click(link!);
  expect((await screen.findAllByText(/#8/)).length).toBeGreaterThan(0);
});

test('where this browser’s clock is ahead the next day is asked for until it is there', async () => {
  const day = new DayOfTests();
  const page = openDay(day);
  await screen.findByText('May 14, 1954');
  const asked = () => page.sentTo('GET /daily').length;
  await act(() => vi.advanceTimersByTimeAsync(4 * 3_600_000 + 1_500));
  await waitFor(() => expect(asked()).toBe(2));
  await act(() => vi.advanceTimersByTimeAsync(5_500));
  await waitFor(() => expect(asked()).toBe(3));
});

test('a day without a game is told as one', async () => {
  const page = aPage({ path: '/daily/2020-01-01' });
  page.respond(
    'GET /daily/2020-01-01',
    { error: 'There is no game of this day.', code: 'daily_not_made' },
    404,
  );
  render(
    <Routes>
      <Route path="/daily/:day" element={<DailyDayPage />} />
    </Routes>,
    { wrapper: page.wrapper },
  );
  expect(await screen.findByText('No game of that day')).toBeDefined();
});
