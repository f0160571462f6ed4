import { z } from 'zod';
import { cardDice, cardInventory, cardSummary } from './cards.ts';
import { uuid } from './common-schemas.ts';

export const ROLES = ['home', 'away'] as const;
export const role = z.literal(ROLES);
export type Role = (typeof ROLES)[number];

/** A card in a game: with its dice. */
export const playCard = cardSummary.extend({
  ...cardDice.shape,
  /** What narration calls the player, encoded as `name` is; null where the card does not say. */
  surname: z.string().nullable(),
  CardInventory: cardInventory.nullable(),
});
export type PlayCard = z.output<typeof playCard>;

export const gameLineupID = z.string().min(1).max(80);

export const gameLineup = z.object({
  gameLineupID,
  cardID: z.int(),
  /** 1 to 9; null when not batting. */
  lineupOrder: z.int().nullable(),
  /** "CF", "SP", "RP", "DH", "Bench"; "PH" for who came in to bat or run and will not field. */
  fieldingPosition: z.string(),
  /** Null where the player started, and where they have not entered. */
  gameEventIDEntered: z.string().nullable(),
  gameEventIDExited: z.string().nullable(),
  /** Whether the player is in the game now. */
  isIn: z.boolean(),
  /**
   * The chances to be safe at second, third and home on a steal, by the rules of this game; null
   * for a player who does not bat.
   */
  stealChances: z.array(z.number().min(0).max(1)).length(3).nullable(),
  Card: playCard,
});
export type GameLineup = z.output<typeof gameLineup>;

export const gameParticipant = z.object({
  gameParticipantID: z.string(),
  gameID: uuid,
  /** Null for the computer. */
  userID: uuid.nullable(),
  role,
  UserTeam: z.object({ userTeamID: uuid, name: z.string() }),
  GameLineups: z.array(gameLineup),
});
export type GameParticipant = z.output<typeof gameParticipant>;
