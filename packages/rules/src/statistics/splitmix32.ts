/**
 * Returns a generator of 32 random bits, as signed whole numbers: splitmix32 (Steele, Lea and Flood
 * 2014). It spreads a seed over 32 bits, so that consecutive seeds give unrelated streams.
 */
export const splitmix32 = (seed: number) => {
  let state = seed | 0;
  return () => {
    state = (state + 0x9e3779b9) | 0;
    let mixed = state ^ (state >>> 16);
    mixed = Math.imul(mixed, 0x21f0aaad);
    mixed ^= mixed >>> 15;
    mixed = Math.imul(mixed, 0x735a2d97);
    return mixed ^ (mixed >>> 15);
  };
};
