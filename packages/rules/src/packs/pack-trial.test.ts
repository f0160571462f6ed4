import fc from 'fast-check';
import { expect, test } from 'vitest';

import { committedDice } from '../fairness/committed-dice.ts';
import { drawPack } from './draw-pack.ts';
import { buildOddsTable } from './odds-table.ts';
import { PackTrial, TRIAL_PACKS } from './pack-trial.ts';

const cards = (from: number, count: number, rating: number) =>
  Array.from({ length: count }, (_, index) => ({ cardID: from + index, rating }));
const TABLE = buildOddsTable({ seriesID: 7, minRating: 0, numberOfCards: 6 }, [
  ...cards(100, 80, 40),
  ...cards(200, 50, 60),
  ...cards(300, 40, 70),
  ...cards(400, 30, 80),
  ...cards(500, 20, 90),
  ...cards(600, 3, 98),
]);
const seedsOf = (digit: string) => ({ serverSeed: digit.repeat(64), clientSeed: digit.repeat(32) });

test('a trial is drawn as real packs are: the same seed brings the same cards', () => {
  const seeds = seedsOf('a');
  const trial = new PackTrial(TABLE, seeds);
  trial.open(400);
  const dice = committedDice({ id: 'trial', ...seeds });
  const drawn = Array.from({ length: 400 }, (_, pack) => drawPack(TABLE, dice.event(pack + 1)));
  const { packs, tiers, packsWithBest } = trial.result();
  expect(packs).toBe(400);
  for (const [index, { cardIDs }] of TABLE.tiers.entries()) {
    const ofTier = drawn.flat().filter((cardID) => cardIDs.includes(cardID));
    expect(tiers[index]).toMatchObject({
      came: ofTier.length,
      different: new Set(ofTier).size,
      cards: cardIDs.length,
    });
  }
  const best = tiers.findIndex(({ came }) => came > 0);
  const ofBest = TABLE.tiers[best]!.cardIDs;
  expect(packsWithBest).toBe(drawn.filter((pack) => pack.some((id) => ofBest.includes(id))).length);
});

test('a thousand packs bring six thousand cards, about as many of each tier as the odds promise', () => {
  const trial = new PackTrial(TABLE, seedsOf('b'));
  // In pieces, as a worker opens them to tell how far it is.
  for (let piece = 0; piece < 4; piece += 1) trial.open(TRIAL_PACKS / 4);
  const { tiers } = trial.result();
  expect(tiers.reduce((sum, { came }) => sum + came, 0)).toBe(6 * TRIAL_PACKS);
  expect(tiers.reduce((sum, { expected }) => sum + expected, 0)).toBeCloseTo(6000, 6);
  for (const { band, expected } of tiers) {
    expect(band.low).toBeLessThanOrEqual(expected);
    expect(band.high).toBeGreaterThanOrEqual(expected);
  }
});

test('the counts lie within their bands in about 19 of 20 trials', () => {
  let within = 0;
  let all = 0;
  for (const digit of '0123456789abcdef') {
    const trial = new PackTrial(TABLE, seedsOf(digit));
    trial.open(150);
    for (const { came, band } of trial.result().tiers) {
      all += 1;
      if (came >= band.low && came <= band.high) within += 1;
    }
  }
  expect(within / all).toBeGreaterThan(0.88);
});

test('before the first pack nothing has come and nothing is expected', () => {
  const { packs, tiers, packsWithBest } = new PackTrial(TABLE, seedsOf('c')).result();
  expect([packs, packsWithBest]).toEqual([0, 0]);
  for (const { came, expected, different } of tiers)
    expect([came, expected, different]).toEqual([0, 0, 0]);
});

test('however the packs are split, a trial is the same', () => {
  fc.assert(
    fc.property(fc.array(fc.integer({ min: 0, max: 20 }), { maxLength: 5 }), (pieces) => {
      const split = new PackTrial(TABLE, seedsOf('d'));
      for (const packs of pieces) split.open(packs);
      const whole = new PackTrial(TABLE, seedsOf('d'));
      whole.open(pieces.reduce((sum, packs) => sum + packs, 0));
      expect(split.result()).toEqual(whole.result());
    }),
    { numRuns: 20 },
  );
});
