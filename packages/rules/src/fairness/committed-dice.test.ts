import { createHash, createHmac } from 'node:crypto';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { chiSquareOfEqualChances } from '../statistics/chi-square.ts';
import { toHex } from './bytes-and-hex.ts';
import { commitmentOf } from './commitment.ts';
import { committedDice } from './committed-dice.ts';
import { TEST_VECTORS } from './test-vectors.ts';

const ZERO = Buffer.from([0]);
const joined = (...parts: readonly (string | Buffer)[]) =>
  Buffer.concat(
    parts.flatMap((part, index) => [...(index ? [ZERO] : []), Buffer.from(part as string)]),
  );

/** The same construction implemented independently, with Node's own hashes. */
const referenceDice = (seeds: { id: string; serverSeed: string; clientSeed: string }) => {
  const secret = Buffer.from(seeds.serverSeed, 'hex');
  const key = createHmac('sha256', secret)
    .update(joined('key-v1', seeds.id, Buffer.from(seeds.clientSeed, 'hex')))
    .digest();
  const block = (event: number, label: string, j: number) =>
    createHmac('sha256', key)
      .update(joined('roll-v1', String(event), label, String(j)))
      .digest();
  const commitment = createHash('sha256')
    .update(Buffer.concat([joined('commit-v1', seeds.id), secret]))
    .digest('hex');
  return { block, commitment };
};

const dice = (
  event: ReturnType<ReturnType<typeof committedDice>['event']>,
  label: string,
  n: number,
) => Array.from({ length: n }, () => event.die(label));

test.each(TEST_VECTORS)('dice and fraction of the worked example $label', (vector) => {
  const committed = committedDice(vector);
  expect(dice(committed.event(vector.event), vector.label, 8)).toEqual(vector.dice);
  expect(committed.event(vector.event).fraction(vector.label)).toBe(vector.fraction);
  expect(referenceDice(vector).block(vector.event, vector.label, 0).toString('hex')).toBe(
    vector.block,
  );
});

const seeds = fc.record({
  id: fc.uuid(),
  serverSeed: fc.uint8Array({ minLength: 32, maxLength: 32 }).map((bytes) => toHex(bytes)),
  clientSeed: fc.uint8Array({ minLength: 16, maxLength: 16 }).map((bytes) => toHex(bytes)),
});

test('dice are what the description says, over many blocks', () => {
  fc.assert(
    fc.property(seeds, fc.nat(10_000), fc.string(), (anySeeds, event, label) => {
      const { block, commitment } = referenceDice(anySeeds);
      const faces = Array.from({ length: 4 }, (_, j) => [...block(event, label, j)])
        .flat()
        .filter((byte) => byte < 252)
        .map((byte) => 1 + (byte % 6));
      expect(dice(committedDice(anySeeds).event(event), label, faces.length)).toEqual(faces);
      expect(commitmentOf(anySeeds)).toBe(commitment);
    }),
    { numRuns: 50 },
  );
});

test('each fraction takes a block of its own and leaves the dice of the label where they are', () => {
  const [vector] = TEST_VECTORS;
  const { block } = referenceDice(vector!);
  const event = committedDice(vector!).event(1);
  const fractionOf = (j: number) => block(1, 'batter', j).readUIntBE(0, 6) / 2 ** 48;
  const first = event.die('batter');
  expect(event.fraction('batter')).toBe(fractionOf(1));
  expect(event.fraction('batter')).toBe(fractionOf(2));
  expect([first, ...dice(event, 'batter', 7)]).toEqual(vector!.dice);
});

test('labels do not disturb each other, and an event can be drawn again', () => {
  const [vector] = TEST_VECTORS;
  const committed = committedDice(vector!);
  const alone = dice(committed.event(1), 'pitcher', 6);
  const mixed = committed.event(1);
  const among = Array.from({ length: 6 }, () => {
    mixed.die('batter');
    return mixed.die('pitcher');
  });
  expect(among).toEqual(alone);
});

const LABELS = ['batter', 'extra', 'pitcher'] as const;
const DICE_PER_LABEL = 1_000_000;

// Bounds for p = .001 shared over three labels: 23.2 with 5 degrees of freedom, 76.4 with 35.
const FACES_BOUND = 23.2;
const PAIRS_BOUND = 76.4;

test('a million dice of each label fall evenly, alone and in pairs, where byte mod 6 would not', () => {
  const [vector] = TEST_VECTORS;
  const committed = committedDice(vector!);
  for (const label of LABELS) {
    const faces = Array<number>(6).fill(0);
    const pairs = Array<number>(36).fill(0);
    const event = committed.event(1);
    for (let index = 0; index < DICE_PER_LABEL; index += 2) {
      const [one, other] = [event.die(label) - 1, event.die(label) - 1];
      faces[one]! += 1;
      faces[other]! += 1;
      pairs[one * 6 + other]! += 1;
    }
    expect(chiSquareOfEqualChances(faces)).toBeLessThan(FACES_BOUND);
    expect(chiSquareOfEqualChances(pairs)).toBeLessThan(PAIRS_BOUND);
  }

  const { block } = referenceDice(vector!);
  const biased = Array<number>(6).fill(0);
  for (let j = 0; j * 32 < DICE_PER_LABEL; j += 1) {
    for (const byte of block(1, 'batter', j)) biased[byte % 6]! += 1;
  }
  expect(chiSquareOfEqualChances(biased)).toBeGreaterThan(FACES_BOUND);
});

test('fractions fill the interval evenly', () => {
  const event = committedDice(TEST_VECTORS[2]!).event(1);
  const tenths = Array<number>(10).fill(0);
  for (let index = 0; index < 50_000; index += 1)
    tenths[Math.floor(event.fraction('location') * 10)]! += 1;
  // p = .001 with 9 degrees of freedom.
  expect(chiSquareOfEqualChances(tenths)).toBeLessThan(27.9);
});
