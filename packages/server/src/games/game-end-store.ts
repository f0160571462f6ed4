import { scoreOf } from '@pennant/rules/games/analysis/scoreboard';
import type { GameState } from '@pennant/rules/games/state';
import { activeSessionCondition } from '../platform/database/active-session-condition.ts';
import type { Queries, Transaction } from '../platform/database/database.ts';
import { statement, type StatementRow } from '../platform/database/statement.ts';
import type { PackedRecord } from './game-record.ts';
import type { GameKey, RatingChange } from './game-store.ts';

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
  /** Whether the careers of its cards have the game; else a job counts it, if it counts. */
  readonly isInCareers: boolean;
}

const LOCK_GAME = statement(
  'games.lock',
  `select from game where user_id = $1 and game_id = $2 and version = $4 and not is_final
     and ${activeSessionCondition('$1', '$3')}
   for no key update`,
  { prepared: true },
);

/**
 * Locks a game that is about to end until the transaction ends. Returns false if another request
 * has moved or ended it, which then grants the results, or if the session has ended.
 */
export async function lockGame(
  tx: Transaction,
  { userID, gameID, sessionID }: GameKey & { readonly sessionID: string },
  version: number,
): Promise<boolean> {
  const rows = await tx.query(LOCK_GAME, [userID, gameID, sessionID, version]);
  return rows.length === 1;
}

/**
 * Returns a statement that updates a game ($1, $2) to be final, and puts its record ($3 to $6) in
 * the place of its events and its setup.
 */
const storeRecordAnd = (update: string, condition: string): string =>
  `with ended as (
     update game set setup = null, ${update}
     where user_id = $1 and game_id = $2 and ${condition} returning user_id, game_id
   ), emptied as (
     delete from game_event using ended
     where game_event.user_id = $1 and game_event.game_id = $2
   )
   insert into game_record (user_id, game_id, format, events, record, checksum)
   select user_id, game_id, $3, $4, $5, $6 from ended returning true`;

const recordValues = ({ userID, gameID }: GameKey, packed: PackedRecord) =>
  [userID, gameID, packed.format, packed.events, packed.record, packed.checksum] as const;

/** The score, which outlasts the state. The record has the whole state. */
const scoreJson = (state: GameState): string => JSON.stringify(scoreOf(state));

const WRITE_END = statement(
  'games.write_end',
  storeRecordAnd(
    `version = $8, state = $9, is_final = true, is_abandoned = $10, finished_at = $11,
       result_description = $12, seed = $13, earned_money = $14, earned_experience = $15,
       experience_after = $16, elo_before = $17, elo_after = $18, game_of_day = $19,
       clicked_game_of_day = $20, has_wpa = true, is_in_careers = $21`,
    'version = $7 and not is_final',
  ),
  { prepared: true, nullable: ['$16', '$17', '$18', '$19', '$20'] },
);

/**
 * Writes the end of a game with its record, whose last state is `state`. Returns false if the
 * game's version is no longer `version`.
 */
export async function writeGameEnd(
  tx: Transaction,
  key: GameKey,
  {
    version,
    state,
    packed,
    isAbandoned,
    end,
    now,
  }: {
    readonly version: number;
    readonly state: GameState;
    readonly packed: PackedRecord;
    readonly isAbandoned: boolean;
    readonly end: GameEnd;
    readonly now: Date;
  },
): Promise<boolean> {
  const rows = await tx.query(WRITE_END, [
    ...recordValues(key, packed),
    version,
    state.eventNumber,
    scoreJson(state),
    isAbandoned,
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
    end.isInCareers,
  ]);
  return rows.length === 1;
}

const LIST_WITHOUT_RECORD = statement(
  'games.list_without_record',
  `select user_id as "userID", game_id as "gameID" from game
   where is_final and setup is not null and ($1::uuid is null or (user_id, game_id) > ($1, $2))
   order by user_id, game_id limit $3`,
  { nullable: ['$1', '$2'] },
);

/** Returns the next games, by user and game, that are over and have no record. */
export const listGamesWithoutRecord = (
  queries: Queries,
  { after, limit }: { readonly after: GameKey | null; readonly limit: number },
): Promise<GameKey[]> =>
  queries.query(LIST_WITHOUT_RECORD, [after?.userID ?? null, after?.gameID ?? null, limit]);

const LOCK_WITHOUT_RECORD = statement(
  'games.lock_without_record',
  `select version, state, setup from game
   where user_id = $1 and game_id = $2 and is_final and setup is not null
   for no key update skip locked`,
);

/**
 * Locks a game that is over and has no record until the transaction ends. Returns null if another
 * program has it, or there is none.
 */
export async function lockGameWithoutRecord(
  tx: Transaction,
  { userID, gameID }: GameKey,
): Promise<StatementRow<'games.lock_without_record'> | null> {
  const [row] = await tx.query(LOCK_WITHOUT_RECORD, [userID, gameID]);
  return row ?? null;
}

const STORE_RECORD = statement(
  'games.store_record',
  storeRecordAnd('state = $7', 'is_final and setup is not null'),
);

/** Puts the record of a game that is over in the place of its events, its setup and its state. */
export async function storeRecord(
  tx: Transaction,
  key: GameKey,
  { state, packed }: { readonly state: GameState; readonly packed: PackedRecord },
): Promise<void> {
  const rows = await tx.query(STORE_RECORD, [...recordValues(key, packed), scoreJson(state)]);
  if (rows.length !== 1) throw new Error(`the game ${key.gameID} got no record`);
}
