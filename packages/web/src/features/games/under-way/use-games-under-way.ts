import { MAX_GAMES_UNDER_WAY } from '@pennant/rules/games/games-under-way';

import { useApiQuery } from '../../../api/query-hooks.ts';

/** The most games that are listed: more than the limit were begun before there was one. */
const MAX_LISTED = 100;

/** Fetches the user's games under way, the newest first, and whether another may be begun. */
export function useGamesUnderWay() {
  const query = useApiQuery('GET /games/user/', {
    query: { hideCompleted: 'true', limit: MAX_LISTED },
  });
  const games = query.data ?? [];
  return { ...query, games, isFull: games.length >= MAX_GAMES_UNDER_WAY };
}
