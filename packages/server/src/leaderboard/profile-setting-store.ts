import type { Queries } from '../platform/database/database.ts';
import { statement } from '../platform/database/statement.ts';

const SHOWS_DISCORD = statement(
  'leaderboard.shows_discord',
  'select from profile_setting where user_id = $1 and shows_discord',
);

/** Whether a player's public page shows their Discord username; false until they turn it on. */
export async function isDiscordShown(queries: Queries, userID: string): Promise<boolean> {
  const rows = await queries.query(SHOWS_DISCORD, [userID]);
  return rows.length === 1;
}

const SAVE_SHOWS_DISCORD = statement(
  'leaderboard.save_shows_discord',
  `insert into profile_setting (user_id, shows_discord) values ($1, $2)
   on conflict (user_id) do update set shows_discord = excluded.shows_discord`,
);

export async function saveShowsDiscord(
  queries: Queries,
  { userID, showsDiscord }: { readonly userID: string; readonly showsDiscord: boolean },
): Promise<void> {
  await queries.query(SAVE_SHOWS_DISCORD, [userID, showsDiscord]);
}
