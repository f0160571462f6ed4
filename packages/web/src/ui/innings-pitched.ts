const THIRDS = ['', '⅓', '⅔'] as const;

/**
 * Returns innings pitched as the API has them: outs divided by 3, to one decimal (19 outs: 6.3).
 */
export const inningsPitched = (ipOuts: number): string => (ipOuts / 3).toFixed(1);

/** Returns innings pitched with thirds, as scorers write them: 6⅓. */
export const inningsInThirds = (ipOuts: number): string => {
  const whole = Math.floor(ipOuts / 3);
  const thirds = THIRDS[ipOuts % 3] ?? '';
  return whole === 0 && thirds !== '' ? thirds : `${whole}${thirds}`;
};
