import { randomBytes } from 'node:crypto';
import type { AnswerOf } from '@pennant/contract/call';
import type { packCalls } from '@pennant/contract/packs';
import {
  CLIENT_SEED_BYTES,
  SERVER_SEED_BYTES,
  commitmentOf,
} from '@pennant/rules/fairness/commitment';
import type { Atomic, Transaction } from '../platform/database/database.ts';
import { newOwnedID } from '../platform/owned-id.ts';
import { refuse } from '../platform/refusal.ts';
import {
  addEpoch,
  closeEpoch,
  findEpoch,
  findOpenEpoch,
  lockOpenEpoch,
  readClosedEpochs,
  readDraws,
  readOddsOfEpoch,
  type EpochRow,
} from './epoch-store.ts';

type PackEpoch = AnswerOf<typeof packCalls.packEpoch>;

interface NewEpoch {
  readonly userID: string;
  readonly now: Date;
  /** 32 hex digits of the browser's; without it the server supplies them. */
  readonly clientSeed?: string | undefined;
}

/** Opens an epoch for a user, unless he has one open. */
async function startEpoch(tx: Transaction, { userID, now, clientSeed }: NewEpoch): Promise<void> {
  const epochID = newOwnedID(now);
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

/** More often than a user's epoch is ever closed by others while one request waits for it. */
const MOST_TRIES = 100;

/** The epoch that a user's next packs are drawn from, locked; opened where there is none. */
export async function holdEpoch(tx: Transaction, user: NewEpoch): Promise<EpochRow> {
  for (let tries = 0; tries < MOST_TRIES; tries += 1) {
    const open = await lockOpenEpoch(tx, user.userID);
    if (open !== undefined) return open;
    // None, or one that somebody closed while we waited for it: then the next one is there already, and this does nothing.
    await startEpoch(tx, user);
  }
  throw new Error('an epoch of packs was closed again and again');
}

/** As the owner sees it: the seed only once it is closed. */
const wireEpoch = (row: EpochRow, isClosed: boolean): PackEpoch => ({
  epochID: row.epoch_id,
  commitment: row.commitment.toString('hex'),
  clientSeed: row.client_seed.toString('hex'),
  packs: row.packs,
  seed: isClosed ? row.seed.toString('hex') : null,
});

/** What a user's next packs are committed to. */
export async function showEpoch(
  db: Atomic,
  user: { readonly userID: string; readonly now: Date },
): Promise<PackEpoch> {
  const open = await findOpenEpoch(db, user.userID);
  return wireEpoch(open ?? (await db.transaction((tx) => holdEpoch(tx, user))), false);
}

/** A page of the epochs that a user has closed, the newest first. */
export async function listClosedEpochs(
  db: Atomic,
  { userID, ...page }: { readonly userID: string; after?: string | undefined; limit: number },
) {
  const rows = await readClosedEpochs(db, userID, page);
  return rows.map((row) => ({
    ...wireEpoch(row, true),
    number: row.number,
    closed: row.closed.toISOString(),
  }));
}

/** Closes a user's epoch, which reveals its seed, and opens the next one. */
export async function closePackEpoch(
  tx: Transaction,
  request: NewEpoch,
): Promise<{ closed: PackEpoch; next: PackEpoch }> {
  const { userID, now } = request;
  const open = await holdEpoch(tx, { userID, now });
  await closeEpoch(tx, userID, open.epoch_id, now);
  const next = await holdEpoch(tx, request);
  return { closed: wireEpoch(open, true), next: wireEpoch(next, false) };
}

/** An epoch of the user's with all its packs and the odds tables in force: what `verifyPacks` takes once it is closed. */
export async function showEpochDraws(
  db: Atomic,
  { userID, epochID }: { readonly userID: string; readonly epochID: string },
) {
  const row = await findEpoch(db, userID, epochID);
  if (row === undefined) return refuse('epoch_not_found');
  const [draws, odds] = await Promise.all([
    readDraws(db, userID, epochID),
    readOddsOfEpoch(db, userID, epochID),
  ]);
  return {
    ...wireEpoch(row, row.closed !== null),
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
