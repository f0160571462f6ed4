import { sha256Hex } from '@pennant/rules/fairness/commitment';
import { describe, expect, test } from 'vitest';

import { createMixer } from './mixer.ts';
import type { Sound } from './sound.ts';
import { playSound } from './sounds.ts';
import { anAudioContext } from './testing/an-audio-context.ts';

/** Plays a sound that begins at a second, and returns its score. */
function scoreOf(sound: Sound, start = 2): string[] {
  const { context, score } = anAudioContext();
  const mixer = createMixer(context as unknown as BaseAudioContext);
  score.length = 0;
  playSound(mixer, sound, start);
  return score;
}

const checksum = (score: readonly string[]) => sha256Hex(score.join('\n')).slice(0, 12);
const startsOf = (score: readonly string[]) =>
  score.flatMap((line) => (/ starts at ([\d.]+)/.exec(line) ?? []).slice(1).map(Number));
const endOf = (score: readonly string[]) =>
  Math.max(
    ...score.flatMap((line) => (/ stops at ([\d.]+)/.exec(line) ?? []).slice(1).map(Number)),
  );
const burstsIn = (sound: Sound) => startsOf(scoreOf(sound)).length;

const SOUNDS: Readonly<Record<string, Sound>> = {
  dice: { name: 'dice', seconds: 0.7 },
  tear: { name: 'tear', seconds: 0.52 },
  'a small rip': { name: 'tear', seconds: 0.02 },
  'a murmur of the crowd': { name: 'crowd', swell: 0.35, seconds: 1.4 },
  'a cheer': { name: 'crowd', swell: 0.4, seconds: 1.4 },
  'the final cheer': { name: 'crowd', swell: 1, seconds: 3 },
  hit: { name: 'hit' },
  out: { name: 'out' },
  homeRun: { name: 'homeRun' },
  mitt: { name: 'mitt' },
  flip: { name: 'flip' },
  card: { name: 'card' },
  plate: { name: 'plate' },
  fanfare: { name: 'fanfare' },
};

describe('every sound', () => {
  test.each(Object.entries(SOUNDS))('%s is not heard before its moment', (_name, sound) => {
    for (const start of startsOf(scoreOf(sound, 2))) expect(start).toBeGreaterThanOrEqual(2);
  });

  test.each(Object.entries(SOUNDS))(
    '%s ends within a second after what it goes with',
    (_name, sound) => {
      const seconds = 'seconds' in sound ? sound.seconds : sound.name === 'fanfare' ? 2.5 : 0;
      expect(endOf(scoreOf(sound, 2))).toBeLessThan(2 + 2 * seconds + 1);
    },
  );

  // Golden: a sound that changes was tuned by ear again, and the checksum with it.
  test('is heard as it was tuned', () => {
    const heard = Object.entries(SOUNDS).map(
      ([name, sound]) => `${name}: ${burstsIn(sound)} ${checksum(scoreOf(sound))}`,
    );
    expect(heard).toMatchInlineSnapshot(`
      [
        "dice: 15 43d68db3e3d5",
        "tear: 25 1a4d5216abfe",
        "a small rip: 3 80125e6a6b56",
        "a murmur of the crowd: 3 e660c804b454",
        "a cheer: 16 0a1ef44fed33",
        "the final cheer: 74 efd8a317e259",
        "hit: 4 18aafc66d503",
        "out: 4 d724de9c5f7f",
        "homeRun: 4 c05cd3c7a959",
        "mitt: 2 357c3b0c8886",
        "flip: 1 56d4fcdf05e4",
        "card: 2 3ba44afad699",
        "plate: 4 7c41e88c7629",
        "fanfare: 32 498061ef1cb8",
      ]
    `);
  });
});

test('a crowd claps when it cheers, the louder the more', () => {
  const claps = (swell: number) => burstsIn({ name: 'crowd', swell, seconds: 2 }) - 3;
  expect(claps(0.39)).toBe(0);
  expect(claps(0.4)).toBe(19);
  expect(claps(1)).toBe(48);
});

test('paper that tears longer has more small rips, at least two', () => {
  const rips = (seconds: number) => burstsIn({ name: 'tear', seconds }) - 1;
  expect([rips(0.01), rips(1), rips(2)]).toEqual([2, 46, 92]);
});

test('the mixer keeps any sum of sounds below what speakers take', () => {
  const { context, score } = anAudioContext();
  const { out, noise } = createMixer(context as unknown as BaseAudioContext);
  expect(score).toEqual([
    'gain 1.gain = 0.8',
    'limiter 1.threshold = -14',
    'limiter 1.knee = 6',
    'limiter 1.ratio = 20',
    'limiter 1.attack = 0.001',
    'limiter 1.release = 0.12',
    'gain 2.gain = 0.85',
    'gain 1 to limiter 1',
    'limiter 1 to gain 2',
    'gain 2 to speakers',
    'buffer of 1, 100 samples, 50 a second',
  ]);
  expect(out.connect).toBeDefined();
  const samples = [...noise.getChannelData(0)];
  expect(Math.min(...samples)).toBeGreaterThanOrEqual(-1);
  expect(Math.max(...samples)).toBeLessThan(1);
  expect(Math.abs(samples.reduce((sum, sample) => sum + sample, 0) / samples.length)).toBeLessThan(
    0.2,
  );
  expect(checksum(samples.map(String))).toMatchInlineSnapshot(`"5edd3f08377a"`);
});
