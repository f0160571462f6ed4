import { TEXT_RULES } from '@pennant/rules/text/text-rules';
import { z } from 'zod';
import { defineCall } from './call.ts';
import { challengeOfGame } from './challenges.ts';
import { gameFairness } from './game-fairness.ts';
import { eventDto } from './game-event.ts';
import { gameParticipant, role } from './game-lineup.ts';
import { commonGameFields, gameParams, pendingChoice, situation } from './game-situation.ts';
import { gameSummaryCalls } from './game-summary.ts';
import { gameCommandCalls } from './game-commands.ts';
import { catalogueID, clientSeed, pageQuery, timestamp, uuid } from './common-schemas.ts';

export const game = z.object({
  ...commonGameFields,
  GameParticipants: z.array(gameParticipant),
  /** Newest first, complete. */
  GameEvents: z.array(eventDto),
  pendingChoice: pendingChoice.nullable(),
  situation,
  fairness: gameFairness,
  /** The challenge of another user that the game is; null for other games. */
  challenge: challengeOfGame.nullable(),
  /** Whether others may watch it while it is played. */
  isWatchable: z.boolean(),
});
export type Game = z.output<typeof game>;

/** A game in the list of games. */
export const gameListItem = z.object({
  ...commonGameFields,
  GameParticipants: z.array(gameParticipant.omit({ GameLineups: true })),
  /** Name of its campaign; null for other games. */
  campaign: z.string().nullable(),
  /**
   * When it ends as abandoned unless it is played on: 90 days without a turn, and two weeks after
   * the letter that tells of it. Null for a final game.
   */
  endsIdleAt: timestamp.nullable(),
});
export type GameListItem = z.output<typeof gameListItem>;

export const gameCalls = {
  createGame: defineCall({
    method: 'POST',
    path: '/games',
    summary: 'Start a game between two teams, one of them yours.',
    who: 'player',
    body: z.object({
      homeUserTeamID: uuid,
      visitingUserTeamID: uuid,
      /** The user's side. */
      role,
      /**
       * The contest whose next game this is; `role` is then drawn, the opponent is the contest's.
       */
      campaignContestID: catalogueID.nullish(),
      /**
       * The committed id of `/fairness/next` and the browser's own 16 random bytes; without it the
       * server supplies both.
       */
      fairness: z.object({ id: uuid, clientSeed }).optional(),
    }),
    /** `role` is the user's actual side. */
    answer: z.object({ gameID: uuid, role, fairness: gameFairness }),
    writes: true,
  }),
  userGames: defineCall({
    method: 'GET',
    path: '/games/user/',
    summary:
      "The caller's games, newest first; the header X-Next-After carries `after` of the next page.",
    who: 'player',
    query: pageQuery.extend({
      hideCompleted: z.stringbool().default(false),
      /** Part of either team's name, without regard to case. */
      find: z.string().trim().max(TEXT_RULES.teamName.maxBytes).optional(),
    }),
    answer: z.array(gameListItem),
    writes: false,
  }),
  game: defineCall({
    method: 'GET',
    path: '/games/{id}',
    summary: 'A game of the caller, whole.',
    who: 'player',
    params: gameParams,
    answer: game,
    writes: false,
  }),
  ...gameCommandCalls,
  ...gameSummaryCalls,
};
