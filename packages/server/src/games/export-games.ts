import type { Queries } from '../platform/database/database.ts';

interface ExportedRow {
  readonly game_id: string;
  readonly created_at: Date;
  readonly finished_at: Date | null;
  readonly role: 'home' | 'away';
  readonly home_name: string;
  readonly visiting_name: string;
  readonly is_final: boolean;
  readonly is_abandoned: boolean;
  readonly result_description: string | null;
  readonly earned_money: number | null;
  readonly earned_experience: number | null;
}

/** Returns a user's games for the account export, newest first: teams, result, earnings. */
export async function exportGames(
  queries: Queries,
  { userID, limit }: { readonly userID: string; readonly limit: number },
) {
  const rows = await queries.query<ExportedRow>(
    `select game_id, created_at, finished_at, role, home_name, visiting_name, is_final, is_abandoned,
            result_description, earned_money, earned_experience
     from game where user_id = $1 order by game_id desc limit $2`,
    [userID, limit],
  );
  return rows.map((row) => ({
    gameID: row.game_id,
    created: row.created_at.toISOString(),
    finished: row.finished_at?.toISOString() ?? null,
    role: row.role,
    home: row.home_name,
    visitors: row.visiting_name,
    isFinal: row.is_final,
    isAbandoned: row.is_abandoned,
    result: row.result_description,
    earnedMoney: row.earned_money,
    earnedExperience: row.earned_experience,
  }));
}
