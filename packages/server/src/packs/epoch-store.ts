import type { Queries, Transaction } from '../platform/database/database.ts';
import { statement, type StatementRow } from '../platform/database/statement.ts';

export type EpochRow = StatementRow<'packs.find_epoch'>;

const EPOCHS_OF_USER = `select epoch_id, number, seed, commitment, client_seed, client_seed_origin,
    packs, closed_at
  from pack_epoch where user_id = $1`;

const FIND_OPEN_EPOCH = statement(
  'packs.find_open_epoch',
  `${EPOCHS_OF_USER} and closed_at is null`,
);

export async function findOpenEpoch(
  queries: Queries,
  userID: string,
): Promise<EpochRow | undefined> {
  const [row] = await queries.query(FIND_OPEN_EPOCH, [userID]);
  return row;
}

const LOCK_OPEN_EPOCH = statement('packs.lock_open_epoch', `${FIND_OPEN_EPOCH.text} for update`, {
  prepared: true,
});

/** Returns a user's open epoch, locked until the transaction ends. */
export async function lockOpenEpoch(
  tx: Transaction,
  userID: string,
): Promise<EpochRow | undefined> {
  const [row] = await tx.query(LOCK_OPEN_EPOCH, [userID]);
  return row;
}

const FIND_EPOCH = statement('packs.find_epoch', `${EPOCHS_OF_USER} and epoch_id = $2`);

export async function findEpoch(
  queries: Queries,
  userID: string,
  epochID: string,
): Promise<EpochRow | undefined> {
  const [row] = await queries.query(FIND_EPOCH, [userID, epochID]);
  return row;
}

const ADD_EPOCH = statement(
  'packs.add_epoch',
  `insert into pack_epoch
     (user_id, epoch_id, number, seed, commitment, client_seed_origin, created_at)
   select $1, $2, coalesce(max(number), 0) + 1, $3, $4, null, $5 from pack_epoch where user_id = $1
   on conflict do nothing`,
);

/**
 * Inserts an epoch with the next number, unless the user has an open one. It has no client seed
 * yet.
 */
export async function addEpoch(
  tx: Transaction,
  epoch: {
    readonly userID: string;
    readonly epochID: string;
    readonly seed: Buffer;
    readonly commitment: Buffer;
    readonly now: Date;
  },
): Promise<void> {
  const { userID, epochID, seed, commitment, now } = epoch;
  await tx.query(ADD_EPOCH, [userID, epochID, seed, commitment, now]);
}

const SET_CLIENT_SEED = statement(
  'packs.set_client_seed',
  `update pack_epoch set client_seed = $3, client_seed_origin = $4
   where user_id = $1 and epoch_id = $2 and client_seed is null`,
  { types: { $4: 'pack_epoch.client_seed_origin' } },
);

/** Sets the client seed of an epoch that has none. */
export async function setClientSeed(
  tx: Transaction,
  { userID, epochID }: { readonly userID: string; readonly epochID: string },
  clientSeed: Buffer,
  origin: 'browser' | 'server',
): Promise<void> {
  await tx.query(SET_CLIENT_SEED, [userID, epochID, clientSeed, origin]);
}

const CLOSE_EPOCH = statement(
  'packs.close_epoch',
  'update pack_epoch set closed_at = $3 where user_id = $1 and epoch_id = $2',
);

export async function closeEpoch(
  tx: Transaction,
  userID: string,
  epochID: string,
  now: Date,
): Promise<void> {
  await tx.query(CLOSE_EPOCH, [userID, epochID, now]);
}

const READ_CLOSED_EPOCHS = statement(
  'packs.read_closed_epochs',
  `${EPOCHS_OF_USER} and closed_at is not null
     and number < coalesce(
       (select number from pack_epoch where user_id = $1 and epoch_id = $2::uuid),
       case when $2::uuid is null then 2147483647 else 0 end)
   order by number desc limit $3`,
  { notNull: ['closed_at'], nullable: ['$2'] },
);

/** Returns a page of a user's closed epochs, newest first, older than the epoch `after`. */
export const readClosedEpochs = (
  queries: Queries,
  userID: string,
  { after, limit }: { readonly after?: string | undefined; readonly limit: number },
) => queries.query(READ_CLOSED_EPOCHS, [userID, after ?? null, limit]);
