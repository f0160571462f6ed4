import type { Defence } from '@pennant/contract/challenges';
import type { Queries } from '../platform/database/database.ts';
import type { ChallengeServices } from './challenge-services.ts';
import { listDefenceRows } from './defence-store.ts';
import { findPublishers } from './published-team-store.ts';
import { toRatingChange } from './rating-dto.ts';

/** A page of a user's defences, with the id that the next page comes after. */
export interface DefencePage {
  readonly defences: Defence[];
  /** Null for an empty page. */
  readonly lastID: string | null;
}

/** Returns a page of the games of others against a user's team, newest first. */
export async function listDefences(
  { findUsernames }: Pick<ChallengeServices, 'findUsernames'>,
  queries: Queries,
  page: { readonly userID: string; readonly after?: string | undefined; readonly limit: number },
): Promise<DefencePage> {
  const rows = await listDefenceRows(queries, page);
  if (rows.length === 0) return { defences: [], lastID: null };
  const challengers = [...new Set(rows.map((row) => row.challenger_user_id))];
  const [usernames, publishers] = await Promise.all([
    findUsernames(queries, challengers),
    findPublishers(queries, challengers),
  ]);
  const defences = rows.map((row): Defence => {
    const userID = row.challenger_user_id;
    const username = usernames.get(userID);
    return {
      gameID: row.game_id,
      played: row.ended_at.toISOString(),
      User: username === undefined ? null : { userID, username },
      challengerTeam: row.challenger_team_name,
      team: row.team_name,
      won: row.won,
      runs: row.runs,
      opponentRuns: row.opponent_runs,
      isAbandoned: row.is_abandoned,
      isRated: row.is_rated,
      rating: toRatingChange(row),
      canPlayBack: publishers.has(userID),
    };
  });
  return { defences, lastID: rows.at(-1)?.defence_id ?? null };
}
