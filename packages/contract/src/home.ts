import { MILESTONE_FIGURES } from '@pennant/rules/cards/milestones';
import {
  BATTING_STATS,
  BOARD_LENGTH,
  PITCHING_STATS,
} from '@pennant/rules/leaderboard/board-statistics';
import { z } from 'zod';
import { defineCall } from './call.ts';
import { cardSummary } from './cards.ts';
import { defence, publishedTeam } from './challenges.ts';
import { dailyOfHome } from './daily.ts';
import { catalogueID, chance, count, money, rating, timestamp, uuid } from './common-schemas.ts';
import { boxScoreRow } from './game-summary.ts';
import { liveGameUnderWay } from './live-results.ts';
import { opponentSummary } from './teams.ts';

/** Maximum numbers of what home shows of each kind. */
export const MAX_HOME_GAMES = 3;
export const MAX_HOME_RESULTS = 5;
export const MAX_HOME_PACKS = 3;
export const MAX_HOME_BOARD_PLACES = 3;
export const MAX_HOME_DEFENCES = 3;

const homeSide = z.object({
  name: z.string(),
  runs: count,
  /** Whether the user manages this side. */
  isUsers: z.boolean(),
});

const homeGame = z.object({
  gameID: uuid,
  created: timestamp,
  visitors: homeSide,
  home: homeSide,
  /** Name of its campaign; null for other games. */
  campaign: z.string().nullable(),
});

/** A game under way. */
export const gameUnderWay = homeGame.extend({
  /** Number of the last event; 0 before the first roll. */
  eventNumber: count,
  inning: z.int().positive(),
  half: z.literal(['top', 'bottom']),
  outs: z.int().min(0).max(2),
  /** Whether a choice about the runners is pending. */
  isWaiting: z.boolean(),
});
export type GameUnderWay = z.output<typeof gameUnderWay>;

/** A final game. */
export const gameResult = homeGame.extend({
  isAbandoned: z.boolean(),
  won: z.boolean(),
  /** What the game paid. */
  money,
});
export type GameResult = z.output<typeof gameResult>;

/** The next contest of a campaign, with the user's series where one is open. */
export const nextContest = z.object({
  campaignContestID: catalogueID,
  name: z.string(),
  campaign: z.string(),
  opponent: opponentSummary,
  numOfGames: z.int().positive(),
  /** The open series and its standing; null before its first game is asked for. */
  series: z.object({ userCampaignContestID: uuid, wins: count, losses: count }).nullable(),
  /**
   * Chances of the user's team to win one game and the series, by simulated games; null without a
   * team, and until they are worked out: ask again after a second.
   */
  winChance: z.object({ game: chance, series: chance }).nullable(),
});
export type NextContest = z.output<typeof nextContest>;

/** What a card did in the user's last final game. */
export const bestPerformance = z.object({
  gameID: uuid,
  opponent: z.string(),
  Card: cardSummary,
  line: boxScoreRow.pick({
    type: true,
    ab: true,
    ipOuts: true,
    h1: true,
    h2: true,
    h3: true,
    hr: true,
    r: true,
    rbi: true,
    bb: true,
    so: true,
    sb: true,
    er: true,
    decision: true,
  }),
});
export type BestPerformance = z.output<typeof bestPerformance>;

/** A round number that a card reached for the user in the last final game. */
export const reachedMilestone = z.object({
  Card: cardSummary,
  figure: z.literal(MILESTONE_FIGURES),
  number: z.int().positive(),
});
export type ReachedMilestone = z.output<typeof reachedMilestone>;

/** A place of one of the user's cards on a board of this month. */
export const boardPlace = z.object({
  Card: cardSummary,
  stat: z.literal([...BATTING_STATS, ...PITCHING_STATS]),
  place: z.int().min(1).max(BOARD_LENGTH),
  value: z.number(),
});

export const home = z.object({
  /** Games under way, the newest first. */
  gamesUnderWay: z.array(gameUnderWay).max(MAX_HOME_GAMES),
  /** Live games under way, the newest first. */
  liveGames: z.array(liveGameUnderWay).max(MAX_HOME_GAMES),
  /** The last final games, the newest first. */
  results: z.array(gameResult).max(MAX_HOME_RESULTS),
  /** The daily allowance: what it is, whether it can be claimed, and from when. */
  allowance: z.object({ amount: money, isClaimable: z.boolean(), nextClaim: timestamp }),
  /** Duplicate Nine of today; null where no game was made. */
  daily: dailyOfHome.nullable(),
  /** Unopened packs: how many, and of which series, the newest season first. */
  packs: z.object({
    amount: count,
    series: z
      .array(
        z.object({
          seriesID: catalogueID,
          seriesKey: z.string(),
          name: z.string(),
          year: z.int().nullable(),
          amount: count,
        }),
      )
      .max(MAX_HOME_PACKS),
  }),
  /** The team of the last game, else the newest; null without one. `problem` as in `userTeam`. */
  team: z
    .object({ userTeamID: uuid, name: z.string(), score: rating, problem: z.string().nullable() })
    .nullable(),
  /** The open series, else the next contest that is not won; null when all are won. */
  contest: nextContest.nullable(),
  /** What the user's cards did lately; no places while the boards can't be read. */
  lately: z.object({
    best: bestPerformance.nullable(),
    milestones: z.array(reachedMilestone).max(2),
    places: z.array(boardPlace).max(MAX_HOME_BOARD_PLACES),
  }),
  /**
   * The last games of others against the caller's published team, the newest first; none while who
   * they are can't be read.
   */
  defences: z.array(defence).max(MAX_HOME_DEFENCES),
  /** The published team where nobody can challenge it any more until it is published again. */
  outdatedTeam: publishedTeam.pick({ name: true, problem: true }).nullable(),
  /** The first steps that are done. */
  steps: z.object({
    packs: z.boolean(),
    team: z.boolean(),
    campaigns: z.boolean(),
    /** A game was played to its end. */
    game: z.boolean(),
    /** A pack was opened. */
    opening: z.boolean(),
  }),
  /**
   * Whether push messages are offered, to users with a published team, or who were challenged: see
   * `notifications.ts`.
   */
  isPushOffered: z.boolean(),
});
export type Home = z.output<typeof home>;

export const homeCalls = {
  home: defineCall({
    method: 'GET',
    path: '/home',
    summary:
      "The caller's day: games under way, allowance, packs, next contest, what the cards did, results.",
    who: 'player',
    answer: home,
    writes: false,
  }),
};
