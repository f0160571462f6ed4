import type { GameEarnings } from '@pennant/contract/game-summary';
import { levelOf } from '@pennant/rules/account/level';

/** Returns the level that a game brought its user to; null if it brought none, or is not known. */
export function reachedLevel({
  experience,
  experienceAfter,
}: Pick<GameEarnings, 'experience' | 'experienceAfter'>): number | null {
  if (experienceAfter === null) return null;
  const level = levelOf(experienceAfter);
  return level > levelOf(experienceAfter - experience) ? level : null;
}
