import { z } from 'zod';
import { defineCall } from './call.ts';
import { gameFairness } from './fairness.ts';
import { rolledEvent } from './game-event.ts';
import { gameLineupID } from './game-lineup.ts';
import { gameFrame, gameParams, pendingChoice, situation } from './game-situation.ts';
import { ownedID } from './values.ts';

/** The response of a roll: all changes since the client's last event. */
export const rollAnswer = z.object({
  ...gameFrame,
  /** Newest first: those after the client's `eventNumber`; without one, those of this roll. */
  GameEvents: z.array(rolledEvent),
  pendingChoice: pendingChoice.nullable(),
  situation,
  fairness: gameFairness,
  /** Lineup entries that changed with these events (entered, left). */
  changedLineups: z.array(
    z.object({
      gameLineupID,
      lineupOrder: z.int().nullable(),
      fieldingPosition: z.string(),
      gameEventIDEntered: z.string().nullable(),
      gameEventIDExited: z.string().nullable(),
      isIn: z.boolean(),
    }),
  ),
});
export type RollAnswer = z.output<typeof rollAnswer>;

/** Values of `event` in `manageEvent`: the pending choices, and manager's actions between rolls. */
export const MANAGED_EVENTS = ['advance', 'tag', 'steal', 'bb'] as const;

const eventNumber = z.int().min(0);

/** The calls that change a game under way. */
export const manageGameCalls = {
  roll: defineCall({
    method: 'POST',
    path: '/games/{id}/roll',
    summary: 'Roll the dice for the next plate appearance.',
    who: 'player',
    params: gameParams,
    body: z.object({ eventNumber: eventNumber.optional() }).default({}),
    answer: rollAnswer,
    writes: true,
  }),
  rollByGet: defineCall({
    method: 'GET',
    path: '/games/{id}/roll',
    summary: 'The same as its POST twin; it changes the game.',
    who: 'player',
    params: gameParams,
    query: z.object({ eventNumber: z.coerce.number().pipe(eventNumber).optional() }),
    answer: rollAnswer,
    writes: true,
  }),
  playOn: defineCall({
    method: 'POST',
    path: '/games/{id}/play',
    summary:
      'Play to the end of the half-inning or of the game; the computer manager decides for both sides.',
    who: 'player',
    params: gameParams,
    body: z.object({ until: z.literal(['half', 'final']), eventNumber: eventNumber.optional() }),
    answer: rollAnswer,
    writes: true,
  }),
  manageEvent: defineCall({
    method: 'POST',
    path: '/games/{id}/manageEvent',
    summary:
      'What the manager decides: send runners on or hold them, steal, walk the batter intentionally.',
    who: 'player',
    params: gameParams,
    body: z.object({
      event: z.literal(MANAGED_EVENTS),
      /** Current bases of the runners who are sent: "2", "1,3"; null for nobody. */
      runnersAdvancing: z
        .string()
        .regex(/^[123](,[123]){0,2}$/, 'must be bases such as "2" or "1,3", or null')
        .nullable()
        .default(null),
      eventNumber: eventNumber.optional(),
    }),
    answer: rollAnswer,
    writes: true,
  }),
  substitute: defineCall({
    method: 'POST',
    path: '/games/{gameID}/sub',
    summary: 'Put a player of the bench or the bullpen in the place of one who is in the game.',
    who: 'player',
    params: z.object({ gameID: ownedID }),
    body: z.object({
      gameID: ownedID.optional(),
      /**
       * Batting order and position of the player who leaves; by default those that the player has.
       */
      lineupOrder: z.int().min(1).max(9).nullish(),
      position: z.string().max(10).nullish(),
      removedGameLineupID: gameLineupID,
      addedGameLineupID: gameLineupID,
      eventNumber: eventNumber.optional(),
    }),
    answer: rollAnswer,
    writes: true,
  }),
  abandon: defineCall({
    method: 'POST',
    path: '/games/{id}/abandon',
    summary: 'Give the game up: it counts as a loss and is marked so.',
    who: 'player',
    params: gameParams,
    answer: rollAnswer,
    writes: true,
  }),
};
