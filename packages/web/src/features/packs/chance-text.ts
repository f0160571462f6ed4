import { countText } from '../../ui/money.tsx';

/** A chance as a percentage of four figures: 0.3%, 8%, 0.01234%. */
export const percentText = (chance: number): string =>
  chance === 0 ? '0%' : `${Number((chance * 100).toPrecision(4))}%`;

/** "1 in 240"; "always" for what is certain, a dash for what never happens. */
export const oneInText = (chance: number): string => {
  if (chance <= 0) return '–';
  if (chance >= 1) return 'always';
  const times = 1 / chance;
  return `1 in ${times < 10 ? String(Number(times.toFixed(1))) : countText(Math.round(times))}`;
};
