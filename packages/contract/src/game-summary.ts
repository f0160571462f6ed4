import { z } from 'zod';
import { defineCall } from './call.ts';
import { gameFairness } from './game-fairness.ts';
import { eventDto, rolledEventDto } from './game-event.ts';
import { gameLineupID, gameParticipant } from './game-lineup.ts';
import { commonGameFields, gameParams } from './game-situation.ts';
import { count, money, uuid } from './common-schemas.ts';

export const boxScoreRow = z.object({
  gameLineupID,
  cardID: z.int(),
  name: z.string(),
  /** 1 to 9; null for pitchers and for players who never batted. */
  order: z.int().nullable(),
  position: z.string(),
  type: z.literal(['Batter', 'Pitcher']),
  /** `ab` is for batters, `ipOuts` (outs recorded) for pitchers. */
  ab: count,
  ipOuts: count,
  h1: count,
  h2: count,
  h3: count,
  hr: count,
  r: count,
  rbi: count,
  bb: count,
  so: count,
  sb: count,
  cs: count,
  /** Earned runs; pitchers only. */
  er: count,
  /** "W", "L", "S" or null. */
  decision: z.literal(['W', 'L', 'S']).nullable(),
});
export type BoxScoreRow = z.output<typeof boxScoreRow>;

export const gameSummary = z.object({
  ...commonGameFields,
  GameParticipants: z.array(gameParticipant.omit({ GameLineups: true })),
  GameEvents: z.array(eventDto),
  boxScore: z.object({ home: z.array(boxScoreRow), visitors: z.array(boxScoreRow) }),
  /** "Smith entered for Jones at 2B." by the event with which it happened. */
  notes: z.array(z.object({ gameEventID: z.string(), text: z.string() })),
  fairness: gameFairness,
  /**
   * The series of a campaign that the game belongs to, with its result so far; null for other
   * games.
   */
  UserCampaignContest: z
    .object({ userCampaignContestID: uuid, result: z.string().max(40).nullable() })
    .nullable(),
  /** What the user earned by the game; null while it is under way. */
  earnings: z.object({ money, experience: count }).nullable(),
});
export type GameSummary = z.output<typeof gameSummary>;

/** The data of a replay: with the seed, anyone can reproduce the game from it. */
export const gameReplay = z.object({
  fairness: gameFairness,
  /** The setup, in the form that the rules take. */
  setup: z.unknown(),
  /** The commands in order, each with the event number before it. */
  commands: z.array(z.object({ eventNumber: count, command: z.unknown() })),
  /** The events, oldest first. */
  events: z.array(rolledEventDto),
});

/** Calls for the summary and the replay of a game. */
export const gameSummaryCalls = {
  gameSummary: defineCall({
    method: 'GET',
    path: '/games/{id}/summary',
    summary: 'Box score and all events.',
    who: 'player',
    params: gameParams,
    answer: gameSummary,
    writes: false,
  }),
  gameReplay: defineCall({
    method: 'GET',
    path: '/games/{id}/replay',
    summary: 'Setup and commands of a game that is over, to play it again from its seed.',
    who: 'player',
    params: gameParams,
    answer: gameReplay,
    writes: false,
  }),
};
