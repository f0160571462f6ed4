import type { Transaction } from '../platform/database/database.ts';
import { statement } from '../platform/database/statement.ts';

/** The name stands with the game's lineups too. */
const renamed = (side: 'visitors' | 'home', name: string) =>
  `source = jsonb_set(source, '{${side},name}', to_jsonb(${name}::text))`;

const FORGET_VISITOR = statement(
  'live.forget_visitor',
  `update live_game set visiting_user_id = null, visiting_username = null, visiting_team = $2,
     ${renamed('visitors', '$2')}, version = version + 1
   where visiting_user_id = $1`,
);
const FORGET_HOME = statement(
  'live.forget_home',
  `update live_game set home_user_id = null, home_username = null, home_team = $2,
     ${renamed('home', '$2')}, version = version + 1
   where home_user_id = $1`,
);

/** Overwrites a user's names in all live games. */
export async function forgetPlayer(
  tx: Transaction,
  { userID, name }: { readonly userID: string; readonly name: string },
): Promise<void> {
  await tx.query(FORGET_VISITOR, [userID, name]);
  await tx.query(FORGET_HOME, [userID, name]);
}

const RENAME_VISITOR = statement(
  'live.rename_visitor',
  `update live_game set visiting_username = $2, version = version + 1
   where visiting_user_id = $1`,
);
const RENAME_HOME = statement(
  'live.rename_home',
  'update live_game set home_username = $2, version = version + 1 where home_user_id = $1',
);

/** Calls a user by another name in all live games. */
export async function renamePlayer(
  tx: Transaction,
  { userID, username }: { readonly userID: string; readonly username: string },
): Promise<void> {
  await tx.query(RENAME_VISITOR, [userID, username]);
  await tx.query(RENAME_HOME, [userID, username]);
}

const RENAME_VISITING_TEAM = statement(
  'live.rename_visiting_team',
  `update live_game set visiting_team = $3, ${renamed('visitors', '$3')}, version = version + 1
   where visiting_user_id = $1 and visiting_team = $2`,
);
const RENAME_HOME_TEAM = statement(
  'live.rename_home_team',
  `update live_game set home_team = $3, ${renamed('home', '$3')}, version = version + 1
   where home_user_id = $1 and home_team = $2`,
);

/** Calls a user's team by another name in the live games that it played under this one. */
export async function renameTeamInLiveGames(
  tx: Transaction,
  { userID, from, to }: { readonly userID: string; readonly from: string; readonly to: string },
): Promise<void> {
  await tx.query(RENAME_VISITING_TEAM, [userID, from, to]);
  await tx.query(RENAME_HOME_TEAM, [userID, from, to]);
}
