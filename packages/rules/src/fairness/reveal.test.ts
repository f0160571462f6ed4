import { createHash, createHmac } from 'node:crypto';
import { expect, test } from 'vitest';
import { sealText } from './decision-seal.ts';
import { receiptOf, revealMessage } from './reveal.ts';

test('a signature covers the link, and the chain and the decision that the other side had', () => {
  const zero = '00'.repeat(32);
  const reveal = {
    gameID: 'an id',
    eventNumber: 12,
    link: '11'.repeat(32),
    otherAnchor: '22'.repeat(32),
    otherSeal: '33'.repeat(32),
  };
  const bytes = (seal: string) =>
    Buffer.concat([
      Buffer.from(['reveal-v1', 'an id', '12', ''].join('\0')),
      Buffer.from(`${reveal.link}00${reveal.otherAnchor}00${seal}`, 'hex'),
    ]);
  expect(Buffer.from(revealMessage(reveal))).toEqual(bytes(reveal.otherSeal));
  expect(Buffer.from(revealMessage({ ...reveal, otherSeal: null }))).toEqual(bytes(zero));
});

test('seal and receipt are what the description says', () => {
  const link = '11'.repeat(32);
  const bytes = Buffer.from(link, 'hex');
  const told = { gameID: 'an id', eventNumber: 12, side: 'home', link } as const;
  expect(sealText({ ...told, text: 'steal 1,3' })).toBe(
    createHash('sha256')
      .update(['decision-v1', 'an id', '12', 'home', 'steal 1,3', ''].join('\0'))
      .update(bytes)
      .digest('hex'),
  );
  const seed = 'ab'.repeat(32);
  expect(receiptOf(seed, told)).toBe(
    createHmac('sha256', Buffer.from(seed, 'hex'))
      .update(['receipt-v1', 'an id', '12', 'home', ''].join('\0'))
      .update(bytes)
      .digest('hex'),
  );
});

test('a malformed link or seed is a bug where something is sealed, signed or confirmed', () => {
  const told = { gameID: 'an id', eventNumber: 12, side: 'home', link: 'ab' } as const;
  expect(() => sealText({ ...told, text: 'walk' })).toThrow('link');
  expect(() => receiptOf('ab'.repeat(32), told)).toThrow('hex digits');
  expect(() => revealMessage({ ...told, otherAnchor: '', otherSeal: null })).toThrow('hex digits');
});
