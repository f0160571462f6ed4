import type { Transaction } from '../platform/database/database.ts';
import { statement } from '../platform/database/statement.ts';
import type { GameToRate } from '../teams/rate-team.ts';

interface GameKey {
  readonly userID: string;
  readonly gameID: string;
}

const RECORD_SCORED_GAME = statement(
  'leaderboard.record_scored_game',
  'insert into scored_game (user_id, game_id) values ($1, $2)',
  { prepared: true },
);

/** Records that a game was scored. */
export async function recordScoredGame(
  tx: Transaction,
  { userID, gameID }: GameKey,
): Promise<void> {
  await tx.query(RECORD_SCORED_GAME, [userID, gameID]);
}

const FIND_UNSCORED_GAMES = statement(
  'leaderboard.find_unscored_games',
  `select final.user_id, final.game_id, final.own_team, final.other_team, final.won
   from (
     select user_id, game_id, finished_at,
       case role when 'home' then home_team_id else visiting_team_id end as own_team,
       case role when 'home' then visiting_team_id else home_team_id end as other_team,
       not is_abandoned and (role = 'home')
         = ((state #>> '{home,runs}')::integer > (state #>> '{visitors,runs}')::integer) as won
     from game
     where is_final and elo_after is null and (home_user_id is null or visiting_user_id is null)
       and not exists (
         select from scored_game s where s.user_id = game.user_id and s.game_id = game.game_id)
   ) final
   join team on team.user_id = final.user_id and team.team_id = final.own_team
   join computer_club club on club.team_id = final.other_team
   order by final.finished_at, final.game_id limit $1`,
  { notNull: ['own_team', 'other_team', 'won'] },
);

/**
 * Returns final games against a computer team that are not scored, oldest first. Games of a deleted
 * team or against an unknown team are left out: they can't be scored.
 */
export async function findUnscoredGames(
  tx: Transaction,
  limit: number,
): Promise<(GameKey & GameToRate)[]> {
  const rows = await tx.query(FIND_UNSCORED_GAMES, [limit]);
  return rows.map((row) => ({
    userID: row.user_id,
    gameID: row.game_id,
    userTeamID: row.own_team,
    opponentTeamID: row.other_team,
    won: row.won,
  }));
}

const LOCK_SCORING = statement('leaderboard.lock_scoring', 'select pg_advisory_xact_lock(7310012)');

/**
 * Takes the lock of scoring until the transaction ends, so that concurrent scorings are serialized.
 */
export async function lockScoring(tx: Transaction): Promise<void> {
  await tx.query(LOCK_SCORING);
}
