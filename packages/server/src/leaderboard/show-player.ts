import type { PlayerProfile } from '@pennant/contract/leaderboard';
import { levelOf } from '@pennant/rules/account/level';
import { ALL_TIME } from '@pennant/rules/leaderboard/period';
import { findBestCards } from '../cards/best-cards.ts';
import { findCardSummaries } from '../cards/find-cards.ts';
import type { Queries } from '../platform/database/database.ts';
import { refuse } from '../platform/refusal.ts';
import { listRatedOf } from '../teams/rated-teams.ts';
import { readBests } from './boards-store.ts';
import { showsDiscord } from './profile-store.ts';
import { battingValueAt, pitchingValueAt } from './show-boards.ts';
import { readGamesFinished } from './statistics-store.ts';

/** What an account lets everyone know; the account feature provides it. Null where nobody is called so. */
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

/** Campaigns that a player has won whole; the campaigns feature provides it. */
export type FindWonCampaigns = (
  queries: Queries,
  userID: string,
) => Promise<{ readonly campaignID: number; readonly name: string }[]>;

const BEST_CARDS = 8;
const TEAMS = 200;

/** A player's public page. */
export async function showPlayer(
  queries: Queries,
  {
    username,
    findPublicAccount,
    findWonCampaigns,
  }: {
    readonly username: string;
    readonly findPublicAccount: FindPublicAccount;
    readonly findWonCampaigns: FindWonCampaigns;
  },
) {
  const account = await findPublicAccount(queries, username);
  if (account === null) return refuse('player_not_found');
  const { userID } = account;
  const [best, teams, bests, games, isShown, pennants] = await Promise.all([
    findBestCards(queries, { userID, limit: BEST_CARDS }),
    listRatedOf(queries, { userID, limit: TEAMS }),
    readBests(queries, { userID, period: ALL_TIME }),
    readGamesFinished(queries, { userID, period: ALL_TIME }),
    showsDiscord(queries, userID),
    findWonCampaigns(queries, userID),
  ]);
  const places = [
    ...bests.batters.map((place) => ({ ...place, value: battingValueAt(place) })),
    ...bests.pitchers.map((place) => ({ ...place, value: pitchingValueAt(place) })),
  ];
  const cards = await findCardSummaries(queries, [
    ...new Set(places.map((place) => place.card_id)),
  ]);
  return {
    User: { userID, username: account.username },
    level: levelOf(account.exp),
    memberSince: account.created.toISOString(),
    discordUsername: isShown ? account.discordUsername : null,
    games,
    totalCards: best.totalCards,
    bestCards: best.cards,
    pennants,
    teams: teams.map(({ userTeamID, name, score, elo, games: rated }) => ({
      userTeamID,
      name,
      score,
      elo: rated === 0 ? null : elo,
      games: rated,
    })),
    bests: places.flatMap(({ stat, value, card_id }) => {
      const Card = cards.get(card_id);
      return Card === undefined ? [] : [{ stat, value, Card }];
    }),
  } satisfies PlayerProfile;
}
