import type { Queries, Transaction } from '../platform/database/database.ts';
import { statement, type StatementRow } from '../platform/database/statement.ts';

/** The commitment to the dice of one game of a user. */
export interface GameCommitment {
  readonly gameID: string;
  readonly commitment: Buffer;
  readonly seed: Buffer;
  /** 1 for the user's first game, without gaps. */
  readonly number: number;
  readonly isUsed: boolean;
}

const toCommitment = (row: StatementRow<'games.lock_commitment'>): GameCommitment => ({
  gameID: row.game_id,
  commitment: row.commitment,
  seed: row.seed,
  number: row.number,
  isUsed: row.used_at !== null,
});

const COLUMNS = 'game_id, commitment, seed, number, used_at';

const FIND_UNUSED_COMMITMENT = statement(
  'games.find_unused_commitment',
  `select ${COLUMNS} from game_commitment where user_id = $1 and used_at is null`,
);

/** Returns the user's unused commitment, which the next game takes; null if there is none. */
export async function findUnusedCommitment(
  queries: Queries,
  userID: string,
): Promise<GameCommitment | null> {
  const [row] = await queries.query(FIND_UNUSED_COMMITMENT, [userID]);
  return row === undefined ? null : toCommitment(row);
}

const LOCK_COMMITMENT = statement(
  'games.lock_commitment',
  `select ${COLUMNS} from game_commitment where user_id = $1 and game_id = $2 for update`,
);

/** Returns one commitment of this user, locked until the transaction ends. */
export async function lockCommitment(
  tx: Transaction,
  { userID, gameID }: { readonly userID: string; readonly gameID: string },
): Promise<GameCommitment | null> {
  const [row] = await tx.query(LOCK_COMMITMENT, [userID, gameID]);
  return row === undefined ? null : toCommitment(row);
}

const INSERT_COMMITMENT = statement(
  'games.insert_commitment',
  `insert into game_commitment (user_id, game_id, number, seed, commitment, created_at)
   select $1, $2, coalesce(max(number), 0) + 1, $3, $4, $5 from game_commitment where user_id = $1
   on conflict do nothing returning ${COLUMNS}`,
);

/** Inserts the user's next commitment; returns null if the user has an unused one by now. */
export async function insertCommitment(
  queries: Queries,
  commitment: {
    readonly userID: string;
    readonly gameID: string;
    readonly seed: Buffer;
    readonly commitment: Buffer;
  },
  now: Date,
): Promise<GameCommitment | null> {
  const [row] = await queries.query(INSERT_COMMITMENT, [
    commitment.userID,
    commitment.gameID,
    commitment.seed,
    commitment.commitment,
    now,
  ]);
  return row === undefined ? null : toCommitment(row);
}

const MARK_COMMITMENT_USED = statement(
  'games.mark_commitment_used',
  'update game_commitment set used_at = $3 where user_id = $1 and game_id = $2',
);

export async function markCommitmentUsed(
  tx: Transaction,
  { userID, gameID }: { readonly userID: string; readonly gameID: string },
  now: Date,
): Promise<void> {
  await tx.query(MARK_COMMITMENT_USED, [userID, gameID, now]);
}
