import {
  DRAWN_OPPONENTS,
  MAX_PLAYER_DRAWS,
  PUBLISHED_TEAM_PROBLEMS,
  SHOWN_UNRATED_REASONS,
} from '@pennant/rules/challenges/challenge-limits';
import { LADDER_PLACES } from '@pennant/rules/challenges/ladder';
import { CLOSERS, HOOKS, STEAL_ORDERS } from '@pennant/rules/games/standing-orders';
import { TEXT_RULES } from '@pennant/rules/text/text-rules';
import { z } from 'zod';
import { defineCall, okResponse } from './call.ts';
import {
  clientSeed,
  count,
  pageQuery,
  rating as teamScore,
  timestamp,
  uuid,
  wholeNumberText,
} from './common-schemas.ts';
import { gameFairness } from './game-fairness.ts';
import { role } from './game-lineup.ts';
import { ladderPlace, publicUser } from './leaderboard.ts';

/** What the computer manager is told for a published team, while its user is away. */
export const standingOrders = z.object({
  /** How early the starter is relieved. */
  hook: z.literal(HOOKS),
  /** How often runners try to steal. */
  steals: z.literal(STEAL_ORDERS),
  /** The place of the lineup of who pitches the end of a close game. */
  closer: z.literal(CLOSERS),
});

/** A user's Glicko-2 rating, rounded: the true one lies within two deviations 19 times of 20. */
export const playerRating = z.object({
  rating: z.int(),
  deviation: count,
  /** Rated games: challenges of the user's own, and defences. */
  games: count,
});
export type PlayerRating = z.output<typeof playerRating>;

/** Why a game moves no rating; `pair_not_rated` says nothing about either user. */
const unratedReason = z.literal(SHOWN_UNRATED_REASONS);
/** A user's rating before and after a game. */
export const ratingChange = z.object({ before: z.int(), after: z.int() });

/** The user's own published team. */
export const publishedTeam = z.object({
  userTeamID: uuid,
  name: z.string(),
  score: teamScore,
  ...standingOrders.shape,
  published: timestamp,
  /**
   * Why nobody can challenge it until it is published again: much weaker than the best 24 of the
   * user's cards, or without a card that it needs; null where all is well.
   */
  problem: z.literal(PUBLISHED_TEAM_PROBLEMS).nullable(),
});
export type PublishedTeam = z.output<typeof publishedTeam>;

/** The user's standing among the players. */
export const ownChallengeState = z.object({
  rating: playerRating,
  team: publishedTeam.nullable(),
  /** Rated challenges that still pay this UTC day. */
  paidGamesLeft: count,
  /** Challenges under way: a further one is refused at `MAX_CHALLENGES_UNDER_WAY`. */
  gamesUnderWay: count,
});
export type OwnChallengeState = z.output<typeof ownChallengeState>;

/** Somebody whose published team can be challenged. */
export const playerOpponent = z.object({
  User: publicUser,
  team: z.object({ name: z.string(), score: teamScore }),
  ...playerRating.shape,
  /** Set where a challenge now would move no rating for what is known beforehand; else null. */
  unratedReason: z.literal('pair_within_day').nullable(),
});
export type PlayerOpponent = z.output<typeof playerOpponent>;

/** A challenge that has begun. */
export const startedChallenge = z.object({
  gameID: uuid,
  /** The challenger's side, drawn by the game's dice. */
  role,
  fairness: gameFairness,
  isRated: z.boolean(),
  /** Null where it is rated. */
  unratedReason: unratedReason.nullable(),
});
export type StartedChallenge = z.output<typeof startedChallenge>;

/** A game of another user against the caller's published team. */
export const defence = z.object({
  gameID: uuid,
  /** When it ended. */
  played: timestamp,
  /** Who challenged; null for a former player. */
  User: publicUser.nullable(),
  /** The challenger's team. */
  challengerTeam: z.string(),
  /** The caller's team, as it was called at the challenge. */
  team: z.string(),
  /** Whether the caller's team won, which it also does where the challenger leaves. */
  won: z.boolean(),
  runs: count,
  opponentRuns: count,
  /** Whether the challenger left after the first roll. */
  isAbandoned: z.boolean(),
  isRated: z.boolean(),
  /** The caller's rating; null where it did not move: unrated, or past ten defences of the day. */
  rating: ratingChange.nullable(),
  /** Whether the challenger has a published team, and so can be played back. */
  canPlayBack: z.boolean(),
});
export type Defence = z.output<typeof defence>;

/** The challenge that a game is, for its summary. */
export const challengeOfGame = z.object({
  /** Who was challenged; null for a former player. */
  User: publicUser.nullable(),
  isRated: z.boolean(),
  unratedReason: unratedReason.nullable(),
  /** The challenger's rating; null while under way, and where it did not move. */
  rating: ratingChange.nullable(),
});
export type ChallengeOfGame = z.output<typeof challengeOfGame>;

/** Number of players on the board of players. */
export const MAX_RATED_PLAYERS = 100;

/** A player on the board of players. */
export const ratedPlayer = z.object({
  /** From 1. */
  place: z.int().positive(),
  User: publicUser,
  ...playerRating.shape,
  /** Rated challenges of the player's own in this UTC month, which the ladder counts. */
  challengesThisMonth: count,
  /** The published team; null where there is none. */
  team: z.object({ name: z.string(), score: teamScore }).nullable(),
});
export type RatedPlayer = z.output<typeof ratedPlayer>;

/** How many past months of the ladder are shown. */
export const LADDER_MONTHS_SHOWN = 12;

