import { formatCount } from '../../../ui/money.tsx';

/** Returns a probability as odds: "1 in 1,250"; "never" for 0. */
export const formatOdds = (chance: number): string =>
  chance > 0 ? `1 in ${formatCount(Math.max(1, Math.round(1 / chance)))}` : 'never';
