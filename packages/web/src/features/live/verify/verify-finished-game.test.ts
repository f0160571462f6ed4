import type { LiveRecord } from '@pennant/rules/live/live-record';
import { describe, expect, test } from 'vitest';

import { keepReceipt } from '../dice/chain-store.ts';
import { BrowserAtTheTable } from '../testing/a-browser-at-the-table.ts';
import { verifyFinishedGame } from './verify-finished-game.ts';

type DrawnStep = Extract<LiveRecord['steps'][number], { readonly kind: 'event' | 'playOut' }>;

/** Returns the record of a game of which this browser was the home side, changed by `change`. */
async function recordOf(seed: number, change: (record: LiveRecord) => unknown = () => {}) {
  const game = await (await new BrowserAtTheTable(seed).begin()).playAndEnd(6);
  const record = structuredClone(game.table.record());
  change(record);
  return { game, record };
}

const firstStep = ({ steps }: LiveRecord) =>
  steps.find((step) => step.kind === 'event') as {
    -readonly [Key in keyof DrawnStep]: { -readonly [Part in keyof DrawnStep[Key]]: unknown };
  };

test('a game that was played holds, and is what this browser saw', async () => {
  const { record } = await recordOf(11);
  expect(await verifyFinishedGame(record, 'home')).toMatchObject({
    record: { ok: true, withheld: 0 },
    kept: { kind: 'same', links: 6, denied: [] },
  });
});

test('who did not play, or did in another browser, has nothing to compare', async () => {
  const { record } = await recordOf(12);
  const nothing = { record: { ok: true }, kept: { kind: 'nothing' } };
  expect(await verifyFinishedGame(record, null)).toMatchObject(nothing);
  const elsewhere = { ...record, gameID: '01990000-0000-7000-8000-000000000000' };
  expect((await verifyFinishedGame(elsewhere, 'home')).kept).toEqual({ kind: 'nothing' });
});

describe('a record that is not what this browser saw', () => {
  test.each([
    [
      'the server’s seal is another',
      'commitment_exchanged',
      (record: LiveRecord) => Object.assign(record.fairness, { commitment: 'ab'.repeat(32) }),
    ],
    [
      'the key of a chain is another',
      'chain_exchanged',
      ({ segments }: LiveRecord) =>
        Object.assign(segments.home[0]!, { publicKey: segments.visitors[0]!.publicKey }),
    ],
    [
      'a chain of its side is one that it never made',
      'chain_exchanged',
      ({ segments }: LiveRecord) => Object.assign(segments.home[0]!, { anchor: 'ab'.repeat(32) }),
    ],
    [
      'the other side’s chain is another',
      'other_chain_exchanged',
      ({ segments }: LiveRecord) =>
        Object.assign(segments.visitors[0]!, { anchor: 'ab'.repeat(32) }),
    ],
    [
      'the other side decided otherwise after it',
      'other_seal_exchanged',
      (record: LiveRecord) => Object.assign(firstStep(record).visitors, { seal: 'ab'.repeat(32) }),
    ],
    [
      'its own decision is another',
      'decision_exchanged',
      (record: LiveRecord) => Object.assign(firstStep(record).home, { seal: 'ab'.repeat(32) }),
    ],
    [
      'its link is another',
      'link_exchanged',
      (record: LiveRecord) => Object.assign(firstStep(record).home, { link: 'ab'.repeat(32) }),
    ],
  ] as const)('%s', async (_name, code, change) => {
    const { record } = await recordOf(13, change);
    expect((await verifyFinishedGame(record, 'home')).kept).toMatchObject({
      kind: 'differs',
      code,
    });
  });

  test('a link that has a receipt counts as withheld: it can be disputed', async () => {
    const { record } = await recordOf(14, (changed) =>
      Object.assign(firstStep(changed).home, { link: null, signature: null, decision: null }),
    );
    const { kept } = await verifyFinishedGame(record, 'home');
    expect(kept).toMatchObject({ kind: 'differs', code: 'receipt_denied', eventNumber: 1 });
    expect(kept.kind === 'differs' && kept.denied).toMatchObject([{ eventNumber: 1 }]);
  });
});

test('a link that came too late, and so has no receipt, is told of, is no fault, and can be disputed', async () => {
  const game = await new BrowserAtTheTable(15).begin();
  await game.playEvent();
  await game.decide();
  await game.reveal();
  game.table.must(game.table.reveal('visitors')!);
  game.table.pass(11_000);
  game.table.must({ kind: 'quit', side: 'visitors' });
  const { record, kept } = await verifyFinishedGame(game.table.record(), 'home');
  expect(record).toMatchObject({ ok: true, withheld: 1 });
  expect(kept).toMatchObject({
    kind: 'same',
    links: 1,
    denied: [{ eventNumber: 2, receipt: null }],
  });
  await keepReceipt(game.gameID, 2, 'ab'.repeat(32));
  expect((await verifyFinishedGame(game.table.record(), 'home')).kept).toMatchObject({
    code: 'receipt_denied',
  });
});
