import type { Queries, Transaction } from '../platform/database/database.ts';

export interface EpochRow {
  readonly epoch_id: string;
  readonly number: number;
  readonly seed: Buffer;
  readonly commitment: Buffer;
  readonly client_seed: Buffer;
  readonly packs: number;
  readonly closed: Date | null;
}

const COLUMNS = 'epoch_id, number, seed, commitment, client_seed, packs, closed';

/** Returns a user's open epoch, locked until the transaction ends. */
export const lockOpenEpoch = async (
  tx: Transaction,
  userID: string,
): Promise<EpochRow | undefined> => {
  const [row] = await tx.query<EpochRow>(
    {
      name: 'lock_open_epoch',
      text: `select ${COLUMNS} from pack_epoch where user_id = $1 and closed is null for update`,
    },
    [userID],
  );
  return row;
};

export const findOpenEpoch = async (
  queries: Queries,
  userID: string,
): Promise<EpochRow | undefined> => {
  const [row] = await queries.query<EpochRow>(
    `select ${COLUMNS} from pack_epoch where user_id = $1 and closed is null`,
    [userID],
  );
  return row;
};

export const findEpoch = async (
  queries: Queries,
  userID: string,
  epochID: string,
): Promise<EpochRow | undefined> => {
  const [row] = await queries.query<EpochRow>(
    `select ${COLUMNS} from pack_epoch where user_id = $1 and epoch_id = $2`,
    [userID, epochID],
  );
  return row;
};

/** Inserts an epoch with the next number, unless the user has an open one. */
export const addEpoch = async (
  tx: Transaction,
  epoch: {
    readonly userID: string;
    readonly epochID: string;
    readonly seed: Buffer;
    readonly commitment: Buffer;
    readonly clientSeed: Buffer;
    readonly now: Date;
  },
): Promise<void> => {
  await tx.query(
    `insert into pack_epoch (user_id, epoch_id, number, seed, commitment, client_seed, created)
     select $1, $2, coalesce(max(number), 0) + 1, $3, $4, $5, $6 from pack_epoch where user_id = $1
     on conflict do nothing`,
    [epoch.userID, epoch.epochID, epoch.seed, epoch.commitment, epoch.clientSeed, epoch.now],
  );
};

export const closeEpoch = (tx: Transaction, userID: string, epochID: string, now: Date) =>
  tx.query('update pack_epoch set closed = $3 where user_id = $1 and epoch_id = $2', [
    userID,
    epochID,
    now,
  ]);

/** Returns a page of a user's closed epochs, newest first, older than the epoch `after`. */
export const readClosedEpochs = (
  queries: Queries,
  userID: string,
  { after, limit }: { readonly after?: string | undefined; readonly limit: number },
) =>
  queries.query<EpochRow & { readonly closed: Date }>(
    `select ${COLUMNS} from pack_epoch where user_id = $1 and closed is not null
       and number < coalesce((select number from pack_epoch where user_id = $1 and epoch_id = $2::uuid),
         case when $2::uuid is null then 2147483647 else 0 end)
     order by number desc limit $3`,
    [userID, after ?? null, limit],
  );

export interface Draw {
  readonly pack: number;
  readonly cardIDs: readonly number[];
}

/** Stores drawn packs and adds their number to the epoch's count. */
export const addDraws = async (
  tx: Transaction,
  drawnPacks: {
    readonly userID: string;
    readonly epochID: string;
    readonly seriesID: number;
    readonly oddsHash: Buffer;
    readonly journalID: string;
    readonly draws: readonly Draw[];
  },
): Promise<void> => {
  const { userID, epochID, draws } = drawnPacks;
  await tx.query(
    {
      name: 'count_draws',
      text: 'update pack_epoch set packs = packs + $3 where user_id = $1 and epoch_id = $2',
    },
    [userID, epochID, draws.length],
  );
  await tx.query(
    {
      name: 'add_draws',
      text: `insert into pack_draw (user_id, epoch_id, pack, series_id, odds_hash, card_ids, journal_id)
             select $1, $2, (draw->>'pack')::integer, $3, $4, draw->'cardIDs', $5 from jsonb_array_elements($6) as draw`,
    },
    [
      userID,
      epochID,
      drawnPacks.seriesID,
      drawnPacks.oddsHash,
      drawnPacks.journalID,
      JSON.stringify(draws),
    ],
  );
};

export interface DrawRow {
  readonly pack: number;
  readonly series_id: number;
  readonly odds_hash: Buffer;
  readonly card_ids: number[];
}

/** Returns the packs of an epoch in the order of drawing. */
export const readDraws = (queries: Queries, userID: string, epochID: string) =>
  queries.query<DrawRow>(
    `select pack, series_id, odds_hash, card_ids from pack_draw where user_id = $1 and epoch_id = $2 order by pack`,
    [userID, epochID],
  );

/** Returns the odds tables by which an epoch's packs were drawn. */
export const readOddsOfEpoch = (queries: Queries, userID: string, epochID: string) =>
  queries.query<{ odds_hash: Buffer; table_text: string }>(
    `select odds_hash, table_text from odds_table where odds_hash in (
       select odds_hash from pack_draw where user_id = $1 and epoch_id = $2) order by odds_hash`,
    [userID, epochID],
  );
