import type { Queries } from '../platform/database/database.ts';

/** Whether a player's public page shows their Discord username; false until they turn it on. */
export async function isDiscordShown(queries: Queries, userID: string): Promise<boolean> {
  const rows = await queries.query(
    'select from profile_setting where user_id = $1 and shows_discord',
    [userID],
  );
  return rows.length === 1;
}

export async function saveShowsDiscord(
  queries: Queries,
  { userID, showsDiscord }: { readonly userID: string; readonly showsDiscord: boolean },
): Promise<void> {
  await queries.query(
    `insert into profile_setting (user_id, shows_discord) values ($1, $2)
     on conflict (user_id) do update set shows_discord = excluded.shows_discord`,
    [userID, showsDiscord],
  );
}
