import type { Queries, Transaction } from '../platform/database/database.ts';
import { statement } from '../platform/database/statement.ts';

/**
 * The SQL form of the rules' `teamScore`: the rounded average. Ratings are whole and at least 0, so
 * both round halves up.
 */
const SCORE = 'round(avg(card.rating))';

const UPDATE_TEAM_SCORES = statement(
  'teams.update_scores',
  `update team set score = renewed.score
   from (
     select user_id, team_id, ${SCORE} as score
     from team_lineup join card using (card_id)
     where (user_id, team_id) in (
       select user_id, team_id from team_lineup where card_id = any($1::integer[]))
     group by user_id, team_id
   ) renewed
   where team.user_id = renewed.user_id and team.team_id = renewed.team_id
     and team.score <> renewed.score
   returning team.user_id`,
);

/** Recomputes users' teams with one of these cards. */
export async function updateTeamScores(tx: Transaction, cardIDs: readonly number[]): Promise<void> {
  const changed = await tx.query(UPDATE_TEAM_SCORES, [cardIDs]);
  await updateScoresOfUsers(tx, usersOf(changed));
}

const LIST_HOLDERS = statement(
  'teams.list_holders',
  `select distinct user_id from team_lineup where card_id = $1 and user_id > $2
   order by user_id limit $3`,
);

/** Returns the next users, by their ids, with a team that has a card. */
export async function listHolders(
  queries: Queries,
  {
    cardID,
    after,
    limit,
  }: { readonly cardID: number; readonly after: string; readonly limit: number },
): Promise<string[]> {
  const rows = await queries.query(LIST_HOLDERS, [cardID, after, limit]);
  return rows.map(({ user_id }) => user_id);
}

const UPDATE_SCORES_OF_USERS = statement(
  'teams.update_scores_of_users',
  `update team set score = renewed.score
   from (
     select user_id, team_id, ${SCORE} as score
     from team_lineup join card using (card_id)
     where user_id = any($1::uuid[])
     group by user_id, team_id
   ) renewed
   where team.user_id = renewed.user_id and team.team_id = renewed.team_id
     and team.score <> renewed.score
   returning team.user_id`,
);

const usersOf = (rows: readonly { readonly user_id: string }[]): string[] => [
  ...new Set(rows.map(({ user_id }) => user_id)),
];

/**
 * Recomputes all teams of some users, until nothing changes. An update that waited for a team to be
 * saved has written the score of the lineup before that: PostgreSQL reads the row anew, but not the
 * lineup. The next update sees the new lineup, which nobody replaces while the row is locked.
 */
export async function updateScoresOfUsers(
  tx: Transaction,
  userIDs: readonly string[],
): Promise<void> {
  let left = userIDs;
  while (left.length > 0) left = usersOf(await tx.query(UPDATE_SCORES_OF_USERS, [left]));
}

const UPDATE_COMPUTER_TEAM_SCORES = statement(
  'teams.update_computer_team_scores',
  `with renewed as (
     select team_id, ${SCORE} as score
     from computer_club_lineup join card using (card_id)
     where team_id in (
       select team_id from computer_club_lineup where card_id = any($1::integer[]))
     group by team_id
   )
   update computer_club set score = renewed.score from renewed
   where computer_club.team_id = renewed.team_id and computer_club.score <> renewed.score`,
);

export async function updateComputerTeamScores(
  tx: Transaction,
  cardIDs: readonly number[],
): Promise<void> {
  await tx.query(UPDATE_COMPUTER_TEAM_SCORES, [cardIDs]);
}
