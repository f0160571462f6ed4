import type { LiveState } from '@pennant/rules/live/live-state';
import { scoreOf } from '@pennant/rules/games/analysis/scoreboard';
import { DamagedRecord, type PackedRecord } from '../games/game-record.ts';
import type { Queries, Transaction } from '../platform/database/database.ts';
import { NOBODY } from '../platform/nobody.ts';
import { statement, type StatementRow } from '../platform/database/statement.ts';
import { unpackLiveGame, type FinishedLiveGame } from './finished-live-game.ts';

const FIND_RECORD = statement(
  'live.find_record',
  'select format, events, record, checksum from live_game_record where game_id = $1',
);

/**
 * Returns what the record of a live game has; null where it has none yet.
 *
 * @throws DamagedRecord if it can't be read.
 */
export async function findFinishedLiveGame(
  queries: Queries,
  gameID: string,
): Promise<FinishedLiveGame | null> {
  const [packed] = await queries.query(FIND_RECORD, [gameID]);
  return packed === undefined ? null : unpackLiveGame(gameID, packed);
}

/**
 * Returns what the record of a live game has whose rows are no longer there.
 *
 * @throws DamagedRecord if it is missing or can't be read.
 */
export async function readFinishedLiveGame(
  queries: Queries,
  gameID: string,
): Promise<FinishedLiveGame> {
  const finished = await findFinishedLiveGame(queries, gameID);
  if (finished === null) throw new DamagedRecord({ gameID }, 'missing');
  return finished;
}

const LIST_WITHOUT_RECORD = statement(
  'live.list_without_record',
  `select game_id, ended_at from live_game
   where settled_at is not null and source is not null and ended_at <= $1
     and (ended_at, game_id) > ($2, $3)
   order by ended_at, game_id limit $4`,
  { notNull: ['ended_at'] },
);
export type GameWithoutRecord = StatementRow<'live.list_without_record'>;

/** Returns the next live games, by their end, that are settled and have no record. */
export const listWithoutRecord = (
  queries: Queries,
  {
    after,
    endedBefore,
    limit,
  }: {
    readonly after: GameWithoutRecord | null;
    readonly endedBefore: Date;
    readonly limit: number;
  },
): Promise<GameWithoutRecord[]> =>
  queries.query(LIST_WITHOUT_RECORD, [
    endedBefore,
    after?.ended_at ?? new Date(0),
    after?.game_id ?? NOBODY,
    limit,
  ]);

const LOCK_WITHOUT_RECORD = statement(
  'live.lock_without_record',
  `select source, state, steps from live_game
   where game_id = $1 and settled_at is not null and source is not null
   for no key update skip locked`,
);

/**
 * Locks a live game that is settled and has no record until the transaction ends. Returns
 * undefined if another program has it, or there is none.
 */
export async function lockWithoutRecord(
  tx: Transaction,
  gameID: string,
): Promise<StatementRow<'live.lock_without_record'> | undefined> {
  const [row] = await tx.query(LOCK_WITHOUT_RECORD, [gameID]);
  return row;
}

/** The version stays: who follows the game has all of it, and is sent nothing. */
const STORE_RECORD = statement(
  'live.store_record',
  `with moved as (
     update live_game set source = null, state = $6 where game_id = $1 and source is not null
     returning true
   ), emptied as (
     delete from live_game_step where game_id = $1
   )
   insert into live_game_record (game_id, format, events, record, checksum)
   select $1, $2, $3, $4, $5 from moved returning game_id`,
);

/** Puts the record of a live game in the place of its sides, its state and its steps. */
export async function storeRecord(
  tx: Transaction,
  gameID: string,
  { state, packed }: { readonly state: LiveState; readonly packed: PackedRecord },
): Promise<void> {
  const { format, events, record, checksum } = packed;
  // The score, which cups ask for, outlasts the state.
  const score = JSON.stringify({ game: scoreOf(state.game) });
  const rows = await tx.query(STORE_RECORD, [gameID, format, events, record, checksum, score]);
  if (rows.length !== 1) throw new Error(`the live game ${gameID} got no record`);
}
