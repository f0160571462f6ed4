import { countText } from '../../../ui/money.tsx';

/** A chance as collectors say it: "1 in 1,250"; "never" where there is none. */
export const oddsText = (chance: number): string =>
  chance > 0 ? `1 in ${countText(Math.max(1, Math.round(1 / chance)))}` : 'never';
