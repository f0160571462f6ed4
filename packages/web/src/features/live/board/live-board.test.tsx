// @vitest-environment happy-dom
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';

import { readKeptGame } from '../dice/chain-store.ts';
import { openBegunBoard, openBoard } from '../testing/an-open-board.tsx';
import { askSetting } from './ask-setting.ts';

afterEach(() => localStorage.clear());

test('a player becomes ready with a chain of this browser, which has kept the server’s seal', async () => {
  const { server, button } = openBoard(41);
  fireEvent.click(await button('Ready'));
  await button(/^Ready\. Waiting/);
  const { chains, commitment } = await readKeptGame(server.gameID);
  expect(chains.map(({ anchor }) => anchor)).toEqual([server.table.state.home.segments[0]?.anchor]);
  expect(commitment).toBe(server.game().game.commitment);
});

test('where nothing is to decide the page pitches by itself, and the dice fall', async () => {
  const { server } = await openBegunBoard(42);
  await waitFor(() => expect(server.table.state.home.decision).not.toBeNull());
  server.letOtherPlay();
  await waitFor(() => expect(server.table.state.home.share).not.toBeNull());
  server.letOtherPlay();
  await waitFor(() => expect(server.table.events.length).toBeGreaterThan(0));
  const sheet = await screen.findByRole('region', { name: 'Recent events' });
  expect(await within(sheet).findAllByRole('listitem')).not.toHaveLength(0);
  const { reveals } = await readKeptGame(server.gameID);
  expect(reveals).toMatchObject([{ eventNumber: 1, receipt: expect.any(String) as string }]);
});

test('who wants to be asked always is, and decides by the main button', async () => {
  askSetting.set('always');
  const { server, button } = await openBegunBoard(43);
  const hurl = await button('Hurl');
  expect(server.table.state.home.decision).toBeNull();
  fireEvent.click(hurl);
  await waitFor(() =>
    expect(server.table.state.home.decision?.decision).toEqual({ kind: 'field', walk: false }),
  );
  expect((await button('Decided')).hasAttribute('disabled')).toBe(true);
});

test('a walk on purpose is decided in its dialog, with the clock in sight', async () => {
  askSetting.set('always');
  const { server, button } = await openBegunBoard(44);
  await button('Hurl');
  fireEvent.click(await button('Walk'));
  const dialog = await screen.findByRole('dialog');
  expect(within(dialog).getByRole('timer').textContent).toMatch(/^Time 0:20bank 3:00$/);
  fireEvent.click(within(dialog).getByRole('button', { name: /^Put/ }));
  await waitFor(() =>
    expect(server.table.state.home.decision?.decision).toEqual({ kind: 'field', walk: true }),
  );
});

test('time is called for the next batter, whatever there is to decide', async () => {
  const { server, button } = openBoard(45);
  fireEvent.click(await button('Ready'));
  await waitFor(() => expect(server.table.state.home.isReady).toBe(true));
  expect(screen.queryByRole('button', { name: 'Time' })).toBeNull();
  askSetting.set('always');
  server.letOtherPlay();
  await button('Hurl');
  fireEvent.click(await button('Time'));
  askSetting.set('needed');
  // Nothing is decided for the player while time is called.
  expect((await button('Hurl')).hasAttribute('disabled')).toBe(false);
  expect((await button('Time')).getAttribute('aria-pressed')).toBe('true');
  fireEvent.click(await button('Time'));
  await waitFor(() => expect(server.table.state.home.decision).not.toBeNull());
});

test('a link of the other side that does not come is told of at once', async () => {
  const { server } = await openBegunBoard(46);
  await waitFor(() => expect(server.table.state.home.decision).not.toBeNull());
  server.letOtherPlay();
  await waitFor(() => expect(server.table.state.home.share).not.toBeNull());
  server.table.pass(10_000);
  server.tell();
  expect(await screen.findByText(/Boxcar Nine’s link did not come/)).toBeTruthy();
});

test('without a connection the bar says so, decides nothing, and goes on when it is back', async () => {
  askSetting.set('always');
  const { server, button } = await openBegunBoard(47);
  await button('Hurl');
  server.hangUp();
  expect(await screen.findByText(/^No connection: trying again/)).toBeTruthy();
  expect(screen.queryByRole('button', { name: 'Hurl' })).toBeNull();
  expect(await screen.findByRole('button', { name: 'Hurl' }, { timeout: 10_000 })).toBeTruthy();
  expect(screen.queryByText(/^No connection/)).toBeNull();
});

