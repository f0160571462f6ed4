import type { RecordAdminAction } from '../platform/admin-action.ts';
import type { Transaction } from '../platform/database/database.ts';
import { rateTeams } from '../teams/rate-team.ts';
import { findUnscored, lockScoring, noteScored } from './scored-store.ts';

/** Games that one call scores at most; what is left is scored by the next. */
const MOST_AT_ONCE = 5000;

/**
 * Scores final games that no rating comes from yet, in the order that they ended in: games that were brought in from
 * elsewhere, or whose computer team was not there when they ended. Each game is scored once, whoever asks how often.
 */
export async function scoreOldGames(
  tx: Transaction,
  {
    adminID,
    now,
    recordAdminAction,
  }: {
    readonly adminID: string;
    readonly now: Date;
    readonly recordAdminAction: RecordAdminAction;
  },
) {
  await lockScoring(tx);
  const scored = await rateTeams(tx, await findUnscored(tx, MOST_AT_ONCE));
  await noteScored(tx, scored);
  const teams = new Set(scored.map(({ userTeamID }) => userTeamID)).size;
  const done = { ok: true as const, games: scored.length, teams };
  await recordAdminAction(tx, {
    adminID,
    action: 'games_scored',
    subjectID: 'elo',
    after: { games: done.games, teams },
    now,
  });
  return done;
}
