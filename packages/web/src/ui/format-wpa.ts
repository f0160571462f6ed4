const format = (wins: number, decimals: number): string => {
  const text = Math.abs(wins).toFixed(decimals).replace(/^0/, '');
  if (Number(text) === 0) return text;
  return `${wins < 0 ? '\u2212' : '+'}${text}`;
};

/** Returns win probability added in wins with its sign: "+1.24", "\u2212.31", ".00". */
export const formatWpa = (wins: number): string => format(wins, 2);

/** Returns the win probability added in one game, finer than that of many: "+.412". */
export const formatWpaOfGame = (wins: number): string => format(wins, 3);
