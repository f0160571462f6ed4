import type { Home } from '@pennant/contract/home';

/**
 * What a player does next, from the game under way to a new one: it leads the page. `first-pack`
 * follows the first game that was played to its end.
 */
export type NextUp = 'game-under-way' | 'team' | 'first-game' | 'first-pack' | 'new-game';

/** Returns what is next for a player. */
export function nextUpOf({
  gamesUnderWay,
  team,
  steps,
}: Pick<Home, 'gamesUnderWay' | 'team' | 'steps'>): NextUp {
  if (gamesUnderWay.length > 0) return 'game-under-way';
  if (steps.game && !steps.opening) return 'first-pack';
  if (team === null || team.problem !== null) return 'team';
  return steps.game ? 'new-game' : 'first-game';
}
