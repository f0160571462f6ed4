import type { OwnChallengeState, PublishedTeam } from '@pennant/contract/challenges';
import {
  MIN_PUBLISHED_WIN_CHANCE,
  PAID_CHALLENGES_OF_DAY,
} from '@pennant/rules/challenges/challenge-limits';
import { withCloser, type StandingOrders } from '@pennant/rules/games/standing-orders';
import type { Queries, TransactionScope } from '../platform/database/database.ts';
import { isRefusal, refuse, type Refusal } from '../platform/refusal.ts';
import { startOfDay } from '../platform/start-of-day.ts';
import { computeChanceAgainstBest } from '../teams/chance-against-best.ts';
import { findPlayableTeam } from '../teams/find-playable-team.ts';
import type { StoredTeam } from '../teams/team-from-row.ts';
import type { ChallengeServices } from './challenge-services.ts';
import { countChallengesUnderWay, countRatedOfDay } from './challenge-store.ts';
import {
  findPublishedTeam,
  savePublishedTeam,
  type PublishedTeamRow,
} from './published-team-store.ts';
import { ratingNow, toPlayerRating } from './rating-dto.ts';
import type { ChallengeRefusalCode } from './refusals.ts';
import { readRating } from './user-rating-store.ts';

/** A user's team as it plays under orders: the closer is at RP1's place. */
export type TeamUnderOrders = StoredTeam & { readonly userID: string };

export const underOrders = (
  team: TeamUnderOrders,
  { closer }: StandingOrders,
): TeamUnderOrders => ({
  ...team,
  slots: withCloser(team.slots, closer),
});

/**
 * Returns whether a team, as it plays under its orders, is strong enough to be published: who
 * publishes a weak one gives rating away.
 */
export async function isStrongEnough(
  queries: Queries,
  services: Pick<ChallengeServices, 'winProbabilities'>,
  {
    requesterID,
    team,
    orders,
  }: {
    readonly requesterID: string;
    readonly team: TeamUnderOrders;
    readonly orders: StandingOrders;
  },
): Promise<boolean | Refusal<'busy'>> {
  const { hook, steals } = orders;
  const chance = await computeChanceAgainstBest(
    queries,
    { requesterID, winProbabilities: services.winProbabilities },
    team,
    { hook, steals },
  );
  return isRefusal(chance) ? chance : chance >= MIN_PUBLISHED_WIN_CHANCE;
}

/** Publishes a team of the user's, in the place of the one before. */
export async function publishTeam(
  services: ChallengeServices,
  db: TransactionScope,
  {
    userID,
    userTeamID,
    orders,
    now,
  }: {
    readonly userID: string;
    readonly userTeamID: string;
    readonly orders: StandingOrders;
    readonly now: Date;
  },
): Promise<PublishedTeam | Refusal<ChallengeRefusalCode | 'busy'>> {
  const found = await findPlayableTeam(db, { userID, teamID: userTeamID });
  if (found === null) return refuse('team_not_found');
  if (found.team.userID === null) return refuse('no_team_of_yours');
  if (found.problem !== null) return refuse('team_cannot_play', { problem: found.problem });
  const team = underOrders({ ...found.team, userID }, orders);
  const isStrong = await isStrongEnough(db, services, { requesterID: userID, team, orders });
  if (isRefusal(isStrong)) return isStrong;
  if (!isStrong) return refuse('team_too_weak');
  return db.transaction(async (tx) => {
    const { rating } = ratingNow(await readRating(tx, userID), now);
    await savePublishedTeam(tx, {
      userID,
      teamID: team.teamID,
      orders,
      username: await services.findUsername(tx, userID),
      name: team.name,
      score: team.score,
      rating,
      now,
    });
    // After the row, whose reference to the account waits for an admin who hides the user.
    if (await services.isHidden(tx, userID)) return refuse('hidden_by_admin');
    const saved = await findPublishedTeam(tx, userID);
    if (saved === undefined) throw new Error(`the team that ${userID} published is gone`);
    return toPublishedTeam(saved);
  });
}

const toPublishedTeam = (row: PublishedTeamRow): PublishedTeam => ({
  userTeamID: row.team_id,
  name: row.team_name,
  score: row.team_score,
  hook: row.hook,
  steals: row.steals,
  closer: row.closer,
  published: row.published_at.toISOString(),
  problem: row.problem,
});

/** Returns the team that a user has published; null without one. */
export async function showPublishedTeam(
  queries: Queries,
  userID: string,
): Promise<PublishedTeam | null> {
  const row = await findPublishedTeam(queries, userID);
  return row === undefined ? null : toPublishedTeam(row);
}

/** Returns a user's standing among the players. */
export async function showChallengeState(
  queries: Queries,
  { userID, now }: { readonly userID: string; readonly now: Date },
): Promise<OwnChallengeState> {
  const [rating, team, ratedToday, gamesUnderWay] = await Promise.all([
    readRating(queries, userID),
    showPublishedTeam(queries, userID),
    countRatedOfDay(queries, { userID, day: startOfDay(now) }),
    countChallengesUnderWay(queries, userID),
  ]);
  return {
    rating: toPlayerRating(rating, now),
    team,
    paidGamesLeft: Math.max(0, PAID_CHALLENGES_OF_DAY - ratedToday),
    gamesUnderWay,
  };
}
