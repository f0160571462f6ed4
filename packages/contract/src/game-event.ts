import { EVENT_KINDS, MANAGER_ACTIONS, OUT_KINDS, PLAYS } from '@pennant/rules/games/event';
import { FIELDERS } from '@pennant/rules/games/slot';
import { z } from 'zod';
import { gameLineupID } from './game-lineup.ts';
import { count, ownedID } from './values.ts';

/** A lineup named in an event, without its card. */
const lineupReference = z.object({
  gameLineupID,
  cardID: z.int(),
  /** The player's name, URL-encoded as everywhere. */
  name: z.string(),
});

const face = z.int().min(1).max(6);
const twoDice = z.tuple([face, face]);

/** An event as a roll answers it: lineups by id. */
export const rolledEvent = z.object({
  gameEventID: z.string(),
  /** 1 the first of the game. */
  eventNumber: z.int().positive(),
  gameID: ownedID,
  kind: z.literal(EVENT_KINDS),
  /** All outs of the game after it. */
  ipOuts: count,
  /** H1 H2 H3 HR BB SO OO; null for what happens between rolls (a steal, a wild pitch, a substitution). */
  resultType: z.string().nullable(),
  /** The batter's own result, before the pitcher's cell acted. */
  origResultType: z.string().nullable(),
  /** The pitcher's cell that was rolled, where it acted; null where it did nothing. */
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
  /** What a manager did; null where none acted. */
  managerAction: z.literal(MANAGER_ACTIONS).nullable(),
  /** Kind of a ball put in play and caught or fielded; null for hits, walks and strikeouts. */
  outKind: z.literal(OUT_KINDS).nullable(),
  /** Direction in degrees from straight away (-45 the left-field line, 45 the right) and distance in feet; null where no ball was hit. */
  location: z.object({ angle: z.number(), distance: z.number() }).nullable(),
  /** Fielding position of who played the ball ("SS"); null where nobody did. */
  fielder: z.literal(FIELDERS).nullable(),
  /** What made the ball in play special: "doublePlay", "error", "sacrificeFly" …; null for the plain case. */
  play: z.literal(PLAYS).nullable(),
  batterLineupID: gameLineupID.nullable(),
  pitcherLineupID: gameLineupID.nullable(),
  nextBatterLineupID: gameLineupID.nullable(),
  nextPitcherLineupID: gameLineupID.nullable(),
  /** Who stands where after it. */
  firstBaseRunnerLineupID: gameLineupID.nullable(),
  secondBaseRunnerLineupID: gameLineupID.nullable(),
  thirdBaseRunnerLineupID: gameLineupID.nullable(),
  /** Every man who moved: from 0 (the plate) to 3, to 1 to 4 (4 scored), or out at that base. */
  moves: z.array(
    z.object({
      gameLineupID,
      from: z.int().min(0).max(3),
      to: z.int().min(1).max(4),
      out: z.boolean(),
    }),
  ),
  /** Who came in and who left with it. */
  entered: z.array(gameLineupID),
  exited: z.array(gameLineupID),
});
export type RolledEvent = z.output<typeof rolledEvent>;

/** An event as a whole game carries it. */
export const gameEvent = rolledEvent.extend({
  batterLineup: lineupReference.nullable(),
  pitcherLineup: lineupReference.nullable(),
  nextBatterLineup: lineupReference.nullable(),
  nextPitcherLineup: lineupReference.nullable(),
  firstBaseRunnerLineup: lineupReference.nullable(),
  secondBaseRunnerLineup: lineupReference.nullable(),
  thirdBaseRunnerLineup: lineupReference.nullable(),
});
export type GameEvent = z.output<typeof gameEvent>;
