// @vitest-environment happy-dom
import { NOBODY } from '@pennant/rules/games/state';
import { sidesWho } from '@pennant/rules/testing/live-table';
import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { afterEach, beforeEach, expect, test } from 'vitest';

import { openBegunBoard, standing } from '../testing/an-open-board.tsx';
import { askSetting } from './ask-setting.ts';

beforeEach(() => askSetting.set('always'));
afterEach(() => localStorage.clear());

const FIRST = 3;

/** Opens the board of the side at bat with a runner on first or second, asked for a decision. */
async function openAtBat(seed: number, base: 'first' | 'second' = 'first') {
  const bases = base === 'first' ? [FIRST, NOBODY, NOBODY] : [NOBODY, FIRST, NOBODY];
  const board = await openBegunBoard(seed, {
    side: 'visitors',
    sides: sidesWho('H1'),
    arrange: standing(() => ({ bases })),
  });
  await board.button('Swing');
  return board;
}

/** Opens the board of the side in the field whose pitcher has faced a batter. */
async function openInTheField(seed: number) {
  const board = await openBegunBoard(seed, {
    arrange: standing(({ home }) => ({ home: { ...home, battersFaced: 1 } })),
  });
  await board.button('Hurl');
  return board;
}

/** Presses a key once what is shown also listens to it. */
async function press(key: string) {
  await act(async () => undefined);
  fireEvent.keyDown(document.body, { key });
}

test('the runner who is sent steals', async () => {
  const { server, button } = await openAtBat(61);
  fireEvent.click(await button('Steal'));
  const dialog = await screen.findByRole('dialog', { name: 'Who steals?' });
  fireEvent.click(within(dialog).getByRole('button', { name: /Steal second/ }));
  await waitFor(() =>
    expect(server.table.state.visitors.decision?.decision).toEqual({ kind: 'bat', steal: '1' }),
  );
});

test('the runners whom the player sends go', async () => {
  const { server, button } = await openAtBat(62, 'second');
  fireEvent.click(await button('Swing'));
  await waitFor(() => expect(server.table.state.visitors.decision).not.toBeNull());
  server.letOtherPlay();
  await waitFor(() => expect(server.table.state.visitors.share).not.toBeNull());
  server.letOtherPlay();
  const dialog = await screen.findByRole('dialog', { name: /Who runs on/ });
  fireEvent.click(within(dialog).getByRole('button', { name: /^1?\s*Send/ }));
  await waitFor(() =>
    expect(server.table.state.visitors.decision?.decision).toEqual({
      kind: 'choose',
      runnersAdvancing: '3',
    }),
  );
});

test('a reliever comes in for the pitcher', async () => {
  const { server, page, button } = await openInTheField(63);
  const { pitcher } = server.table.state.game.home;
  fireEvent.click(await button('Substitute'));
  const dialog = await screen.findByRole('dialog', { name: 'Substitute' });
  fireEvent.click(within(dialog).getByRole('radio', { name: /H-SP1/ }));
  fireEvent.click(within(dialog).getByRole('radio', { name: /H-RP2/ }));
  fireEvent.click(within(dialog).getByRole('button', { name: 'Submit Substitution' }));
  const RELIEVER = 15;
  await waitFor(() => expect(server.table.state.game.home.pitcher).toBe(RELIEVER));
  expect(page.sentTo(`POST /live/games/${server.gameID}/steps`).at(-1)?.body).toMatchObject({
    step: { kind: 'substitute', playerOut: pitcher, playerIn: RELIEVER },
  });
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
});

test('S asks at bat who steals, and the number of a runner sends them', async () => {
  const { server } = await openAtBat(64);
  await press('w');
  expect(screen.queryByRole('dialog')).toBeNull();
  await press('s');
  await screen.findByRole('dialog', { name: 'Who steals?' });
  await press('1');
  await waitFor(() =>
    expect(server.table.state.visitors.decision?.decision).toEqual({ kind: 'bat', steal: '1' }),
  );
});

test('W asks in the field whether the batter is walked, and 1 walks them', async () => {
  const { server } = await openInTheField(65);
  await press('s');
  expect(screen.queryByRole('dialog')).toBeNull();
  await press('w');
  await screen.findByRole('dialog', { name: /^Walk .* on purpose/ });
  await press('1');
  await waitFor(() =>
    expect(server.table.state.home.decision?.decision).toEqual({ kind: 'field', walk: true }),
  );
});

test('U asks who is substituted, and decides nothing', async () => {
  const { server } = await openInTheField(66);
  await press('u');
  await screen.findByRole('dialog', { name: 'Substitute' });
  expect(server.table.state.home.decision).toBeNull();
});

test('T calls time, and takes it back', async () => {
  const { button } = await openInTheField(67);
  await press('t');
  expect((await button('Time')).getAttribute('aria-pressed')).toBe('true');
  await press('t');
  expect((await button('Time')).getAttribute('aria-pressed')).toBe('false');
});
