import { FRIENDLY_QUITS_OF_DAY } from '@pennant/rules/live/leaving';
import { SHOWN_LIVE_UNRATED_REASONS } from '@pennant/rules/live/unrated-reason';
import { z } from 'zod';
import { defineCall, okResponse } from './call.ts';
import { playerRating, ratingChange } from './challenges.ts';
import { count, pageQuery, timestamp, uuid } from './common-schemas.ts';
import { publicUser } from './leaderboard.ts';

/** Who plays against the caller: null for a former player. */
const opponent = z.object({ username: z.string() }).nullable();

/** A live game of the caller that is under way. */
export const liveGameUnderWay = z.object({
  gameID: uuid,
  created: timestamp,
  opponent,
  opponentTeam: z.string(),
  team: z.string(),
});
export type LiveGameUnderWay = z.output<typeof liveGameUnderWay>;

/** The caller's live games, and what they may do next. */
export const liveState = z.object({
  rating: playerRating,
  gamesUnderWay: z.array(liveGameUnderWay),
  /** When the caller may be matched again, after timeouts; null for at once. */
  waitsUntil: timestamp.nullable(),
  /** Quits before the fourth out that cost nothing, of this UTC day. */
  friendlyQuitsLeft: count.max(FRIENDLY_QUITS_OF_DAY),
});
export type LiveStateDto = z.output<typeof liveState>;

/** How far the search for an opponent has come. */
export const liveMatch = z.object({
  /** Since when the caller waits. */
  since: timestamp,
  /** The game, once somebody is found; else null. */
  gameID: uuid.nullable(),
});
export type LiveMatch = z.output<typeof liveMatch>;

/** A live game of the caller that is over. */
export const liveResult = z.object({
  gameID: uuid,
  ended: timestamp,
  opponent,
  opponentTeam: z.string(),
  team: z.string(),
  how: z.literal(['played', 'quit', 'left', 'calledOff']),
  /** Null where it was called off. */
  won: z.boolean().nullable(),
  runs: count,
  opponentRuns: count,
  /** Null where it is rated. */
  unratedReason: z.literal(SHOWN_LIVE_UNRATED_REASONS).nullable(),
  rating: ratingChange.nullable(),
});
export type LiveResultDto = z.output<typeof liveResult>;

/** Number of players on the board of live games. */
export const MAX_LIVE_BOARD = 100;

export const liveResultCalls = {
  liveState: defineCall({
    method: 'GET',
    path: '/live/state',
    summary: "The caller's rating in live games, those under way, and what they may do next.",
    who: 'player',
    answer: liveState,
    writes: false,
  }),
  matchLive: defineCall({
    method: 'POST',
    path: '/live/match',
    summary:
      'Wait to be matched by rating, with a team. The page repeats it every two seconds; who does not for ten is not matched.',
    who: 'player',
    body: z.object({ userTeamID: uuid }),
    answer: liveMatch,
    writes: true,
  }),
  leaveLiveMatch: defineCall({
    method: 'POST',
    path: '/live/match/leave',
    summary: 'Wait no longer.',
    who: 'player',
    answer: okResponse,
    writes: true,
  }),
  liveResults: defineCall({
    method: 'GET',
    path: '/live/results',
    summary:
      "The caller's live games that are over, newest first; the header X-Next-After carries `after` of the next page.",
    who: 'player',
    query: pageQuery,
    answer: z.array(liveResult),
    writes: false,
  }),
  liveBoard: defineCall({
    method: 'GET',
    path: '/live/board',
    summary:
      'The best rated players of live games, highest first: those with five rated games, of those of the last 90 days some against three others.',
    who: 'anyone',
    answer: z
      .array(z.object({ place: z.int().positive(), User: publicUser, ...playerRating.shape }))
      .max(MAX_LIVE_BOARD),
    writes: false,
  }),
};
