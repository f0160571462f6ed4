import type { Queries, Transaction } from '../platform/database/database.ts';
import { statement, type StatementRow } from '../platform/database/statement.ts';

const ADD_DEFENCE = statement(
  'challenges.add_defence',
  `insert into defence (user_id, defence_id, game_id, challenger_user_id, challenger_team_name,
     team_name, ended_at, day, won, runs, opponent_runs, is_abandoned, is_rated, opponent_rating,
     opponent_deviation)
   values ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12, $13, $14, $15)
   on conflict (user_id, game_id) do nothing returning defence_id`,
);

/** Enters a game of another against the user's team. Returns false where it was entered before. */
export async function insertDefence(
  tx: Transaction,
  defence: {
    readonly userID: string;
    readonly defenceID: string;
    readonly gameID: string;
    readonly challengerID: string;
    readonly challengerTeam: string;
    readonly team: string;
    readonly endedAt: Date;
    readonly day: Date;
    readonly won: boolean;
    readonly runs: number;
    readonly opponentRuns: number;
    readonly isAbandoned: boolean;
    readonly isRated: boolean;
    readonly opponent: { readonly rating: number; readonly deviation: number };
  },
): Promise<boolean> {
  const rows = await tx.query(ADD_DEFENCE, [
    defence.userID,
    defence.defenceID,
    defence.gameID,
    defence.challengerID,
    defence.challengerTeam,
    defence.team,
    defence.endedAt,
    defence.day,
    defence.won,
    defence.runs,
    defence.opponentRuns,
    defence.isAbandoned,
    defence.isRated,
    defence.opponent.rating,
    defence.opponent.deviation,
  ]);
  return rows.length === 1;
}

const RATE_DEFENCE = statement(
  'challenges.rate_defence',
  `update defence set rating_before = $3, rating_after = $4, day = $5
   where user_id = $1 and defence_id = $2`,
);

/** Enters what a defence did to its user's rating, and the UTC day of which it is a result. */
export async function saveDefenceRating(
  tx: Transaction,
  { userID, defenceID }: { readonly userID: string; readonly defenceID: string },
  { before, after, day }: { readonly before: number; readonly after: number; readonly day: Date },
): Promise<void> {
  await tx.query(RATE_DEFENCE, [userID, defenceID, before, after, day]);
}

/** A game of another user against the user's team. */
export type DefenceRow = StatementRow<'challenges.list_defences'>;

const LIST_DEFENCES = statement(
  'challenges.list_defences',
  `select defence_id, game_id, challenger_user_id, challenger_team_name, team_name, ended_at, won,
     runs, opponent_runs, is_abandoned, is_rated, rating_before, rating_after
   from defence where user_id = $1 and ($2::uuid is null or defence_id < $2)
   order by defence_id desc limit $3`,
  { nullable: ['$2'] },
);

/** Returns the page of a user's defences after the id `after`, newest first. */
export const listDefenceRows = (
  queries: Queries,
  page: { readonly userID: string; readonly after?: string | undefined; readonly limit: number },
): Promise<DefenceRow[]> =>
  queries.query(LIST_DEFENCES, [page.userID, page.after ?? null, page.limit]);

const FORGET_CHALLENGER = statement(
  'challenges.forget_challenger',
  'update defence set challenger_team_name = $2 where challenger_user_id = $1',
);

/** Overwrites the name of a user's team in the defences of others. */
export async function forgetChallenger(
  tx: Transaction,
  { userID, name }: { readonly userID: string; readonly name: string },
): Promise<void> {
  await tx.query(FORGET_CHALLENGER, [userID, name]);
}

const RENAME_OWN_DEFENCES = statement(
  'challenges.rename_own_defences',
  'update defence set team_name = $3 where user_id = $1 and team_name = $2',
);
const RENAME_CHALLENGING_TEAM = statement(
  'challenges.rename_challenging_team',
  `update defence set challenger_team_name = $3
   where challenger_user_id = $1 and challenger_team_name = $2`,
);

/** Gives a user's team another name in the defences that have this one, the user's and others'. */
export async function renameInDefences(
  tx: Transaction,
  { userID, from, to }: { readonly userID: string; readonly from: string; readonly to: string },
): Promise<void> {
  await tx.query(RENAME_OWN_DEFENCES, [userID, from, to]);
  await tx.query(RENAME_CHALLENGING_TEAM, [userID, from, to]);
}

const DELETE_OLD_DEFENCES = statement(
  'challenges.delete_old_defences',
  'delete from defence where day < $1',
);

/** Deletes the defences of before a day. */
export async function deleteOldDefences(queries: Queries, before: Date): Promise<void> {
  await queries.query(DELETE_OLD_DEFENCES, [before]);
}
