import { z } from 'zod';
import { defineCall, okResponse } from './call.ts';
import { timestamp, uuid } from './common-schemas.ts';
import { rolledEventDto } from './game-event.ts';
import { gameParams, scoreboardData } from './game-situation.ts';
import { publicLineup, publicSide } from './public-game.ts';
import { streamEnd } from './stream-end.ts';

const watchedSide = publicSide.omit({ lineups: true });

/** A game that others may watch: who plays. */
export const watchedGameHead = z.object({
  gameID: uuid,
  created: timestamp,
  home: watchedSide,
  visitors: watchedSide,
});
export type WatchedGameHead = z.output<typeof watchedGameHead>;

/** Events, oldest first, with the cards of all who appear in them for the first time. */
export const watchedEvents = z.object({
  events: z.array(rolledEventDto),
  lineups: z.object({ home: z.array(publicLineup), visitors: z.array(publicLineup) }),
});
export type WatchedEvents = z.output<typeof watchedEvents>;

/** The end of a game. */
export const watchedGameFinal = z.object({
  isAbandoned: z.boolean(),
  /** "Mudville won 4-3 in 10 innings." */
  resultDescription: z.string(),
  scoreboardData,
  /** Whether anyone may see the game at its own address from now on. */
  isPublic: z.boolean(),
});
export type WatchedGameFinal = z.output<typeof watchedGameFinal>;

/**
 * A game as far as it is shown: the events of a decision appear once the next is made. Nothing of
 * its dice that are still to come, and nothing that its user is asked.
 */
export const watchedGame = z.object({
  game: watchedGameHead,
  ...watchedEvents.shape,
  /** Null while it is under way. */
  final: watchedGameFinal.nullable(),
});
export type WatchedGame = z.output<typeof watchedGame>;

/** A message of the stream; the id of `events` is the number of its last event. */
export const watchedGameMessage = z.discriminatedUnion('event', [
  z.object({ event: z.literal('game'), data: watchedGameHead }),
  z.object({ event: z.literal('events'), data: watchedEvents }),
  z.object({ event: z.literal('final'), data: watchedGameFinal }),
  streamEnd,
]);
export type WatchedGameMessage = z.output<typeof watchedGameMessage>;

export const watchedGameCalls = {
  watchedGame: defineCall({
    method: 'GET',
    path: '/public/games/{id}/live',
    summary:
      'A game that its user lets others watch, up to the last decision but one. One that is hidden, not to be watched or unknown answers alike.',
    who: 'anyone',
    params: gameParams,
    answer: watchedGame,
    writes: false,
  }),
  watchGame: defineCall({
    method: 'GET',
    path: '/public/games/{id}/stream',
    summary: 'The same as it goes on, as server-sent events, after the event of Last-Event-ID.',
    who: 'anyone',
    params: gameParams,
    answer: watchedGameMessage,
    isStream: true,
    writes: false,
  }),
  setGameWatchable: defineCall({
    method: 'PUT',
    path: '/games/{id}/watching',
    summary: 'Let others watch a game of the caller while it is played, or no longer.',
    who: 'player',
    params: gameParams,
    body: z.object({ isWatchable: z.boolean() }),
    answer: okResponse.extend({ isWatchable: z.boolean() }),
    writes: true,
  }),
};
