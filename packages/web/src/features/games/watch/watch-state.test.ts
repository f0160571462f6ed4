import { describe, expect, test } from 'vitest';

import { anEvent, visitor } from '../testing/a-game-dto.ts';
import { aWatchedGame } from '../testing/a-watched-game.ts';
import { createWatchState, isOver, lastEventIDOf, watchReducer } from './watch-state.ts';

const NO_LINEUPS = { home: [], visitors: [] };
const FINAL = {
  isAbandoned: false,
  resultDescription: 'Mudville Nine won 2-1.',
  scoreboardData: aWatchedGame().scoreboardData,
  isPublic: true,
};
const opened = createWatchState(aWatchedGame({ events: [anEvent(1), anEvent(2)] }).watched);

const told = (state: typeof opened, ...numbers: number[]) =>
  watchReducer(state, {
    kind: 'message',
    message: {
      event: 'events',
      data: { events: numbers.map((number) => anEvent(number)), lineups: NO_LINEUPS },
    },
  });
const numbersOf = ({ events }: typeof opened) => events.map(({ eventNumber }) => eventNumber);

describe('the events of a watched game', () => {
  test('are put after those that the page has', () => {
    expect(numbersOf(told(opened, 3, 4))).toEqual([1, 2, 3, 4]);
  });

  test('that the page has already are not doubled', () => {
    expect(numbersOf(told(opened, 1, 2, 3))).toEqual([1, 2, 3]);
  });

  test('say where a new connection goes on', () => {
    expect(lastEventIDOf(told(opened, 3))).toBe('3');
    expect(lastEventIDOf(createWatchState(aWatchedGame().watched))).toBeNull();
  });
});

test('a card that comes twice is kept once', () => {
  const [lineup] = opened.lineups.visitors;
  const again = watchReducer(opened, {
    kind: 'message',
    message: {
      event: 'events',
      data: { events: [anEvent(3)], lineups: { home: [], visitors: [lineup!] } },
    },
  });
  expect(
    again.lineups.visitors.filter(({ gameLineupID }) => gameLineupID === visitor(0)),
  ).toHaveLength(1);
});

test('a game is over with its final, or where it is not shown any longer', () => {
  expect(isOver(opened)).toBe(false);
  expect(
    isOver(watchReducer(opened, { kind: 'message', message: { event: 'final', data: FINAL } })),
  ).toBe(true);
  const withdrawn = watchReducer(opened, {
    kind: 'message',
    message: { event: 'end', data: { reason: 'replaced' } },
  });
  expect(isOver(withdrawn)).toBe(true);
  expect(isOver(watchReducer(withdrawn, { kind: 'resumed' }))).toBe(false);
});

test('a message that the page does not know changes nothing', () => {
  const message = { event: 'rain', data: {} } as never;
  expect(watchReducer(opened, { kind: 'message', message })).toBe(opened);
});
