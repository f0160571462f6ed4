import fc from 'fast-check';
import { expect, test } from 'vitest';
import { toHex } from './bytes-and-hex.ts';
import { commitmentOf, deriveKey, verifyCommitment } from './commitment.ts';
import { TEST_VECTORS } from './test-vectors.ts';

const hex = (bytes: number) =>
  fc.uint8Array({ minLength: bytes, maxLength: bytes }).map((value) => toHex(value));

test.each(TEST_VECTORS)('commitment and key of the worked example $label', (vector) => {
  expect(commitmentOf(vector)).toBe(vector.commitment);
  expect(toHex(deriveKey(vector))).toBe(vector.key);
});

test('a revealed seed is verified against its commitment', () => {
  fc.assert(
    fc.property(fc.uuid(), hex(32), (id, serverSeed) => {
      const commitment = commitmentOf({ id, serverSeed });
      expect(verifyCommitment({ id, serverSeed, commitment })).toBe(true);
    }),
  );
});

test('another seed, another id and a broken seed are not verified', () => {
  const [vector] = TEST_VECTORS;
  const shown = vector!;
  expect(verifyCommitment({ ...shown, serverSeed: 'ab'.repeat(32) })).toBe(false);
  expect(verifyCommitment({ ...shown, id: '01890a5d-ac96-774b-bcce-b302099a8058' })).toBe(false);
  expect(verifyCommitment({ ...shown, serverSeed: 'not hex' })).toBe(false);
  expect(verifyCommitment({ ...shown, serverSeed: shown.serverSeed.toUpperCase() })).toBe(false);
});

test("the client's seed changes the key and leaves the commitment", () => {
  const [vector] = TEST_VECTORS;
  const other = { ...vector!, clientSeed: '00'.repeat(16) };
  expect(commitmentOf(other)).toBe(vector!.commitment);
  expect(toHex(deriveKey(other))).not.toBe(vector!.key);
});

test('a malformed seed is a bug where dice are made', () => {
  expect(() => deriveKey({ id: 'x', serverSeed: 'ab', clientSeed: '00'.repeat(16) })).toThrow(
    'server seed',
  );
  expect(() => deriveKey({ id: 'x', serverSeed: '00'.repeat(32), clientSeed: 'ab' })).toThrow(
    'client seed',
  );
});
