import fc from 'fast-check';
import { expect, test } from 'vitest';
import { splitmix32 } from './splitmix32.ts';

const MASK = (1n << 32n) - 1n;

/** The same by whole numbers without a sign, of any size. */
function* referenceBits(seed: number) {
  let state = BigInt(seed) & MASK;
  for (;;) {
    state = (state + 0x9e3779b9n) & MASK;
    let mixed = state ^ (state >> 16n);
    mixed = (mixed * 0x21f0aaadn) & MASK;
    mixed ^= mixed >> 15n;
    mixed = (mixed * 0x735a2d97n) & MASK;
    yield Number(BigInt.asIntN(32, mixed ^ (mixed >> 15n)));
  }
}

test('the bits are those of splitmix32, whatever the seed', () => {
  fc.assert(
    fc.property(fc.maxSafeInteger(), (seed) => {
      const next = splitmix32(seed);
      const reference = referenceBits(seed);
      for (let draw = 0; draw < 20; draw++) expect(next()).toBe(reference.next().value);
    }),
  );
});
