interface Score {
  /** Outs of the whole game so far, a multiple of 3. */
  readonly ipOuts: number;
  readonly visitors: { readonly runs: number };
  readonly home: { readonly runs: number };
}

/** Outs of the whole game after the top and after the bottom of the ninth. */
export const OUTS_AFTER_TOP_OF_NINTH = 51;
export const OUTS_AFTER_NINE_INNINGS = 54;

/**
 * Whether the game ends with the half that is just over: after the top of the ninth or later when
 * the home side leads, after the bottom of the ninth or later with unequal scores. There is no tie.
 */
export const gameEndsWithHalf = ({ ipOuts, visitors, home }: Score): boolean => {
  if (ipOuts < OUTS_AFTER_TOP_OF_NINTH) return false;
  const topIsOver = ipOuts % 6 === 3;
  return topIsOver
    ? home.runs > visitors.runs
    : ipOuts >= OUTS_AFTER_NINE_INNINGS && home.runs !== visitors.runs;
};
