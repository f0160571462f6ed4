import { describe, expect, test } from 'vitest';
import { verifyWithNode } from '../testing/live-device.ts';
import { LIVE_FORGERIES, forgeLiveRecord } from '../testing/live-forgeries.ts';
import { tableOf } from '../testing/live-table.ts';
import { NO_MISHAPS, randomLiveGame } from '../testing/random-live-game.ts';
import type { LiveFault } from './live-faults.ts';
import type { LiveRecord } from './live-record.ts';
import { receiptOf } from '../fairness/reveal.ts';
import { verifyLiveGame } from './verify-live-game.ts';

const genuine = randomLiveGame(7, NO_MISHAPS);
const verify = (record: LiveRecord) => verifyLiveGame(record, verifyWithNode);

/** What each forgery is found out by. */
const FOUND_BY: Readonly<Record<string, LiveFault>> = {
  'the seed is another': 'commitment_differs',
  'a link is exchanged': 'link_differs',
  'the links of both sides are exchanged': 'link_differs',
  'a signature is forged': 'signature_forged',
  'a signature is left out': 'signature_forged',
  'the signatures of both sides are exchanged': 'signature_forged',
  'a link that was revealed counts as withheld': 'event_differs',
  'the other side is said to have sealed another decision': 'signature_forged',
  'a decision is exchanged once the links are known': 'decision_differs',
  'a decision is left out': 'signature_forged',
  'a chain begins in the midst': 'chain_out_of_time',
  'a key is another': 'signature_forged',
  'an event is changed': 'event_differs',
  'runs are added': 'event_differs',
  'the last event is cut off': 'events_missing',
  'an event is added': 'events_missing',
  'a step is cut out': 'steps_missing',
  'the last step is cut off, and its events': 'end_differs',
  'the winner is another': 'end_differs',
  'the computer is said to have played the game out': 'step_refused',
};

describe('a live game that was forged', () => {
  test.each(LIVE_FORGERIES)('is refused: %s', async (name) => {
    const verdict = await verify(forgeLiveRecord(name, genuine.record()) as LiveRecord);
    expect(verdict).toMatchObject({ ok: false, code: FOUND_BY[name] });
    expect(verdict.ok ? '' : verdict.message).toMatch(/^[A-Z].+\.$/);
  });
});

test('a record holds whatever the order of its fields', async () => {
  const record = genuine.record();
  const events = record.events.map(
    (event) => Object.fromEntries(Object.entries(event).toReversed()) as unknown as typeof event,
  );
  expect(await verify({ ...record, events })).toMatchObject({ ok: true, withheld: 0 });
});

test('a share that was zeroed is found out by the receipt that a browser kept', async () => {
  const table = tableOf('SO').decideQuietly();
  const link = table.linkOf('home') as string;
  table.must(table.reveal('visitors')!);
  // The server has the link, and says that it did not come in time.
  const { gameID, serverSeed } = table.context;
  const kept = { side: 'home', eventNumber: 1, link } as const;
  const receipt = receiptOf(serverSeed, { gameID, ...kept });
  table.pass(10_000);
  table.must({ kind: 'quit', side: 'home' });
  const record = table.record();
  expect(await verify(record)).toMatchObject({ ok: true, withheld: 1 });
  expect(await verify({ ...record, kept: [{ ...kept, receipt }] })).toMatchObject({
    code: 'share_zeroed',
    eventNumber: 1,
  });
  const invented = { ...kept, receipt: 'ab'.repeat(32) };
  expect(await verify({ ...record, kept: [invented] })).toMatchObject({ code: 'receipt_forged' });
  const noLink = { ...kept, receipt, link: 'no link' };
  expect(await verify({ ...record, kept: [noLink] })).toMatchObject({ code: 'receipt_forged' });
});

test('a receipt for a link that counted speaks against nobody', async () => {
  const record = genuine.record();
  const step = record.steps.find(({ kind }) => kind === 'event');
  const link = step?.kind === 'event' ? (step.home.link ?? '') : '';
  const kept = { side: 'home', eventNumber: step?.eventNumber ?? 0, link } as const;
  const { gameID, serverSeed } = genuine.context;
  const receipt = receiptOf(serverSeed, { gameID, ...kept });
  expect(await verify({ ...record, kept: [{ ...kept, receipt }] })).toMatchObject({ ok: true });
});

test('a side has no share again in a half-inning that the computer manages for it', async () => {
  const table = tableOf('SO').decideQuietly();
  table.must(table.reveal('visitors')!);
  table.pass(10_000);
  const before = table.state;
  const half = { ...before.home, computerThroughHalf: null };
  // A server that lets it be: as if nothing had been withheld.
  table.state = { ...before, home: { ...half, timer: before.visitors.timer } };
  table.playQuietly();
  table.must({ kind: 'quit', side: 'home' });
  expect(await verify(table.record())).toMatchObject({ code: 'share_after_withheld' });
});

test('lineups that are none, and rules that nobody knows, are refused', async () => {
  const record = genuine.record();
  const { home } = record.setup;
  const byComputer = { ...record.setup, home: { ...home, manager: 'computer' as const } };
  expect(await verify({ ...record, setup: byComputer })).toMatchObject({
    code: 'setup_unreadable',
  });
  expect(await verify({ ...record, rulesVersion: 99 })).toMatchObject({ code: 'other_rules' });
});