test('open in other places the game is paused here, until the player goes on here', async () => {
  askSetting.set('always');
  const { server, button } = await openBegunBoard(55);
  await button('Hurl');
  server.replace();
  expect(await screen.findByText(/^This game is open in other places/)).toBeTruthy();
  expect(screen.queryByText(/^No connection/)).toBeNull();
  expect(await button('Paused')).toBeTruthy();
  expect(screen.getByRole('region', { name: 'Your clock' }).textContent).toContain('Paused');
  fireEvent.click(await button('Go on here'));
  expect(await button('Hurl')).toBeTruthy();
  expect(screen.queryByText(/^This game is open in other places/)).toBeNull();
});

test('offline both clocks stand, and say that nobody knows how the other side’s runs', async () => {
  askSetting.set('always');
  const { server, button } = await openBegunBoard(53);
  await button('Hurl');
  server.hangUp();
  await screen.findByText(/^No connection: trying again/);
  const clock = (name: string) => screen.getByRole('region', { name });
  expect(clock('Your clock').textContent).toContain('Offline');
  expect(clock('Clock of Boxcar Nine').textContent).toContain('no word');
});

test('what was refused is not said any longer once the game has gone on', async () => {
  const { server } = await openBegunBoard(54);
  server.losesReveals = true;
  await waitFor(() => expect(server.table.state.home.decision).not.toBeNull());
  server.letOtherPlay();
  expect(await screen.findByText('Lost on the way.')).toBeTruthy();
  server.letOtherPlay();
  server.table.pass(10_000);
  server.tell();
  await screen.findByText(/^Your link did not come/);
  expect(screen.queryByText('Lost on the way.')).toBeNull();
});

test('who is left alone takes the win, or plays on', async () => {
  const { server, button } = await openBegunBoard(48);
  server.table.must({ kind: 'disconnect', side: 'visitors' });
  server.table.pass(61_000);
  server.tell();
  await button('Play on');
  fireEvent.click(await button('Take the win'));
  await waitFor(() => expect(server.table.state.result).toMatchObject({ how: 'left' }));
  expect(await screen.findByText('You win')).toBeTruthy();
  expect(await button('Verify this game')).toBeTruthy();
});

test('dice that are in another browser can be taken over from the next half-inning on', async () => {
  const { server, button } = openBoard(49, { arrange: (table) => table.begin() });
  fireEvent.click(await button('Take over here'));
  await waitFor(() => expect(server.table.state.home.nextSegment).not.toBeNull());
  expect(await screen.findByText(/^You take over with the next half-inning/)).toBeTruthy();
});

test('giving up is asked for, with what it means', async () => {
  const { server, button } = await openBegunBoard(50);
  fireEvent.click(await button('Game menu'));
  fireEvent.click(await screen.findByRole('menuitem', { name: 'Give it up' }));
  const dialog = await screen.findByRole('dialog', { name: 'Give this game up?' });
  expect(dialog.textContent).toContain('friendly twice a day');
  fireEvent.click(within(dialog).getByRole('button', { name: 'Give it up' }));
  await waitFor(() => expect(server.table.state.result).toMatchObject({ how: 'quit' }));
  expect(await screen.findByText('You lose')).toBeTruthy();
});

test('a phrase is sent, and that of the other side is shown', async () => {
  const { server, page } = await openBegunBoard(51);
  const path = `POST /live/games/${server.gameID}/phrases`;
  const button = await screen.findByRole('button', { name: 'Say something' });
  fireEvent.click(button);
  fireEvent.click(await screen.findByRole('menuitem', { name: 'Good luck.' }));
  await waitFor(() => expect(page.sentTo(path)).toHaveLength(1));
  expect(page.sentTo(path)[0]?.body).toEqual({ phrase: 'Good luck.' });
  server.say('Nice hit!');
  expect(await screen.findByText('Nice hit!')).toBeTruthy();
});

test('who sent a link that did not arrive can dispute the game at once', async () => {
  const { server, page } = await openBegunBoard(52);
  const path = `/live/games/${server.gameID}`;
  page.respond(`POST ${path}/dispute`, { ok: true });
  server.losesReveals = true;
  await waitFor(() => expect(server.table.state.home.decision).not.toBeNull());
  server.letOtherPlay();
  await waitFor(async () => expect((await readKeptGame(server.gameID)).reveals).toHaveLength(1));
  server.letOtherPlay();
  server.table.pass(10_000);
  server.tell();
  expect(await screen.findByText(/^Your link did not come/)).toBeTruthy();
  const options = { timeout: 10_000 };
  fireEvent.click(await screen.findByRole('button', { name: /^Dispute/ }, options));
  expect(await screen.findByText('Disputed: the game is not rated.')).toBeTruthy();
  const { reveals } = await readKeptGame(server.gameID);
  expect(page.sentTo(`POST ${path}/dispute`)[0]?.body).toEqual({
    eventNumber: 1,
    link: reveals[0]?.link,
  });
});
