import type { Side } from '@pennant/rules/games/lineup-slots';
import type { LiveTable } from '@pennant/rules/testing/live-table';
import { fireEvent, render, screen, waitFor } from '@testing-library/react';
import * as fakeIndexedDB from 'fake-indexeddb';
import { expect } from 'vitest';

import { aPage } from '../../../testing/a-page.tsx';
import { LiveBoard } from '../board/live-board.tsx';
import { LiveServerOfTests } from './a-live-server.ts';

Object.assign(globalThis, fakeIndexedDB);

/** What of a live game's board differs from the usual: the home side of average players. */
interface Opening {
  readonly side?: Side;
  readonly sides?: ConstructorParameters<typeof LiveTable>[1];
  /** Sets the game up before the board opens. */
  readonly arrange?: (table: LiveTable) => void;
}

/** Opens the board of a live game that has not begun, for the player of a side. */
export function openBoard(seed: number, { side = 'home', sides, arrange }: Opening = {}) {
  const server = new LiveServerOfTests(seed, side, sides);
  arrange?.(server.table);
  const username = side === 'home' ? 'casey' : 'boxcar';
  const page = aPage({ user: { gameSpeed: 'instant', username } });
  server.serve(page);
  render(<LiveBoard begun={server.game()} />, { wrapper: page.wrapper });
  const button = (name: string | RegExp) => screen.findByRole('button', { name });
  return { server, page, button };
}

/** Opens the board of a game that has begun, and waits until the player is asked. */
export async function openBegunBoard(seed: number, opening?: Opening) {
  const board = openBoard(seed, opening);
  const { server } = board;
  fireEvent.click(await board.button('Ready'));
  await waitFor(() => expect(server.table.state[server.side].isReady).toBe(true));
  server.letOtherPlay();
  return board;
}

/** Sets how the innings stand at the first pitch: runners on base, batters faced, outs. */
export const standing =
  (changes: (game: LiveTable['state']['game']) => Partial<LiveTable['state']['game']>) =>
  (table: LiveTable): void => {
    const { game } = table.state;
    table.state = { ...table.state, game: { ...game, ...changes(game) } };
  };
