import type { Side } from '@pennant/rules/games/lineup-slots';
import type { GameSource } from '@pennant/rules/games/setup';
import type { RecordedStep } from '@pennant/rules/live/live-record';
import type { LiveState } from '@pennant/rules/live/live-state';
import type { PlayedStep } from '@pennant/rules/live/live-step';
import { nextDeadlineOf } from '@pennant/rules/live/pass-deadlines';
import type { LiveUnratedReason } from '@pennant/rules/live/unrated-reason';
import { fromStoredEvent, toStoredEvent, type StoredEvent } from '../games/stored-event.ts';
import type { Queries, Transaction } from '../platform/database/database.ts';
import { statement, type StatementRow } from '../platform/database/statement.ts';
import type { StepRow } from './finished-live-game.ts';

/** How long both sides have to get ready, in ms. */
export const READY_MS = 15 * 60_000;

const ADD_GAME = statement(
  'live.add_game',
  `insert into live_game (game_id, created_at, visiting_user_id, home_user_id, visiting_username,
     home_username, source, rules_version, seed, commitment, is_rated, unrated_reason, cup_id,
     state, next_deadline, visiting_team, home_team, visiting_rating, visiting_deviation,
     home_rating, home_deviation)
   values ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12, $13, $14, $15, $16, $17, $18, $19,
     $20, $21)`,
  { nullable: ['$12', '$13'], types: { $12: 'live_game.unrated_reason' } },
);

/** A player of a live game, with the rating that its result counts by. */
export interface SeatedPlayer {
  readonly userID: string;
  readonly username: string;
  readonly rating: number;
  readonly deviation: number;
}

/** A live game to insert. */
export interface LiveGameToInsert {
  readonly gameID: string;
  readonly visitors: SeatedPlayer;
  readonly home: SeatedPlayer;
  readonly source: GameSource;
  readonly rulesVersion: number;
  readonly seed: Buffer;
  readonly commitment: Buffer;
  /** Null where it is rated. */
  readonly unratedReason: LiveUnratedReason | null;
  readonly cupID: string | null;
  readonly state: LiveState;
  readonly now: Date;
}

/** Inserts a live game that nobody is ready for yet. */
export async function insertLiveGame(tx: Transaction, game: LiveGameToInsert): Promise<void> {
  await tx.query(ADD_GAME, [
    game.gameID,
    game.now,
    game.visitors.userID,
    game.home.userID,
    game.visitors.username,
    game.home.username,
    JSON.stringify(game.source),
    game.rulesVersion,
    game.seed,
    game.commitment,
    game.unratedReason === null,
    game.unratedReason,
    game.cupID,
    JSON.stringify(game.state),
    new Date(game.now.getTime() + READY_MS),
    game.source.visitors.name,
    game.source.home.name,
    game.visitors.rating,
    game.visitors.deviation,
    game.home.rating,
    game.home.deviation,
  ]);
}

const FIND_GAME = statement(
  'live.find_game',
  `select game_id, created_at, visiting_user_id, home_user_id, visiting_username, home_username,
     visiting_team, home_team, source, rules_version, seed, commitment, is_rated, unrated_reason, version, state, steps,
     is_disputed
   from live_game where game_id = $1`,
  { prepared: true },
);
export type LiveGameRow = StatementRow<'live.find_game'>;

/** Returns a live game; undefined where there is none. */
export async function findLiveGame(
  queries: Queries,
  gameID: string,
): Promise<LiveGameRow | undefined> {
  const [row] = await queries.query(FIND_GAME, [gameID]);
  return row;
}

const FIND_USERS = statement(
  'live.find_users',
  'select visiting_user_id, home_user_id from live_game where game_id = $1',
);

/** Returns the side that a user plays in a live game; null for others, and where there is none. */
export async function findSideOfUser(
  queries: Queries,
  { gameID, userID }: { readonly gameID: string; readonly userID: string },
): Promise<Side | null> {
  const [row] = await queries.query(FIND_USERS, [gameID]);
  if (row?.visiting_user_id === userID) return 'visitors';
  return row?.home_user_id === userID ? 'home' : null;
}

