import { LADDER_PLACES } from '@pennant/rules/challenges/ladder';
import {
  BATTING_STATS,
  BOARD_LENGTH,
  PITCHING_STATS,
} from '@pennant/rules/leaderboard/board-statistics';
import { z } from 'zod';
import { defineCall } from './call.ts';
import { cardSummary } from './cards.ts';
import { catalogueID, count, rating, timestamp, uuid } from './common-schemas.ts';

/** The public fields of a user. */
export const publicUser = z.object({ userID: uuid, username: z.string() });

/** A row of a leaderboard. */
export const boardPlayer = z.looseObject({
  User: publicUser,
  Card: cardSummary,
  cardID: catalogueID,
  /** The statistic, also under the statistic's own name (`AVG`, `K/9`); IP is in innings. */
  value: z.number(),
  /** At-bats of the period; 0 for pitchers. */
  ab: count,
  /** Outs of the period; 0 for batters. */
  ipOuts: count,
});
export type BoardPlayer = z.output<typeof boardPlayer>;

const players = z.array(boardPlayer).max(BOARD_LENGTH);

/**
 * The leaderboards of a period: for each statistic the leaders, best first. Ties are ordered by the
 * age of the account, then by card id.
 */
export const leaderboard = z.object({
  batters: z.array(z.object({ stat: z.literal(BATTING_STATS), players })),
  pitchers: z.array(z.object({ stat: z.literal(PITCHING_STATS), players })),
});
export type Leaderboard = z.output<typeof leaderboard>;

/** Number of teams on the leaderboard of ratings. */
export const MAX_RATED_TEAMS = 100;

/** A team on the leaderboard of ratings. */
export const ratedTeam = z.object({
  userTeamID: uuid,
  userID: uuid,
  name: z.string(),
  score: rating,
  elo: z.int(),
  /** Number of rated games. */
  games: count,
  User: publicUser,
});
export type RatedTeam = z.output<typeof ratedTeam>;

/** A place among the first three of a month of the ladder. */
export const ladderPlace = z.object({
  year: z.int(),
  /** 1 to 12. */
  month: z.int().min(1).max(12),
  /** From 1. */
  place: z.int().min(1).max(LADDER_PLACES),
});
export type LadderPlace = z.output<typeof ladderPlace>;

/** The most flags on a player's public page: the newest. */
export const MAX_LADDER_FLAGS = 60;

/** Maximum numbers of cards and teams on a player's public page. */
const BEST_CARDS_SHOWN = 8;
const TEAMS_SHOWN = 200;

/** The public profile of a player. */
export const playerProfile = z.object({
  User: publicUser,
  level: z.int().min(1),
  memberSince: timestamp,
  /** Null where there is none, or where the player does not show it. */
  discordUsername: z.string().nullable(),
  /** Finished games that count: those against computer teams. */
  games: count,
  /** Different cards in the collection. */
  totalCards: count,
  bestCards: z.array(cardSummary.extend({ displayKey: z.string() })).max(BEST_CARDS_SHOWN),
  /** Campaigns of which the player won every contest. */
  pennants: z.array(z.object({ campaignID: catalogueID, name: z.string() })).max(TEAMS_SHOWN),
  /** Months in which the player was among the first three of the ladder, newest first. */
  flags: z.array(ladderPlace).max(MAX_LADDER_FLAGS),
  /** Every team, the best rating first; `elo` is null before its first rated game. */
  teams: z
    .array(ratedTeam.omit({ User: true, userID: true }).extend({ elo: z.int().nullable() }))
    .max(TEAMS_SHOWN),
  /** All time: the player's best card in each statistic. */
  bests: z.array(
    z.object({
      stat: z.literal([...BATTING_STATS, ...PITCHING_STATS]),
      value: z.number(),
      Card: cardSummary,
    }),
  ),
});
export type PlayerProfile = z.output<typeof playerProfile>;

/** What of a player anyone may see, as far as the player chooses it. */
export const profileSettings = z.object({
  /** Whether the public page shows the Discord username. */
  showsDiscord: z.boolean(),
  /** Whether anyone may see the games that are over, but those that are hidden one by one. */
  showsGames: z.boolean(),
  /** Whether others may watch the games that the player starts from now on. */
  showsLiveGames: z.boolean(),
  /** Whether games are hidden that ended before games could be shown. */
  hasEarlierGames: z.boolean(),
  /** Whether an admin hides all games, whatever the player chooses. */
  isHiddenByAdmin: z.boolean(),
});
export type ProfileSettings = z.output<typeof profileSettings>;

const scoringResult = z.object({
  ok: z.literal(true),
  /** Number of games scored by this call. */
  games: count,
  /** Number of teams whose rating changed. */
  teams: count,
});

export const leaderboardCalls = {
  leaderboard: defineCall({
    method: 'GET',
    path: '/cardInventory/leaderboard',
    summary: 'The boards of all time.',
    who: 'anyone',
    answer: leaderboard,
    writes: false,
  }),
  monthlyLeaderboard: defineCall({
    method: 'GET',
    path: '/cardInventory/leaderboard/monthly/{monthYear}',
    summary: 'The boards of a month (UTC): two digits of the year, two of the month, from 2501 on.',
    who: 'anyone',
    params: z.object({ monthYear: z.string().max(20) }),
    answer: leaderboard,
    writes: false,
  }),
  quarterlyLeaderboard: defineCall({
    method: 'GET',
    path: '/cardInventory/leaderboard/quarterly/{yearQuarter}',
    summary: 'The boards of a quarter (UTC): two digits of the year, Q, 1 to 4, from 25Q1 on.',
    who: 'anyone',
    params: z.object({ yearQuarter: z.string().max(20) }),
    answer: leaderboard,
    writes: false,
  }),
  teamRatings: defineCall({
    method: 'GET',
    path: '/teams/elo',
    summary: 'The best rated teams, highest first; only teams that have played a rated game.',
    who: 'anyone',
    answer: z.array(ratedTeam).max(MAX_RATED_TEAMS),
    writes: false,
  }),
  scoreOldGames: defineCall({
    method: 'POST',
    path: '/games/elo/calculate',
    summary:
      'Score final games that no rating comes from yet, oldest first. Each game is scored once.',
    who: 'admin',
    answer: scoringResult,
    writes: true,
  }),
  scoreOldGamesByGet: defineCall({
    method: 'GET',
    path: '/games/elo/calculate',
    summary: 'The same as its POST twin, which our own pages use.',
    who: 'admin',
    answer: scoringResult,
    writes: true,
  }),
  playerProfile: defineCall({
    method: 'GET',
    path: '/players/{username}',
    summary: 'What everyone may know of a player: level, best cards, teams, best statistics.',
    who: 'anyone',
    params: z.object({ username: z.string().min(1).max(64) }),
    answer: playerProfile,
    writes: false,
  }),
  profileSettings: defineCall({
    method: 'GET',
    path: '/users/profile',
    summary: 'What anyone may see of the caller, as far as the caller chooses it.',
    who: 'player',
    answer: profileSettings,
    writes: false,
  }),
  setProfile: defineCall({
    method: 'PUT',
    path: '/users/profile',
    summary: 'Choose whether the public page shows the Discord username, and who sees games.',
    who: 'player',
    body: profileSettings.omit({ hasEarlierGames: true, isHiddenByAdmin: true }).partial(),
    answer: profileSettings,
    writes: true,
  }),
};
