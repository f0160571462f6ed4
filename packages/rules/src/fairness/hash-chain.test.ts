import { createHash } from 'node:crypto';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { CHAIN_LINKS, followsFrom, makeChain } from './hash-chain.ts';

const end = fc.uint8Array({ minLength: 32, maxLength: 32 });

/** The same hash implemented independently, with Node's own. */
const hashOf = (link: string) =>
  createHash('sha256')
    .update(Buffer.concat([Buffer.from('link-v1\0'), Buffer.from(link, 'hex')]))
    .digest('hex');

test('each link hashes to the one before, down to the anchor', () => {
  fc.assert(
    fc.property(end, (bytes) => {
      const { anchor, links } = makeChain(bytes);
      expect(links).toHaveLength(CHAIN_LINKS + 1);
      expect(links[0]).toBe(anchor);
      expect(links[CHAIN_LINKS]).toBe(Buffer.from(bytes).toString('hex'));
      for (let index = 1; index <= CHAIN_LINKS; index += 1) {
        expect(hashOf(links[index] as string)).toBe(links[index - 1]);
      }
    }),
    { numRuns: 5 },
  );
});

test('a link follows from an earlier one in as many steps as lie between them, in no other', () => {
  const index = fc.integer({ min: 0, max: CHAIN_LINKS });
  fc.assert(
    fc.property(end, index, index, index, (bytes, one, other, steps) => {
      const { links } = makeChain(bytes);
      const isSo = followsFrom(links[one] as string, links[other] as string, steps);
      expect(isSo).toBe(one > other && steps === one - other);
      const between = one - other;
      expect(followsFrom(links[one] as string, links[other] as string, between)).toBe(between > 0);
    }),
  );
});

test('a malformed link follows from nothing, and an end of another length makes no chain', () => {
  const { anchor, links } = makeChain(new Uint8Array(32));
  const [, first = ''] = links;
  expect(followsFrom(first, anchor, 1)).toBe(true);
  for (const link of ['', 'not hex', first.toUpperCase(), `${first}00`, first.slice(2)]) {
    expect(followsFrom(link, anchor, 1)).toBe(false);
  }
  expect(() => makeChain(new Uint8Array(31))).toThrow('32 bytes');
});
