/** Returns win probability added in wins with its sign: "+1.24", "\u2212.31", ".00". */
export const formatWpa = (wins: number): string => {
  const text = Math.abs(wins).toFixed(2).replace(/^0/, '');
  if (Number(text) === 0) return text;
  return `${wins < 0 ? '\u2212' : '+'}${text}`;
};