/**
 * The ladder: at a month's end (UTC) the first three by rating are written down, of those with
 * enough rated challenges of their own in it, and every rating goes half-way to 1500.
 */
export const ladder = z.object({
  /** The month under way. */
  ...ladderPlace.omit({ place: true }).shape,
  /** The first moment of the next. */
  ends: timestamp,
  /** Months that are closed, newest first, without those in which nobody was ranked. */
  past: z
    .array(
      z.object({
        ...ladderPlace.omit({ place: true }).shape,
        /** By place; without who has left since. */
        winners: z
          .array(
            z.object({
              place: ladderPlace.shape.place,
              User: publicUser,
              /** At the month's end. */
              rating: z.int(),
            }),
          )
          .min(1)
          .max(LADDER_PLACES),
      }),
    )
    .max(LADDER_MONTHS_SHOWN),
});
export type Ladder = z.output<typeof ladder>;

/** What a link to challenge somebody leads to. */
export const challengeLink = z.object({
  state: z.literal(['open', 'used', 'expired']),
  /** Who made the link, and whose team is played. */
  User: publicUser,
  /** Null where no team can be challenged now. */
  team: z.object({ name: z.string(), score: teamScore }).nullable(),
  expires: timestamp,
});
export type ChallengeLink = z.output<typeof challengeLink>;

/** The most results of a search for players. */
export const MAX_FOUND_PLAYERS = 20;

const username = z.string().trim().min(1).max(64);
const linkToken = z.string().min(1).max(100);
const fairness = z.object({ id: uuid, clientSeed }).optional();

export const challengeCalls = {
  challengeState: defineCall({
    method: 'GET',
    path: '/challenges/team',
    summary: "The caller's rating among the players, and the team that others may challenge.",
    who: 'player',
    answer: ownChallengeState,
    writes: false,
  }),
  publishTeam: defineCall({
    method: 'PUT',
    path: '/challenges/team',
    summary:
      "Let others challenge one of the caller's teams, which the computer manages by these orders; it takes the place of the one before. Refused for a team much weaker than the caller's best 24.",
    who: 'player',
    body: standingOrders.extend({ userTeamID: uuid }),
    answer: publishedTeam,
    writes: true,
  }),
  withdrawTeam: defineCall({
    method: 'POST',
    path: '/challenges/team/withdraw',
    summary: 'Let nobody challenge the team any more; games under way go on.',
    who: 'player',
    answer: okResponse,
    writes: true,
  }),
  playerOpponents: defineCall({
    method: 'GET',
    path: '/challenges/opponents',
    summary:
      'Three players near the rating of the caller; others each day and for each draw, those played within a day last.',
    who: 'player',
    query: z.object({
      /** Which of the day’s draws. */
      draw: wholeNumberText(z.int().min(0).max(MAX_PLAYER_DRAWS)).default(0),
    }),
    /** Fewer than three where there are no more. */
    answer: z.object({ opponents: z.array(playerOpponent).max(DRAWN_OPPONENTS) }),
    writes: false,
  }),
  findPlayers: defineCall({
    method: 'GET',
    path: '/challenges/search',
    summary: 'Players who can be challenged, by how the user name or the team’s name begins.',
    who: 'player',
    query: z.object({ find: z.string().trim().min(1).max(TEXT_RULES.teamName.maxBytes) }),
    answer: z.object({ players: z.array(playerOpponent).max(MAX_FOUND_PLAYERS) }),
    writes: false,
  }),
  challengePlayer: defineCall({
    method: 'POST',
    path: '/challenges',
    summary:
      'Start a game against the published team of a player. Home or away is drawn by the game’s committed dice.',
    who: 'player',
    body: z.object({ username, userTeamID: uuid, fairness }),
    answer: startedChallenge,
    writes: true,
  }),
  createChallengeLink: defineCall({
    method: 'POST',
    path: '/challenges/link',
    summary:
      "Make a link with which one other player may challenge the caller's published team once, within 14 days, unrated.",
    who: 'player',
    /** The page is `/challenge/{token}`. */
    answer: z.object({ token: linkToken, expires: timestamp }),
    writes: true,
  }),
  challengeLink: defineCall({
    method: 'GET',
    path: '/challenges/link/{token}',
    summary: 'Whose team a link challenges, and whether it still can be used.',
    who: 'anyone',
    params: z.object({ token: linkToken }),
    answer: challengeLink,
    writes: false,
  }),
  acceptChallengeLink: defineCall({
    method: 'POST',
    path: '/challenges/link/{token}',
    summary: 'Start the unrated game of a link; it is used up by it.',
    who: 'player',
    params: z.object({ token: linkToken }),
    body: z.object({ userTeamID: uuid, fairness }),
    answer: startedChallenge,
    writes: true,
  }),
  defences: defineCall({
    method: 'GET',
    path: '/challenges/defences',
    summary:
      "Games of others against the caller's team, newest first; the header X-Next-After carries `after` of the next page.",
    who: 'player',
    query: pageQuery,
    answer: z.array(defence),
    writes: false,
  }),
  playerBoard: defineCall({
    method: 'GET',
    path: '/challenges/board',
    summary:
      'The best rated players, highest first: those with five rated challenges of their own, the last within 90 days.',
    who: 'anyone',
    answer: z.array(ratedPlayer).max(MAX_RATED_PLAYERS),
    writes: false,
  }),
  ladder: defineCall({
    method: 'GET',
    path: '/challenges/ladder',
    summary:
      'The month of the ladder, when it ends, and the first three of the last twelve. At a month’s end (UTC) every rating goes half-way to 1500.',
    who: 'anyone',
    answer: ladder,
    writes: false,
  }),
};
