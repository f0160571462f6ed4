// @vitest-environment happy-dom
import type { Career, CareerMoment } from '@pennant/contract/career';
import { cleanup, render, screen } from '@testing-library/react';
import { MemoryRouter } from 'react-router';
import { afterEach, expect, test } from 'vitest';

import { CareerPanel } from './career-panel.tsx';

afterEach(cleanup);

const GAME = {
  gameID: '01900000-0000-7000-8000-000000000001',
  finished: '2026-05-03T12:00:00.000Z',
  opponent: '1954 Boxcar Nine',
  isPublic: true,
};
const debut: CareerMoment = { figure: 'G', number: 1, eventNumber: 3, game: GAME };
const CAREER: Career = {
  cardID: 19540001,
  username: 'casey',
  isShown: true,
  origin: { kind: 'starter_set', received: '2026-05-01T12:00:00.000Z', pack: null },
  isComplete: true,
  totals: {
    games: 1,
    wins: 0,
    losses: 0,
    saves: 0,
    er: 0,
    ab: 4,
    h1: 1,
    h2: 0,
    h3: 0,
    hr: 1,
    bb: 0,
    so: 1,
    runs: 1,
    rbi: 2,
    sb: 0,
    cs: 0,
    ipOuts: 0,
  },
  moments: [
    debut,
    { figure: 'HR', number: 1, eventNumber: 40, game: GAME },
    {
      figure: 'H',
      number: 10,
      eventNumber: 12,
      game: { ...GAME, gameID: '01900000-0000-7000-8000-000000000002', isPublic: false },
    },
  ],
  best: {
    game: GAME,
    line: {
      type: 'Batter',
      ab: 4,
      h1: 1,
      h2: 0,
      h3: 0,
      hr: 1,
      r: 1,
      rbi: 2,
      bb: 0,
      so: 1,
      sb: 0,
      ipOuts: 0,
      er: 0,
      decision: null,
    },
    wpa: 0.4123,
  },
};

const show = (career: Career, isOwn = true) =>
  render(
    <MemoryRouter>
      <CareerPanel career={career} isOwn={isOwn} />
    </MemoryRouter>,
  );
const linkOf = (name: string) => screen.getByRole('link', { name }).getAttribute('href');

test('each first and milestone leads to its play: of a hidden game in its summary', () => {
  show(CAREER);
  expect(linkOf('Debut')).toBe(`/g/${GAME.gameID}/3`);
  expect(linkOf('First home run')).toBe(`/g/${GAME.gameID}/40`);
  expect(linkOf('10th hit')).toBe('/game/01900000-0000-7000-8000-000000000002/summary#event-12');
  expect(screen.getAllByText('May 3, 2026')).toHaveLength(2);
  expect(screen.getAllByRole('listitem')).toHaveLength(2 + 3);
});

test('the best game is told by what the card added to its side’s chance, and its line', () => {
  show(CAREER);
  expect(screen.getByText(/^\+\.412/).textContent).toBe('+.412 WPA');
  expect(screen.getByText('2 for 4, HR, 2 RBI')).toBeDefined();
});

test('a card that has not played says what to do', () => {
  show({ ...CAREER, totals: { ...CAREER.totals, games: 0 }, moments: [], best: null });
  expect(screen.getByText(/^No game yet. Put it into a lineup/)).toBeDefined();
});

test('a card whose firsts came in hidden games says so to others', () => {
  show({ ...CAREER, moments: [], best: null }, false);
  expect(screen.getByText('The games of its firsts are hidden.')).toBeDefined();
});

test('while earlier games are counted, that is said', () => {
  show({ ...CAREER, isComplete: false, moments: [], best: null });
  expect(screen.getByText(/^Earlier games are still being counted/)).toBeDefined();
  expect(screen.queryByText(/^No game yet/)).toBeNull();
});

test('a card from a pack tells what its seal was', () => {
  const commitment = 'ab'.repeat(32);
  show({
    ...CAREER,
    origin: {
      kind: 'pack',
      received: '2026-05-01T12:00:00.000Z',
      pack: {
        seriesID: 1954,
        seriesName: '1954 Base',
        number: 12,
        commitment,
        epochID: '01900000-0000-7000-8000-000000000003',
      },
    },
  });
  expect(screen.getByText(commitment)).toBeDefined();
  expect(linkOf('How to check it')).toBe('/fairness');
});
