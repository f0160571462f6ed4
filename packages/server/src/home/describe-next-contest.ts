import type { NextContest } from '@pennant/contract/home';
import { SLOTS } from '@pennant/rules/games/lineup-slots';
import { seriesWinProbability } from '@pennant/rules/campaigns/series-win-probability';
import type { NextContest as FoundContest } from '../campaigns/find-next-contest.ts';
import { isRefusal } from '../platform/refusal.ts';
import type { StoredTeam } from '../teams/team-from-row.ts';
import type { HomeContext } from './home-context.ts';

/** How long home waits for a chance that is not known yet, in ms. */
const PATIENCE_MS = 120;

/**
 * Returns the next contest with the team's chances to win a game of it and its series. Where the
 * chance is not known soon, it is null; the page asks again.
 */
export async function describeNextContest(
  { db, winProbabilities }: Pick<HomeContext, 'db' | 'winProbabilities'>,
  contest: FoundContest,
  team: StoredTeam | null,
): Promise<NextContest> {
  const { opponent, numOfGames, series } = contest;
  if (team === null || team.slots.length < SLOTS.length) return { ...contest, winChance: null };
  const game =
    winProbabilities.peek(team, opponent.userTeamID) ??
    (await Promise.race([
      winProbabilities.compute(db, team, opponent.userTeamID).catch(() => null),
      new Promise<null>((resolve) => setTimeout(resolve, PATIENCE_MS, null)),
    ]));
  if (game === null || isRefusal(game)) return { ...contest, winChance: null };
  const standing = { numOfGames, wins: series?.wins ?? 0, losses: series?.losses ?? 0 };
  return { ...contest, winChance: { game, series: seriesWinProbability(game, standing) } };
}
