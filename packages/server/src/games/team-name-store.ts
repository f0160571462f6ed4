import type { Transaction } from '../platform/database/database.ts';
import { statement } from '../platform/database/statement.ts';
import type { GameKey } from './game-store.ts';

/** A result begins with the name of the side that won, or that gave the game up. */
const OVERWRITE_NAMES = statement(
  'games.overwrite_team_names',
  `update game set
     home_name = case when home_user_id = $3 then $4 else home_name end,
     visiting_name = case when visiting_user_id = $3 then $4 else visiting_name end,
     result_description = case
       when home_user_id = $3 and starts_with(result_description, home_name || ' ')
         then $4 || substr(result_description, length(home_name) + 1)
       when visiting_user_id = $3 and starts_with(result_description, visiting_name || ' ')
         then $4 || substr(result_description, length(visiting_name) + 1)
       else result_description end
   from unnest($1::uuid[], $2::uuid[]) as named (user_id, game_id)
   where game.user_id = named.user_id and game.game_id = named.game_id`,
);

/** Calls the team of one user by another name in games of others. */
export async function overwriteNames(
  tx: Transaction,
  games: readonly GameKey[],
  owner: { readonly userID: string; readonly name: string },
): Promise<void> {
  await tx.query(OVERWRITE_NAMES, [
    games.map(({ userID }) => userID),
    games.map(({ gameID }) => gameID),
    owner.userID,
    owner.name,
  ]);
}

const RENAME_OWN_TEAM = statement(
  'games.rename_own_team',
  `update game set
     home_name = case when home_team_id = $2 and home_name = $3 then $4 else home_name end,
     visiting_name =
       case when visiting_team_id = $2 and visiting_name = $3 then $4 else visiting_name end,
     result_description = case
       when home_team_id = $2 and home_name = $3 and starts_with(result_description, $3 || ' ')
         then $4 || substr(result_description, length($3) + 1)
       when visiting_team_id = $2 and visiting_name = $3
         and starts_with(result_description, $3 || ' ')
         then $4 || substr(result_description, length($3) + 1)
       else result_description end
   where user_id = $1
     and (home_team_id = $2 and home_name = $3 or visiting_team_id = $2 and visiting_name = $3)`,
);

/** Calls a user's team by another name in all games of the user that have this one. */
export async function renameInOwnGames(
  tx: Transaction,
  team: {
    readonly userID: string;
    readonly teamID: string;
    readonly from: string;
    readonly to: string;
  },
): Promise<void> {
  await tx.query(RENAME_OWN_TEAM, [team.userID, team.teamID, team.from, team.to]);
}
