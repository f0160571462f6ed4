import type { Dice, DiceSource } from '@pennant/rules/fairness/dice';

/** Returns 32 random bits as a whole number. */
export type RandomBits = () => number;

const TWO_TO_32 = 2 ** 32;
/** The largest multiple of six up to 2 ** 32: what is beyond would favor the low faces. */
const DIE_LIMIT = TWO_TO_32 - (TWO_TO_32 % 6);

const browserBits: RandomBits = () => crypto.getRandomValues(new Uint32Array(1))[0] ?? 0;

/** Returns dice thrown by the browser's own random numbers: each face is equally likely. */
export function cryptoDice(randomBits: RandomBits = browserBits): DiceSource {
  const die = (): number => {
    let bits = randomBits();
    while (bits >= DIE_LIMIT) bits = randomBits();
    return (bits % 6) + 1;
  };
  const dice: Dice = { die, fraction: () => randomBits() / TWO_TO_32 };
  return { event: () => dice };
}
