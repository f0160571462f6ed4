import type { DailyScoreDto } from '@pennant/contract/daily';

import { formatChance } from '../../games/summary/format-chance-and-swing.ts';

/** Returns where a result stands: "better than 83% of 412"; nothing where it stands nowhere. */
export function standingText(standing: DailyScoreDto['standing']): string {
  if (standing === null) return '';
  const { players, betterThan } = standing;
  if (betterThan === null) return 'the first to finish today';
  return `better than ${formatChance(betterThan)} of ${players}`;
}
