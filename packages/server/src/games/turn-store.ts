import type { Command } from '@pennant/rules/games/command';
import type { GameEvent } from '@pennant/rules/games/event';
import type { GameState } from '@pennant/rules/games/state';
import type { Queries, Transaction } from '../platform/database/database.ts';
import { statement } from '../platform/database/statement.ts';
import { startOfDay } from '../platform/start-of-day.ts';
import { toStoredEvent } from './stored-event.ts';
import type { GameKey, RatingChange } from './game-store.ts';

/** A command, its events and the state after them. The command is stored with the first event. */
export interface TurnRecord {
  /** The number of the last event before the turn; the write fails if the game has moved since. */
  readonly version: number;
  readonly command: Command | PlayOnCommand;
  readonly state: GameState;
  readonly events: readonly GameEvent[];
}

/** The command that plays to the end of the half-inning or the game, as `game_event` stores it. */
export interface PlayOnCommand {
  readonly kind: 'playOn';
  readonly until: 'half' | 'final';
}

/** Returns the events of a turn as the JSON that the statements below insert. */
export const toEventRows = ({ command, events }: TurnRecord): string =>
  JSON.stringify(
    events.map((event, index) => ({
      n: event.eventNumber,
      command: index === 0 ? command : null,
      event: toStoredEvent(event),
    })),
  );

const INSERT_EVENTS = `insert into game_event (user_id, game_id, event_number, command, event)
  select $1, $2, e.n, e.command, e.event
  from moved, jsonb_to_recordset($6::jsonb) as e (n integer, command jsonb, event jsonb)`;

const WRITE_TURN = statement(
  'games.write_turn',
  `with moved as (
     update game set version = $4, state = $5, last_played_day = $7
     where user_id = $1 and game_id = $2 and version = $3 and not is_final returning true
   ) ${INSERT_EVENTS} returning event_number`,
  { prepared: true },
);

/**
 * Writes a turn that does not end its game: state and events in one statement, on the condition
 * that the game's version is still `turn.version`. Returns false if it is not.
 */
export async function writeTurn(
  queries: Queries,
  { userID, gameID }: GameKey,
  turn: TurnRecord,
  now: Date,
): Promise<boolean> {
  const rows = await queries.query(WRITE_TURN, [
    userID,
    gameID,
    turn.version,
    turn.state.eventNumber,
    JSON.stringify(turn.state),
    toEventRows(turn),
    startOfDay(now),
  ]);
  return rows.length === turn.events.length;
}

/** What is written into a game's row when it ends. */
export interface GameEnd {
  readonly resultDescription: string;
  readonly seed: Buffer;
  readonly money: number;
  readonly experience: number;
  /** The user's experience after the game; null where it brought none. */
  readonly experienceAfter: number | null;
  /** Null where the game is not rated. */
  readonly ratingChange: RatingChange | null;
  /** As in `StoredGame`. */
  readonly gameOfDay: number | null;
  readonly clickedGameOfDay: number | null;
}

const LOCK_GAME = statement(
  'games.lock',
  `select from game where user_id = $1 and game_id = $2 and version = $3 and not is_final
   for no key update`,
);

/**
 * Locks a game that is about to end until the transaction ends. Returns false if another request
 * has moved or ended it: that request then grants the results.
 */
export async function lockGame(
  tx: Transaction,
  { userID, gameID }: GameKey,
  version: number,
): Promise<boolean> {
  const rows = await tx.query(LOCK_GAME, [userID, gameID, version]);
  return rows.length === 1;
}

const WRITE_FINAL_TURN = statement(
  'games.write_final_turn',
  `with moved as (
     update game set version = $4, state = $5, is_final = true, finished_at = $7,
       result_description = $8, seed = $9, earned_money = $10, earned_experience = $11,
       experience_after = $12, elo_before = $13, elo_after = $14, game_of_day = $15,
       clicked_game_of_day = $16
     where user_id = $1 and game_id = $2 and version = $3 and not is_final returning true
   ), written as (${INSERT_EVENTS})
   select from moved`,
  { nullable: ['$12', '$13', '$14', '$15', '$16'] },
);

/** Writes the turn that ends a game. Returns false if the game's version has changed. */
export async function writeFinalTurn(
  tx: Transaction,
  { userID, gameID }: GameKey,
  turn: TurnRecord,
  end: GameEnd,
  now: Date,
): Promise<boolean> {
  const rows = await tx.query(WRITE_FINAL_TURN, [
    userID,
    gameID,
    turn.version,
    turn.state.eventNumber,
    JSON.stringify(turn.state),
    toEventRows(turn),
    now,
    end.resultDescription,
    end.seed,
    end.money,
    end.experience,
    end.experienceAfter,
    end.ratingChange?.before ?? null,
    end.ratingChange?.after ?? null,
    end.gameOfDay,
    end.clickedGameOfDay,
  ]);
  return rows.length === 1;
}

const MARK_ABANDONED = statement(
  'games.mark_abandoned',
  `update game set is_final = true, is_abandoned = true, finished_at = $4,
     result_description = $5, seed = $6, earned_money = $7, earned_experience = $8,
     experience_after = $9, elo_before = $10, elo_after = $11
   where user_id = $1 and game_id = $2 and version = $3 and not is_final returning true`,
  { nullable: ['$9', '$10', '$11'] },
);

/** Marks a game as abandoned. Returns false if the game's version is no longer `version`. */
export async function markGameAbandoned(
  tx: Transaction,
  { userID, gameID }: GameKey,
  version: number,
  end: GameEnd,
  now: Date,
): Promise<boolean> {
  const rows = await tx.query(MARK_ABANDONED, [
    userID,
    gameID,
    version,
    now,
    end.resultDescription,
    end.seed,
    end.money,
    end.experience,
    end.experienceAfter,
    end.ratingChange?.before ?? null,
    end.ratingChange?.after ?? null,
  ]);
  return rows.length === 1;
}
