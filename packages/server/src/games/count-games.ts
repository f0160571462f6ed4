import type { Queries } from '../platform/database/database.ts';
import { readGameCounts } from './game-store.ts';

/** Returns how many games a user has, and how many of them are final. */
export async function countGames(
  queries: Queries,
  { userID }: { readonly userID: string },
): Promise<{ games: number; finishedGames: number }> {
  const { games, finished } = await readGameCounts(queries, userID);
  return { games, finishedGames: finished };
}