const FIND_MOVED = statement(
  'live.find_moved',
  `select version, state, steps, source is null as has_record, is_rated, unrated_reason,
     is_disputed, visiting_user_id, home_user_id, visiting_username, home_username, visiting_team,
     home_team
   from live_game where game_id = $1`,
  { prepared: true, notNull: ['has_record'] },
);

/** Returns what may have changed of a live game. */
export async function findMoved(
  queries: Queries,
  gameID: string,
): Promise<StatementRow<'live.find_moved'> | undefined> {
  const [row] = await queries.query(FIND_MOVED, [gameID]);
  return row;
}

const READ_STEPS = statement(
  'live.read_steps',
  `select step, events from live_game_step where game_id = $1 and step_number > $2
   order by step_number`,
  { prepared: true },
);

/** Returns the rows of what was played after so many steps, oldest first: none of a record. */
export async function readStepRows(
  queries: Queries,
  { gameID, after }: { readonly gameID: string; readonly after: number },
): Promise<StepRow[]> {
  const rows = await queries.query(READ_STEPS, [gameID, after]);
  return rows.map(({ step, events }) => ({
    step: step as RecordedStep,
    events: events as StoredEvent[],
  }));
}

/** Returns a step with its events as the rules have them. */
export const toPlayedStep = ({ step, events }: StepRow): PlayedStep => ({
  step,
  events: events.map(fromStoredEvent),
});

const MOVE = statement(
  'live.move',
  `update live_game set version = version + 1, state = $3, next_deadline = $4, ended_at = $5,
     result = $6
   where game_id = $1 and version = $2 returning version`,
  { prepared: true, nullable: ['$4', '$5', '$6'] },
);

/** The insert stands last: before a select, Citus would send what was moved to every server. */
const MOVE_AND_PLAY = statement(
  'live.move_and_play',
  `with moved as (
     update live_game set version = version + 1, state = $3, next_deadline = $4, ended_at = $5,
       result = $6, steps = steps + $8
     where game_id = $1 and version = $2 returning true
   )
   insert into live_game_step (game_id, step_number, step, events)
   select $1, s.n, s.step, s.events
   from moved, jsonb_to_recordset($7::jsonb) as s (n integer, step jsonb, events jsonb)
   returning game_id`,
  { prepared: true, nullable: ['$4', '$5', '$6'] },
);

/** What a live game becomes, from the version that it has. */
export interface LiveMove {
  readonly gameID: string;
  readonly version: number;
  readonly state: LiveState;
  /** Steps that were played before. */
  readonly steps: number;
  readonly played: readonly PlayedStep[];
  /** Kept of a game that is not begun: until when both have to be ready. */
  readonly readyUntil: Date | null;
  readonly now: Date;
}

/**
 * Writes what became of a live game, on the condition that nobody has written since. Returns
 * whether it was written.
 */
export async function writeMove(queries: Queries, move: LiveMove): Promise<boolean> {
  const { gameID, version, state, played, now } = move;
  const deadline = nextDeadlineOf(state);
  const due = deadline === null ? null : new Date(deadline);
  const { result } = state;
  const values = [
    gameID,
    version,
    JSON.stringify(state),
    state.phase === 'ready' ? move.readyUntil : due,
    result && now,
    result && JSON.stringify(result),
  ] as const;
  if (played.length === 0) return (await queries.query(MOVE, [...values])).length > 0;
  const rows = played.map(({ step, events }, index) => ({
    n: move.steps + index + 1,
    step,
    events: events.map(toStoredEvent),
  }));
  return (
    (await queries.query(MOVE_AND_PLAY, [...values, JSON.stringify(rows), played.length])).length >
    0
  );
}

const DISPUTE = statement(
  'live.dispute',
  `update live_game set is_disputed = true, is_rated = false, unrated_reason = 'disputed',
     version = version + 1
   where game_id = $1 and settled_at is null and (ended_at is null or ended_at > $2)
   returning game_id`,
);

/**
 * Marks a live game as disputed that is under way, or has ended after `since`. Returns whether it
 * was marked.
 */
export async function markDisputed(
  queries: Queries,
  { gameID, since }: { readonly gameID: string; readonly since: Date },
): Promise<boolean> {
  return (await queries.query(DISPUTE, [gameID, since])).length > 0;
}
