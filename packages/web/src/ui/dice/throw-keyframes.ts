import { hashToUnit } from '@pennant/card-art/seeded-choice';

/** Number of steps in which a throw is drawn; the browser moves the die evenly between them. */
const STEPS = 24;

/** The bounces of a throw, by share of its time; the heights in die widths. */
const BOUNCES = [
  { from: 0.34, to: 0.62, height: 0.75 },
  { from: 0.62, to: 0.82, height: 0.28 },
  { from: 0.82, to: 0.94, height: 0.08 },
] as const;
/** Height at which the die leaves the hand, in die widths. */
const HAND_HEIGHT = 1.1;
const FIRST_LANDING = BOUNCES[0].from;

/** Returns the die's height above the ground at a share of the throw, in die widths. */
export function heightAt(time: number): number {
  if (time < FIRST_LANDING) return HAND_HEIGHT * (1 - (time / FIRST_LANDING) ** 2);
  const bounce = BOUNCES.find(({ from, to }) => time >= from && time < to);
  if (bounce === undefined) return 0;
  const share = (time - bounce.from) / (bounce.to - bounce.from);
  return 4 * bounce.height * share * (1 - share);
}

/** The animations of a die and of its shadow: positions in percent of the die's own size. */
export interface ThrowKeyframes {
  readonly die: Keyframe[];
  readonly shadow: Keyframe[];
}

/**
 * Returns the keyframes of a die that is thrown from the middle of the field towards its corner,
 * bounces and comes to rest at its own place.
 * @param seed varies where it comes from and how it turns
 * @param side from where it rolls: 1 from the right, -1 from the left
 */
export function throwKeyframes(seed: string, side: 1 | -1): ThrowKeyframes {
  const vary = (aspect: string) => hashToUnit(aspect, seed);
  const fromX = side * (230 + vary('from') * 70);
  const fromY = -70 - vary('high') * 40;
  const turns = side * (360 + vary('turns') * 360);
  const die: Keyframe[] = [];
  const shadow: Keyframe[] = [];
  for (let step = 0; step <= STEPS; step += 1) {
    const offset = step / STEPS;
    const left = (1 - offset) ** 1.7;
    const height = heightAt(offset);
    const [x, y] = [fromX * left, fromY * left];
    const opacity = Math.min(1, offset * 10);
    die.push({
      offset,
      opacity,
      transform: `translate(${x.toFixed(1)}%, ${(y - 100 * height).toFixed(1)}%) rotate(${(turns * left).toFixed(1)}deg) scale(${(1 + 0.22 * height).toFixed(3)})`,
    });
    shadow.push({
      offset,
      opacity: opacity * (1 - 0.6 * height),
      transform: `translate(${(x + 22 * height).toFixed(1)}%, ${(y + 12 * height).toFixed(1)}%) scale(${(1 + 0.15 * height).toFixed(3)})`,
    });
  }
  return { die, shadow };
}
