import { randomBytes } from 'node:crypto';
import type { ResponseOf } from '@pennant/contract/call';
import type { packCalls } from '@pennant/contract/packs';
import {
  CLIENT_SEED_BYTES,
  SERVER_SEED_BYTES,
  commitmentOf,
} from '@pennant/rules/fairness/commitment';
import type { ClientSeedOrigin } from '@pennant/rules/packs/client-seed-origin';
import type { TransactionScope, Transaction } from '../platform/database/database.ts';
import { newUuidV7 } from '../platform/uuid-v7.ts';
import { refuse, type Refusal } from '../platform/refusal.ts';
import { readDraws, readOddsOfEpoch } from './pack-draw-store.ts';
import {
  addEpoch,
  closeEpoch,
  findEpoch,
  findOpenEpoch,
  lockOpenEpoch,
  readClosedEpochs,
  setClientSeed,
  type EpochRow,
} from './epoch-store.ts';

type PackEpoch = ResponseOf<typeof packCalls.packEpoch>;

interface NewEpoch {
  readonly userID: string;
  readonly now: Date;
}

/**
 * Opens an epoch for a user, unless they have an open one. The commitment comes first: it waits for
 * the client's seed.
 */
async function startEpoch(tx: Transaction, { userID, now }: NewEpoch): Promise<void> {
  const epochID = newUuidV7(now);
  const seed = randomBytes(SERVER_SEED_BYTES);
  const commitment = commitmentOf({ id: epochID, serverSeed: seed.toString('hex') });
  await addEpoch(tx, { userID, epochID, seed, commitment: Buffer.from(commitment, 'hex'), now });
}

/** An upper bound on how often a user's epoch is closed while one request waits for its lock. */
const MAX_ATTEMPTS = 100;

/** Returns a user's open epoch, locked; their next packs are drawn from it. Opens one if needed. */
async function lockOrStartEpoch(tx: Transaction, user: NewEpoch): Promise<EpochRow> {
  for (let attempt = 0; attempt < MAX_ATTEMPTS; attempt += 1) {
    const open = await lockOpenEpoch(tx, user.userID);
    if (open !== undefined) return open;
    // Either no epoch is open, or another request closed it while this one waited for the lock:
    // then the next epoch exists already, and this call does nothing.
    await startEpoch(tx, user);
  }
  throw new Error('an epoch of packs was closed again and again');
}

/** An epoch from which packs can be drawn. */
export interface DrawableEpoch {
  readonly epochID: string;
  readonly seed: Buffer;
  readonly commitment: Buffer;
  readonly clientSeed: Buffer;
  readonly clientSeedOrigin: ClientSeedOrigin;
  /** Number of packs drawn so far. */
  readonly packs: number;
}

/**
 * Returns the epoch that a user's next packs are drawn from, locked. If no browser has given its
 * bytes, the server draws them, and the epoch says so.
 */
export async function lockDrawableEpoch(tx: Transaction, user: NewEpoch): Promise<DrawableEpoch> {
  const { epoch_id: epochID, seed, commitment, packs, ...row } = await lockOrStartEpoch(tx, user);
  const epoch = { epochID, seed, commitment, packs };
  if (row.client_seed !== null && row.client_seed_origin !== null) {
    return { ...epoch, clientSeed: row.client_seed, clientSeedOrigin: row.client_seed_origin };
  }
  const clientSeed = randomBytes(CLIENT_SEED_BYTES);
  await setClientSeed(tx, { userID: user.userID, epochID }, clientSeed, 'server');
  return { ...epoch, clientSeed, clientSeedOrigin: 'server' };
}

/** Returns an epoch as its owner may see it: with its seed only once it is closed. */
const toEpochDto = (row: EpochRow, isClosed: boolean): PackEpoch => ({
  epochID: row.epoch_id,
  commitment: row.commitment.toString('hex'),
  clientSeed: row.client_seed?.toString('hex') ?? null,
  clientSeedOrigin: row.client_seed_origin,
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

/**
 * Gives a browser's bytes to the user's open epoch, which was committed to before. Refuses others
 * than those that the epoch has; the same again change nothing.
 */
export async function giveClientSeed(
  tx: Transaction,
  given: { readonly userID: string; readonly epochID: string; readonly clientSeed: string },
): Promise<PackEpoch | Refusal<'epoch_not_found' | 'epoch_closed' | 'client_seed_given'>> {
  const { userID, epochID } = given;
  const clientSeed = Buffer.from(given.clientSeed, 'hex');
  const open = await lockOpenEpoch(tx, userID);
  if (open?.epoch_id !== epochID) {
    return refuse((await findEpoch(tx, userID, epochID)) ? 'epoch_closed' : 'epoch_not_found');
  }
  if (open.client_seed === null) {
    await setClientSeed(tx, { userID, epochID }, clientSeed, 'browser');
    return toEpochDto({ ...open, client_seed: clientSeed, client_seed_origin: 'browser' }, false);
  }
  return open.client_seed.equals(clientSeed)
    ? toEpochDto(open, false)
    : refuse('client_seed_given');
}

/**
 * Closes a user's epoch, which reveals its seed, and opens the next one, which is committed to and
 * waits for the client's seed. Returns both. An epoch that is closed already stays as it is.
 */
export async function closePackEpoch(
  tx: Transaction,
  request: NewEpoch & { readonly epochID?: string | undefined },
): Promise<{ closed: PackEpoch; next: PackEpoch } | Refusal<'epoch_not_found'>> {
  const { userID, epochID, now } = request;
  const open = await lockOrStartEpoch(tx, request);
  if (epochID !== undefined && epochID !== open.epoch_id) {
    const closed = await findEpoch(tx, userID, epochID);
    if (closed === undefined) return refuse('epoch_not_found');
    return { closed: toEpochDto(closed, true), next: toEpochDto(open, false) };
  }
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
