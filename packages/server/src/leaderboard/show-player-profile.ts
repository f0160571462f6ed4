import type { PlayerProfile } from '@pennant/contract/leaderboard';
import { levelOf } from '@pennant/rules/account/level';
import { ALL_TIME } from '@pennant/rules/leaderboard/month-and-quarter';
import { findBestCards } from '../cards/find-best-cards.ts';
import { findCardSummaries } from '../cards/find-cards.ts';
import type { Queries } from '../platform/database/database.ts';
import { refuse } from '../platform/refusal.ts';
import { listRatedTeamsOfUser } from '../teams/list-rated-teams.ts';
import { readPersonalBests } from './board-store.ts';
import { isDiscordShown } from './profile-setting-store.ts';
import { battingValueOf, pitchingValueOf } from './show-boards.ts';
import { readGamesFinished } from './statistics-store.ts';

/**
 * Returns the public fields of an account; null if nobody has the name. Provided by the account
 * feature.
 */
export type FindPublicAccount = (
  queries: Queries,
  username: string,
) => Promise<{
  readonly userID: string;
  readonly username: string;
  readonly exp: number;
  readonly created: Date;
  readonly discordUsername: string | null;
} | null>;

/**
 * Returns the campaigns of which a player has won every contest. Provided by the campaigns feature.
 */
export type FindWonCampaigns = (
  queries: Queries,
  userID: string,
) => Promise<{ readonly campaignID: number; readonly name: string }[]>;

/** Returns a player's flags of the ladder, newest first. Provided by the challenges feature. */
export type FindLadderFlags = (queries: Queries, userID: string) => Promise<PlayerProfile['flags']>;

const MAX_BEST_CARDS = 8;
const MAX_TEAMS_SHOWN = 200;

/** Returns a player's public page. */
export async function showPlayerProfile(
  queries: Queries,
  {
    username,
    findPublicAccount,
    findWonCampaigns,
    findLadderFlags,
  }: {
    readonly username: string;
    readonly findPublicAccount: FindPublicAccount;
    readonly findWonCampaigns: FindWonCampaigns;
    readonly findLadderFlags: FindLadderFlags;
  },
) {
  const account = await findPublicAccount(queries, username);
  if (account === null) return refuse('player_not_found');
  const { userID } = account;
  const [best, teams, bests, games, isShown, pennants, flags] = await Promise.all([
    findBestCards(queries, { userID, limit: MAX_BEST_CARDS }),
    listRatedTeamsOfUser(queries, { userID, limit: MAX_TEAMS_SHOWN }),
    readPersonalBests(queries, { userID, period: ALL_TIME }),
    readGamesFinished(queries, { userID, period: ALL_TIME }),
    isDiscordShown(queries, userID),
    findWonCampaigns(queries, userID),
    findLadderFlags(queries, userID),
  ]);
  const bestRows = [
    ...bests.batters.map((row) => ({ ...row, value: battingValueOf(row) })),
    ...bests.pitchers.map((row) => ({ ...row, value: pitchingValueOf(row) })),
  ];
  const cards = await findCardSummaries(queries, [...new Set(bestRows.map((row) => row.card_id))]);
  return {
    User: { userID, username: account.username },
    level: levelOf(account.exp),
    memberSince: account.created.toISOString(),
    discordUsername: isShown ? account.discordUsername : null,
    games,
    totalCards: best.totalCards,
    bestCards: best.cards,
    pennants,
    flags,
    teams: teams.map(({ userTeamID, name, score, elo, games: rated }) => ({
      userTeamID,
      name,
      score,
      elo: rated === 0 ? null : elo,
      games: rated,
    })),
    bests: bestRows.flatMap(({ stat, value, card_id }) => {
      const Card = cards.get(card_id);
      return Card === undefined ? [] : [{ stat, value, Card }];
    }),
  } satisfies PlayerProfile;
}
