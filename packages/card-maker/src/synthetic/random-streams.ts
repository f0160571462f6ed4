import { seededRandom, type Random } from './seeded-random.ts';

/** What chance decides in a season. */
const PURPOSES = [
  'clubs',
  'names',
  'careers',
  'playing time',
  'workload',
  'form',
  'batting',
  'stealing',
  'pitching',
  'sequence',
  'standings',
  'decisions',
  'moves',
  'champion',
  'loose pitches',
] as const;
export type Purpose = (typeof PURPOSES)[number];

/** Returns the generator of one purpose; of the `index`th player, club or league. */
export type RandomStreams = (purpose: Purpose, index?: number) => Random;

/** Returns the 32 bits well mixed (the finalizer of MurmurHash3). */
const mix = (bits: number): number => {
  let mixed = bits;
  mixed = Math.imul(mixed ^ (mixed >>> 16), 0x85ebca6b);
  mixed = Math.imul(mixed ^ (mixed >>> 13), 0xc2b2ae35);
  return mixed ^ (mixed >>> 16);
};

/**
 * Returns independent generators for a seed and for example a year: what one purpose draws does not
 * depend on how often another has drawn, so a figure can be tuned without changing all others.
 */
export const randomStreams =
  (seed: number, ...path: readonly number[]): RandomStreams =>
  (purpose, index = 0) =>
    seededRandom(
      [...path, PURPOSES.indexOf(purpose), index].reduce(
        (bits, part) => mix(bits + Math.imul(part + 1, 0x9e3779b1)),
        mix(seed),
      ),
    );
