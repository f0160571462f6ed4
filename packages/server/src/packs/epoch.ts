import { randomBytes } from 'node:crypto';
import type { ResponseOf } from '@pennant/contract/call';
import type { packCalls } from '@pennant/contract/packs';
import {
  CLIENT_SEED_BYTES,
  SERVER_SEED_BYTES,
  commitmentOf,
} from '@pennant/rules/fairness/commitment';
import type { TransactionScope, Transaction } from '../platform/database/database.ts';
import { newUuidV7 } from '../platform/uuid-v7.ts';
import { refuse } from '../platform/refusal.ts';
import { readDraws, readOddsOfEpoch } from './pack-draw-store.ts';
import {
  addEpoch,
  closeEpoch,
  findEpoch,
  findOpenEpoch,
  lockOpenEpoch,
  readClosedEpochs,
  type EpochRow,
} from './epoch-store.ts';

type PackEpoch = ResponseOf<typeof packCalls.packEpoch>;

interface NewEpoch {
  readonly userID: string;
  readonly now: Date;
  /** 32 hex digits chosen by the browser; drawn by the server if undefined. */
  readonly clientSeed?: string | undefined;
}

/** Opens an epoch for a user, unless they have an open one. */
async function startEpoch(tx: Transaction, { userID, now, clientSeed }: NewEpoch): Promise<void> {
  const epochID = newUuidV7(now);
  const seed = randomBytes(SERVER_SEED_BYTES);
  const commitment = commitmentOf({ id: epochID, serverSeed: seed.toString('hex') });
  await addEpoch(tx, {
    userID,
    epochID,
    seed,
    commitment: Buffer.from(commitment, 'hex'),
    clientSeed:
      clientSeed === undefined ? randomBytes(CLIENT_SEED_BYTES) : Buffer.from(clientSeed, 'hex'),
    now,
  });
}

/** An upper bound on how often a user's epoch is closed while one request waits for its lock. */
const MAX_ATTEMPTS = 100;

/** Returns a user's open epoch, locked; their next packs are drawn from it. Opens one if needed. */
export async function lockOrStartEpoch(tx: Transaction, user: NewEpoch): Promise<EpochRow> {
  for (let attempt = 0; attempt < MAX_ATTEMPTS; attempt += 1) {
    const open = await lockOpenEpoch(tx, user.userID);
    if (open !== undefined) return open;
    // Either no epoch is open, or another request closed it while this one waited for the lock:
    // then the next epoch exists already, and this call does nothing.
    await startEpoch(tx, user);
  }
  throw new Error('an epoch of packs was closed again and again');
}

/** Returns an epoch as its owner may see it: with its seed only once it is closed. */
const toEpochDto = (row: EpochRow, isClosed: boolean): PackEpoch => ({
  epochID: row.epoch_id,
  commitment: row.commitment.toString('hex'),
  clientSeed: row.client_seed.toString('hex'),
  packs: row.packs,
  seed: isClosed ? row.seed.toString('hex') : null,
});

/** Returns the commitment and client seed of a user's next packs. */
export async function showEpoch(
  db: TransactionScope,
  user: { readonly userID: string; readonly now: Date },
): Promise<PackEpoch> {
  const open = await findOpenEpoch(db, user.userID);
  return toEpochDto(open ?? (await db.transaction((tx) => lockOrStartEpoch(tx, user))), false);
}

/** Returns a page of a user's closed epochs, newest first. */
export async function listClosedEpochs(
  db: TransactionScope,
  { userID, ...page }: { readonly userID: string; after?: string | undefined; limit: number },
) {
  const rows = await readClosedEpochs(db, userID, page);
  return rows.map((row) => ({
    ...toEpochDto(row, true),
    number: row.number,
    closed: row.closed_at.toISOString(),
  }));
}

/** Closes a user's epoch, which reveals its seed, and opens the next one. Returns both. */
export async function closePackEpoch(
  tx: Transaction,
  request: NewEpoch,
): Promise<{ closed: PackEpoch; next: PackEpoch }> {
  const { userID, now } = request;
  const open = await lockOrStartEpoch(tx, { userID, now });
  await closeEpoch(tx, userID, open.epoch_id, now);
  const next = await lockOrStartEpoch(tx, request);
  return { closed: toEpochDto(open, true), next: toEpochDto(next, false) };
}

/**
 * Returns a user's epoch with all its packs and the odds tables by which they were drawn: once the
 * epoch is closed, the input of `verifyPacks`.
 */
export async function showEpochDraws(
  db: TransactionScope,
  { userID, epochID }: { readonly userID: string; readonly epochID: string },
) {
  const row = await findEpoch(db, userID, epochID);
  if (row === undefined) return refuse('epoch_not_found');
  const [draws, odds] = await Promise.all([
    readDraws(db, userID, epochID),
    readOddsOfEpoch(db, userID, epochID),
  ]);
  return {
    ...toEpochDto(row, row.closed_at !== null),
    draws: draws.map((draw) => ({
      pack: draw.pack,
      seriesID: draw.series_id,
      oddsHash: draw.odds_hash.toString('hex'),
      cardIDs: draw.card_ids,
    })),
    odds: odds.map(({ odds_hash, table_text }) => ({
      oddsHash: odds_hash.toString('hex'),
      table: table_text,
    })),
  };
}
