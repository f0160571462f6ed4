import type { Queries, Transaction } from '../platform/database/database.ts';

/** The commitment to the dice of one game of a user. */
export interface GameCommitment {
  readonly gameID: string;
  readonly commitment: Buffer;
  readonly seed: Buffer;
  /** 1 for the user's first game, without gaps. */
  readonly number: number;
  readonly isUsed: boolean;
}

interface CommitmentRow {
  readonly game_id: string;
  readonly commitment: Buffer;
  readonly seed: Buffer;
  readonly number: number;
  readonly used_at: Date | null;
}

const toCommitment = (row: CommitmentRow): GameCommitment => ({
  gameID: row.game_id,
  commitment: row.commitment,
  seed: row.seed,
  number: row.number,
  isUsed: row.used_at !== null,
});

const COLUMNS = 'game_id, commitment, seed, number, used_at';

/** Returns the user's unused commitment, which the next game takes; null if there is none. */
export async function findUnusedCommitment(
  queries: Queries,
  userID: string,
): Promise<GameCommitment | null> {
  const [row] = await queries.query<CommitmentRow>(
    `select ${COLUMNS} from game_commitment where user_id = $1 and used_at is null`,
    [userID],
  );
  return row === undefined ? null : toCommitment(row);
}

/** Returns one commitment of this user, locked until the transaction ends. */
export async function lockCommitment(
  tx: Transaction,
  { userID, gameID }: { readonly userID: string; readonly gameID: string },
): Promise<GameCommitment | null> {
  const [row] = await tx.query<CommitmentRow>(
    `select ${COLUMNS} from game_commitment where user_id = $1 and game_id = $2 for update`,
    [userID, gameID],
  );
  return row === undefined ? null : toCommitment(row);
}

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
  const [row] = await queries.query<CommitmentRow>(
    `insert into game_commitment (user_id, game_id, number, seed, commitment, created_at)
     select $1, $2, coalesce(max(number), 0) + 1, $3, $4, $5 from game_commitment where user_id = $1
     on conflict do nothing returning ${COLUMNS}`,
    [commitment.userID, commitment.gameID, commitment.seed, commitment.commitment, now],
  );
  return row === undefined ? null : toCommitment(row);
}

export async function markCommitmentUsed(
  tx: Transaction,
  { userID, gameID }: { readonly userID: string; readonly gameID: string },
  now: Date,
): Promise<void> {
  await tx.query(`update game_commitment set used_at = $3 where user_id = $1 and game_id = $2`, [
    userID,
    gameID,
    now,
  ]);
}
