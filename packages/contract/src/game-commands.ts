import { z } from 'zod';
import { defineCall } from './call.ts';
import { gameFairness } from './game-fairness.ts';
import { rolledEventDto } from './game-event.ts';
import { gameLineupID } from './game-lineup.ts';
import { commonGameFields, gameParams, pendingChoice, situation } from './game-situation.ts';
import { uuid, wholeNumberText } from './common-schemas.ts';

/** The response of a roll: all changes since the client's last event. */
export const rollResponse = z.object({
  ...commonGameFields,
  /** Newest first: those after the client's `eventNumber`; without one, those of this roll. */
  GameEvents: z.array(rolledEventDto),
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
export type RollResponse = z.output<typeof rollResponse>;

/**
 * Values of `event` in `executeManagerAction`: the pending choices, and manager's actions between
 * rolls.
 */
export const MANAGER_EVENTS = ['advance', 'tag', 'steal', 'bb'] as const;

const eventNumber = z.int().min(0);

/** The calls that change a game under way. */
export const gameCommandCalls = {
  roll: defineCall({
    method: 'POST',
    path: '/games/{id}/roll',
    summary: 'Roll the dice for the next plate appearance.',
    who: 'player',
    params: gameParams,
    body: z.object({ eventNumber: eventNumber.optional() }).default({}),
    answer: rollResponse,
    writes: true,
  }),
  rollByGet: defineCall({
    method: 'GET',
    path: '/games/{id}/roll',
    summary: 'The same as its POST twin; it changes the game.',
    who: 'player',
    params: gameParams,
    query: z.object({ eventNumber: wholeNumberText(eventNumber).optional() }),
    answer: rollResponse,
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
    answer: rollResponse,
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
      event: z.literal(MANAGER_EVENTS),
      /** Current bases of the runners who are sent: "2", "1,3"; null for nobody. */
      runnersAdvancing: z
        .string()
        .regex(/^[123](,[123]){0,2}$/, 'must be bases such as "2" or "1,3", or null')
        .nullable()
        .default(null),
      eventNumber: eventNumber.optional(),
    }),
    answer: rollResponse,
    writes: true,
  }),
  substitute: defineCall({
    method: 'POST',
    path: '/games/{gameID}/sub',
    summary: 'Put a player of the bench or the bullpen in the place of one who is in the game.',
    who: 'player',
    params: z.object({ gameID: uuid }),
    body: z.object({
      gameID: uuid.optional(),
      /**
       * Batting order and position of the player who leaves; by default those that the player has.
       */
      lineupOrder: z.int().min(1).max(9).nullish(),
      position: z.string().max(10).nullish(),
      removedGameLineupID: gameLineupID,
      addedGameLineupID: gameLineupID,
      eventNumber: eventNumber.optional(),
    }),
    answer: rollResponse,
    writes: true,
  }),
  abandon: defineCall({
    method: 'POST',
    path: '/games/{id}/abandon',
    summary: 'Give the game up: it counts as a loss and is marked so.',
    who: 'player',
    params: gameParams,
    answer: rollResponse,
    writes: true,
  }),
};
