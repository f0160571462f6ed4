/** Returns a chance in whole percent, "62%"; 0% and 100% only if certain, else "<1%", ">99%". */
export const formatChance = (chance: number): string => {
  const whole = Math.round(chance * 100);
  if (whole === 0 && chance > 0) return '<1%';
  if (whole === 100 && chance < 1) return '>99%';
  return `${whole}%`;
};

/** Returns a swing in whole percent with its sign: "+12%", "−5%", "0%". */
export const formatSwing = (swing: number): string => {
  const whole = Math.round(Math.abs(swing) * 100);
  return whole === 0 ? '0%' : `${swing > 0 ? '+' : '\u2212'}${whole}%`;
};
