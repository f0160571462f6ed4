import { formatCount } from '../../ui/money.tsx';

/** Returns a probability as a percentage of four significant digits: 0.3%, 8%, 0.01234%. */
export const percentText = (chance: number): string =>
  chance === 0 ? '0%' : `${Number((chance * 100).toPrecision(4))}%`;

/** Returns a probability as "1 in 240"; 1 is "always", 0 a dash. */
export const oneInText = (chance: number): string => {
  if (chance <= 0) return '–';
  if (chance >= 1) return 'always';
  const times = 1 / chance;
  return `1 in ${times < 10 ? String(Number(times.toFixed(1))) : formatCount(Math.round(times))}`;
};
