/**
 * A sound effect. Dice, crowd and tearing paper last as long as what they accompany, others a fixed
 * time.
 */
export type Sound =
  | { readonly name: 'dice' | 'tear'; readonly seconds: number }
  | { readonly name: 'crowd'; /** 0 to 1. */ readonly swell: number; readonly seconds: number }
  | { readonly name: 'hit' | 'out' | 'homeRun' | 'mitt' | 'flip' | 'card' | 'plate' | 'fanfare' };
