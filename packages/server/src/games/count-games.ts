import type { Queries } from '../platform/database/database.ts';

/** Returns how many games a user has, and how many of them are final. */
export async function countGames(
  queries: Queries,
  { userID }: { readonly userID: string },
): Promise<{ games: number; finishedGames: number }> {
  const [row] = await queries.query<{ games: number; finished: number }>(
    `select count(*) as games, count(*) filter (where is_final) as finished from game where user_id = $1`,
    [userID],
  );
  return { games: row?.games ?? 0, finishedGames: row?.finished ?? 0 };
}
