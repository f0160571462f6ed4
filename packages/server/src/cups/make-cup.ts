import { createHash, randomBytes } from 'node:crypto';
import { SERVER_SEED_BYTES, commitmentOf } from '@pennant/rules/fairness/commitment';
import { kindOfWeek, nameOfFridayCup } from '@pennant/rules/cups/cup-kind';
import { nextFridayCup, USUAL_ROUND_HOURS } from '@pennant/rules/cups/cup-schedule';
import type { Queries } from '../platform/database/database.ts';
import { readDecades } from '../teams/computer-team-store.ts';
import { findCup, insertCup, type CupToInsert } from './cup-store.ts';

/** Inserts a cup with a secret seed that is committed to; false if it is there already. */
export function makeCup(
  tx: Queries,
  cup: Omit<CupToInsert, 'seed' | 'commitment'>,
): Promise<boolean> {
  const seed = randomBytes(SERVER_SEED_BYTES);
  const commitment = commitmentOf({ id: cup.cupID, serverSeed: seed.toString('hex') });
  return insertCup(tx, { ...cup, seed, commitment: Buffer.from(commitment, 'hex') });
}

/**
 * Returns the id of the cup that begins by itself at a time: the same on every program, so that one
 * cup is made. A UUID of version 8, of the hash of the time.
 */
export function fridayCupID(begins: Date): string {
  const hash = createHash('sha256').update(`pennant friday cup ${begins.toISOString()}`).digest();
  const bytes = hash.subarray(0, 16);
  bytes[6] = (bytes[6]! & 0x0f) | 0x80;
  bytes[8] = (bytes[8]! & 0x3f) | 0x80;
  const hex = bytes.toString('hex');
  return [
    hex.slice(0, 8),
    hex.slice(8, 12),
    hex.slice(12, 16),
    hex.slice(16, 20),
    hex.slice(20),
  ].join('-');
}

/** Makes the cup of the next Friday if it is not there. Safe on several programs at once. */
export async function ensureFridayCup(db: Queries, now: Date): Promise<void> {
  const begins = new Date(nextFridayCup(now.getTime()));
  const cupID = fridayCupID(begins);
  if ((await findCup(db, cupID)) !== undefined) return;
  const kind = kindOfWeek(begins.getTime(), await readDecades(db));
  await makeCup(db, {
    cupID,
    name: nameOfFridayCup(kind),
    kind,
    begins,
    roundHours: USUAL_ROUND_HOURS,
    maxPlaces: 32,
    now,
  });
}
