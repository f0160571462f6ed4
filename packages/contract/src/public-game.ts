import { z } from 'zod';
import { defineCall, okResponse } from './call.ts';
import { count, timestamp, uuid } from './common-schemas.ts';
import { rolledEventDto } from './game-event.ts';
import { gameFairness } from './game-fairness.ts';
import { gameLineupID, playCard } from './game-lineup.ts';
import { gameParams, scoreboardData } from './game-situation.ts';
import { boxScore, gameReplay } from './game-summary.ts';

/** A player of a public game: the card, without what it did for its owner. */
export const publicLineup = z.object({
  gameLineupID,
  Card: playCard.omit({ CardInventory: true }),
});
export type PublicLineup = z.output<typeof publicLineup>;

/** A side of a public game. Of its user it tells the username and nothing else. */
export const publicSide = z.object({
  /** Null for the computer, and for a former player. */
  user: z.object({ username: z.string() }).nullable(),
  /** The team's name. */
  name: z.string(),
  /** Those who entered the game. */
  lineups: z.array(publicLineup),
});
export type PublicSide = z.output<typeof publicSide>;

/** A game that is over, as anyone may see it. */
export const publicGame = z.object({
  gameID: uuid,
  created: timestamp,
  finished: timestamp,
  /** Whether it was abandoned before its end: it counts as a loss. */
  isAbandoned: z.boolean(),
  /** "Mudville won 4-3 in 10 innings." */
  resultDescription: z.string(),
  scoreboardData,
  /** The version of the rules by which the game was played. */
  rulesVersion: z.int().positive(),
  home: publicSide,
  visitors: publicSide,
  /** Oldest first, complete. */
  events: z.array(rolledEventDto),
  boxScore,
  fairness: gameFairness,
});
export type PublicGame = z.output<typeof publicGame>;

export const publicGameCalls = {
  publicGame: defineCall({
    method: 'GET',
    path: '/public/games/{id}',
    summary:
      'A game that is over and that its user shows. One that is hidden, under way or unknown answers alike.',
    who: 'anyone',
    params: gameParams,
    answer: publicGame,
    writes: false,
  }),
  publicGameReplay: defineCall({
    method: 'GET',
    path: '/public/games/{id}/replay',
    summary: 'Setup and commands of such a game, to play it again from its seed.',
    who: 'anyone',
    params: gameParams,
    answer: gameReplay,
    writes: false,
  }),
  setGameVisibility: defineCall({
    method: 'PUT',
    path: '/games/{id}/visibility',
    summary: 'Show a game of the caller to anyone once it is over, or hide it.',
    who: 'player',
    params: gameParams,
    body: z.object({ isPublic: z.boolean() }),
    answer: okResponse.extend({ isPublic: z.boolean() }),
    writes: true,
  }),
  showEarlierGames: defineCall({
    method: 'POST',
    path: '/games/show-earlier',
    summary: 'Show all games of the caller that ended before games could be shown.',
    who: 'player',
    answer: okResponse.extend({
      /** Number of games that were hidden and are shown now. */
      games: count,
    }),
    writes: true,
  }),
};
