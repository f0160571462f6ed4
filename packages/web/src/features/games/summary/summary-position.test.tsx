// @vitest-environment happy-dom
import { act, cleanup, renderHook } from '@testing-library/react';
import type { ReactNode } from 'react';
import { MemoryRouter, useNavigate } from 'react-router';
import { expect, onTestFinished, test, vi } from 'vitest';

import type { Replay } from '../replay/verify-game.ts';
import type { GameWinProbability } from './game-win-probability.ts';
import { saveReplay } from './save-replay.ts';
import { useSummaryPosition } from './use-summary-position.ts';

const play = (eventNumber: number) => ({ event: { eventNumber } });
const GAME = {
  played: [1, 2, 3, 4, 5].map(play),
  biggest: [play(4)],
} as unknown as GameWinProbability;

/** Opens the summary of a game at an address. */
function aSummary(path: string, game = GAME) {
  const wrapper = ({ children }: { readonly children: ReactNode }) => (
    <MemoryRouter initialEntries={[path]}>{children}</MemoryRouter>
  );
  onTestFinished(() => cleanup());
  const { result } = renderHook(
    () => ({ navigate: useNavigate(), position: useSummaryPosition(game) }),
    { wrapper },
  );
  return {
    position: () => result.current.position,
    go: (to: string) => act(() => void result.current.navigate(to)),
  };
}

test('a summary opens at the biggest play, with the events closed', () => {
  const { position } = aSummary('/game/1/summary');
  expect(position()).toMatchObject({ cursor: 4, showsEvents: false, visit: { eventNumber: null } });
});

test('a game without a big play opens at its end', () => {
  const { position } = aSummary('/game/1/summary', { ...GAME, biggest: [] });
  expect(position().cursor).toBe(5);
});

test('a link to an event opens at it, with the events shown', () => {
  const { position } = aSummary('/game/1/summary#event-2');
  expect(position()).toMatchObject({ cursor: 2, showsEvents: true, visit: { eventNumber: 2 } });
  expect(aSummary('/game/1/summary#event-5').position().cursor).toBe(5);
});

test('a link to an event that the game has not opens like any other', () => {
  const { position } = aSummary('/game/1/summary#event-6');
  expect(position()).toMatchObject({ cursor: 4, showsEvents: false, visit: { eventNumber: null } });
});

test('another link is followed, the same one again, too', () => {
  const { position, go } = aSummary('/game/1/summary');
  go('/game/1/summary#event-3');
  expect(position()).toMatchObject({ cursor: 3, showsEvents: true });
  act(() => {
    position().moveCursor(1);
    position().showEvents(false);
  });
  expect(position()).toMatchObject({ cursor: 1, showsEvents: false });
  const { key } = position().visit;
  go('/game/1/summary#event-3');
  expect(position()).toMatchObject({ cursor: 3, showsEvents: true });
  expect(position().visit.key).not.toBe(key);
});

test('a link to no event leaves the cursor where it is', () => {
  const { position, go } = aSummary('/game/1/summary#event-2');
  act(() => position().moveCursor(1));
  go('/game/1/summary#event-99');
  expect(position()).toMatchObject({ cursor: 1, showsEvents: true });
});

test('a replay is saved as a file that the script reads', async () => {
  const links: HTMLAnchorElement[] = [];
  vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function (
    this: HTMLAnchorElement,
  ) {
    links.push(this);
  });
  const blobs: Blob[] = [];
  vi.spyOn(URL, 'createObjectURL').mockImplementation((blob) => {
    blobs.push(blob as Blob);
    return 'blob:replay';
  });
  onTestFinished(() => void vi.restoreAllMocks());
  saveReplay('0190', { gameID: '0190' } as Replay);
  expect(links[0]?.download).toBe('pennant-game-0190.json');
  expect(blobs[0]?.type).toBe('application/json');
  expect(await blobs[0]?.text()).toBe('{"gameID":"0190"}');
});
