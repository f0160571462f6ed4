import { createHash } from 'node:crypto';
import { expect, test } from 'vitest';
import { makeChain } from '../fairness/hash-chain.ts';
import { isLinkOf, isRenewalDue, linkIndex, segmentOf } from './chain-segment.ts';

const FIRST = { fromEvent: 1, anchor: 'aa'.repeat(32), publicKey: '' };
const SECOND = { fromEvent: 360, anchor: 'bb'.repeat(32), publicKey: '' };
const REPLACED = { fromEvent: 360, anchor: 'cc'.repeat(32), publicKey: '' };

test('an event has the link of the chain that began last, counted from its first event', () => {
  expect(segmentOf([FIRST, SECOND], 359)).toBe(FIRST);
  expect(linkIndex(segmentOf([FIRST, SECOND], 359), 359)).toBe(359);
  expect(segmentOf([FIRST, SECOND, REPLACED], 360)).toBe(REPLACED);
  expect(linkIndex(SECOND, 361)).toBe(2);
  expect(() => segmentOf([SECOND], 3)).toThrow('event 3');
});

test('a chain is renewed in its last fifty links', () => {
  expect(isRenewalDue([FIRST], 350)).toBe(false);
  expect(isRenewalDue([FIRST], 351)).toBe(true);
  expect(isRenewalDue([FIRST, SECOND], 360)).toBe(false);
});

test('a chain has 400 links, also where its side knows what hashes to the last', () => {
  const before = Buffer.alloc(32, 7);
  const end = createHash('sha256')
    .update(Buffer.concat([Buffer.from('link-v1\0'), before]))
    .digest();
  const { anchor, links } = makeChain(end);
  const segments = [{ ...FIRST, anchor }];
  const last = { eventNumber: 400, link: links[400] as string };
  expect(isLinkOf(segments, null, last)).toBe(true);
  expect(isLinkOf(segments, { eventNumber: 380, link: links[380] as string }, last)).toBe(true);
  expect(isLinkOf(segments, last, { eventNumber: 401, link: before.toString('hex') })).toBe(false);
});
