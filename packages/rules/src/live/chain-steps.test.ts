import { expect, test } from 'vitest';
import { verifyWithNode } from '../testing/live-device.ts';
import { tableOf, type LiveTable } from '../testing/live-table.ts';
import { halfOf } from './live-state.ts';
import { verifyLiveGame } from './verify-live-game.ts';
import type { Side } from '../games/lineup-slots.ts';

const newChain = (table: LiveTable, side: Side) => {
  const { chain, publicKey } = table.addDevice(side);
  return { side, anchor: chain.anchor, publicKey };
};

test('in a game of 58 innings both sides go on with a new chain, and the record holds', async () => {
  const table = tableOf('SO');
  const { home } = table.devices;
  while (table.state.game.eventNumber < 349) table.playQuietly();
  const chains = { visitors: newChain(table, 'visitors'), home: newChain(table, 'home') };
  expect(table.step({ kind: 'renewChain', ...chains.home })).toMatchObject({ ok: true });
  const renewed = table.state;
  table.must({ kind: 'renewChain', ...chains.home });
  expect(table.state).toBe(renewed);
  // It begins with the event after the one that is decided now: event 351.
  expect(table.state.home.segments.map(({ fromEvent }) => fromEvent)).toEqual([1, 351]);
  const third = newChain(table, 'home');
  expect(table.step({ kind: 'renewChain', ...third })).toMatchObject({ code: 'anchor_not_due' });
  expect(table.linkOf('home')).toBe([...home.values()][0]?.chain.links[350]);
  table.playQuietly();
  expect(table.linkOf('home')).toBe([...home.values()][1]?.chain.links[1]);
  while (table.state.game.eventNumber < 398) table.playQuietly();
  table.must({ kind: 'renewChain', ...chains.visitors });
  while (table.state.game.eventNumber < 420) table.playQuietly();
  table.must({ kind: 'quit', side: 'home' });
  expect(await verifyLiveGame(table.record(), verifyWithNode)).toEqual({
    ok: true,
    events: 420,
    withheld: 0,
  });
});

test('a chain that nobody renews ends, and with it its side’s share', () => {
  const table = tableOf('SO');
  while (table.state.game.eventNumber < 400) table.playQuietly();
  table.decideQuietly();
  const link = 'ab'.repeat(32);
  const reveal = { kind: 'reveal', side: 'home', eventNumber: 401, link, signature: '' } as const;
  expect(table.step(reveal)).toMatchObject({ code: 'link_does_not_follow' });
  table.pass(10_000);
  expect(table.steps.at(-1)).toMatchObject({ home: { link: null }, visitors: { link: null } });
});

test('a chain is renewed while links are revealed, for the event after that', () => {
  const table = tableOf('SO');
  while (table.state.game.eventNumber < 360) table.playQuietly();
  table.decideQuietly().must(table.reveal('visitors')!);
  table.must({ kind: 'renewChain', ...newChain(table, 'home') });
  expect(table.state.home.segments[1]?.fromEvent).toBe(362);
  table.must(table.reveal('home')!);
  expect(table.state.game.eventNumber).toBe(361);
});

test('a lost device is replaced with the next half-inning, by one that was not used', async () => {
  const table = tableOf('SO').playQuietly();
  table.devices.home.clear();
  const chain = newChain(table, 'home');
  table.must({ kind: 'replaceChain', ...chain });
  table.must({ kind: 'replaceChain', ...chain });
  const another = { ...chain, anchor: 'ab'.repeat(32) };
  expect(table.step({ kind: 'replaceChain', ...another })).toMatchObject({
    code: 'anchor_pending',
  });
  const used = { ...chain, side: 'visitors' } as const;
  expect(table.step({ kind: 'replaceChain', ...used })).toMatchObject({ code: 'anchor_in_use' });
  expect(table.state.home.segments).toHaveLength(1);
  expect(table.linkOf('home')).toBeNull();

  table.decideQuietly().must(table.reveal('visitors')!);
  table.pass(10_000);
  while (halfOf(table.state.game) === 0) table.playQuietly();
  const fromEvent = table.state.game.eventNumber + 1;
  expect(table.state.home.segments[1]).toMatchObject({ fromEvent, anchor: chain.anchor });
  expect(table.state.home.nextSegment).toBeNull();
  const { state } = table;
  table.must({ kind: 'replaceChain', ...chain });
  expect(table.state).toBe(state);
  table.playQuietly();
  expect(table.steps.at(-1)).toMatchObject({
    eventNumber: fromEvent,
    home: { link: expect.any(String) },
  });
  table.must({ kind: 'quit', side: 'home' });
  expect(await verifyLiveGame(table.record(), verifyWithNode)).toMatchObject({ ok: true });
});

test('no more than forty chains are taken of a side', () => {
  const table = tableOf('SO');
  let code: string | null = null;
  for (let half = 0; half < 60 && code === null; half += 1) {
    const result = table.step({ kind: 'replaceChain', ...newChain(table, 'home') });
    code = result.ok ? null : result.code;
    const before = halfOf(table.state.game);
    while (halfOf(table.state.game) === before) table.playQuietly();
  }
  expect(code).toBe('too_many_anchors');
  expect(table.state.home.segments).toHaveLength(40);
});
