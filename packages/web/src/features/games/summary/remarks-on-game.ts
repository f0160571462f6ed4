import type { GameSummary } from '@pennant/contract/game-summary';
import { IDLE_GAME_DAYS } from '@pennant/rules/games/idle-game';

/**
 * Returns what is to be said of a game besides its result: that nobody played it to its end, and
 * that it was played by other rules than those of `versions`, which are today's: the first without
 * standing orders, the others with them.
 */
export function remarksOn(
  {
    isFinal,
    hasEndedIdle,
    rulesVersion,
  }: Pick<GameSummary, 'isFinal' | 'hasEndedIdle' | 'rulesVersion'>,
  versions: readonly number[],
): readonly string[] {
  const remarks: string[] = [];
  if (hasEndedIdle) remarks.push(`Nobody had rolled for ${IDLE_GAME_DAYS} days.`);
  if (!versions.includes(rulesVersion))
    remarks.push(
      isFinal
        ? `Played under the rules of version ${rulesVersion}; games that begin today are played under version ${versions[0]}.`
        : `It is played to its end under the rules of version ${rulesVersion}, which it began with.`,
    );
  return remarks;
}
