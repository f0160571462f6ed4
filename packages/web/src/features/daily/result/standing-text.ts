import type { DailyScoreDto } from '@pennant/contract/daily';

import { formatChance } from '../../games/summary/format-chance-and-swing.ts';

/** From so many others on a share says more than their number. */
const MANY = 20;

/** Returns where a result stands: "better than 83% of 412"; nothing where it stands nowhere. */
export function standingText(standing: DailyScoreDto['standing'], isOver: boolean): string {
  if (standing === null) return '';
  const { players, betterThan } = standing;
  if (betterThan === null) return isOver ? 'nobody else finished it' : 'the first to finish today';
  const others = players - 1;
  if (others >= MANY) return `better than ${formatChance(betterThan)} of ${players}`;
  return `better than ${Math.round(betterThan * others)} of ${others} ${others === 1 ? 'other' : 'others'}`;
}

/** What is said of a result, up to a share of a game that was given up. */
const REMARKS: readonly (readonly [string, number])[] = [
  ['Hardly a call could have been better.', 0.02],
  ['A game managed with a sure hand.', 0.05],
  ['A sound game, with a call or two to think over.', 0.09],
  ['Some of it got away. Tomorrow is another game.', 0.14],
];

/** Returns what a coach would say of what was given up. */
export const remarkOn = (givenUp: number): string =>
  REMARKS.find(([, most]) => givenUp <= most)?.[0] ??
  'A hard day in the dugout. Tomorrow is another game.';
