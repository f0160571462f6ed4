import {
  ERROR_KINDS,
  EVENT_KINDS,
  MANAGER_ACTIONS,
  OUT_KINDS,
  PLAYS,
} from '@pennant/rules/games/event';
import { FIELDERS } from '@pennant/rules/games/lineup-slots';
import { z } from 'zod';
import { gameLineupID } from './game-lineup.ts';
import { count, uuid } from './common-schemas.ts';

/** A reference to a lineup entry in an event, without its card. */
const lineupReference = z.object({
  gameLineupID,
  cardID: z.int(),
  /** The player's name, URL-encoded as in all responses. */
  name: z.string(),
});

const face = z.int().min(1).max(6);
const twoDice = z.tuple([face, face]);

/** An event in the response of a roll: lineup entries by id. */
export const rolledEventDto = z.object({
  gameEventID: z.string(),
  /** 1 for the first event of the game. */
  eventNumber: z.int().positive(),
  gameID: uuid,
  kind: z.literal(EVENT_KINDS),
  /** Number of outs in the game after the event. */
  ipOuts: count,
  /**
   * H1 H2 H3 HR BB SO OO; null for what happens between rolls (a steal, a wild pitch, a
   * substitution).
   */
  resultType: z.string().nullable(),
  /** The batter's own result, before the pitcher's cell is applied. */
  origResultType: z.string().nullable(),
  /** The pitcher's cell that was rolled, where it had an effect; else null. */
  pitchResultType: z.string().nullable(),
  resultDescription: z.string(),
  /** Sums of the batter's, the extra and the pitcher's dice. */
  diceResultH: z.int().nullable(),
  diceResultX: z.int().nullable(),
  diceResultP: z.int().nullable(),
  /** The faces behind the sums. */
  dice: z.object({
    batter: twoDice.nullable(),
    extra: twoDice.nullable(),
    pitcher: twoDice.nullable(),
  }),
  homeScore: count,
  visitingScore: count,
  rbi: count,
  runs: count,
  sb: count,
  cs: count,
  /** The action of a manager; null where there was none. */
  managerAction: z.literal(MANAGER_ACTIONS).nullable(),
  /** Kind of batted ball of an out or error; null for hits, walks and strikeouts. */
  outKind: z.literal(OUT_KINDS).nullable(),
  /**
   * Direction in degrees from center field (-45 is the left-field line, 45 the right-field line)
   * and distance in feet; null where no ball was hit.
   */
  location: z.object({ angle: z.number(), distance: z.number() }).nullable(),
  /** Position of the fielder who played the ball ("SS"); null where nobody did. */
  fielder: z.literal(FIELDERS).nullable(),
  /**
   * Special play on the ball: "doublePlay", "error", "sacrificeFly" …; null for an ordinary one.
   */
  play: z.literal(PLAYS).nullable(),
  batterLineupID: gameLineupID.nullable(),
  pitcherLineupID: gameLineupID.nullable(),
  nextBatterLineupID: gameLineupID.nullable(),
  nextPitcherLineupID: gameLineupID.nullable(),
  /** Runners on base after the event. */
  firstBaseRunnerLineupID: gameLineupID.nullable(),
  secondBaseRunnerLineupID: gameLineupID.nullable(),
  thirdBaseRunnerLineupID: gameLineupID.nullable(),
  /** Every runner who moved: `from` 0 (the plate) to 3, `to` 1 to 4 (home), or out at that base. */
  moves: z.array(
    z.object({
      gameLineupID,
      from: z.int().min(0).max(3),
      to: z.int().min(1).max(4),
      out: z.boolean(),
    }),
  ),
  /**
   * The error made on the event: the fielder, the position, and whether it was a wild throw. With
   * the play "error" it put the batter on base, else it let players go up a base. Absent where
   * nobody erred, and in games of version 1 of the rules.
   */
  error: z
    .object({ gameLineupID, fielder: z.literal(FIELDERS), kind: z.literal(ERROR_KINDS) })
    .optional(),
  /**
   * Runs of events before, in the same half, that are earned after all because of this event: who
   * scored, and the pitcher charged. Absent where there are none, and in games of version 1.
   */
  earnedAfterAll: z.array(z.object({ gameLineupID, pitcherLineupID: gameLineupID })).optional(),
  /** Players who entered and who left with the event. */
  entered: z.array(gameLineupID),
  exited: z.array(gameLineupID),
});
export type RolledEventDto = z.output<typeof rolledEventDto>;

/** An event in the response of a whole game: with lineup references. */
export const eventDto = rolledEventDto.extend({
  batterLineup: lineupReference.nullable(),
  pitcherLineup: lineupReference.nullable(),
  nextBatterLineup: lineupReference.nullable(),
  nextPitcherLineup: lineupReference.nullable(),
  firstBaseRunnerLineup: lineupReference.nullable(),
  secondBaseRunnerLineup: lineupReference.nullable(),
  thirdBaseRunnerLineup: lineupReference.nullable(),
});
export type EventDto = z.output<typeof eventDto>;
