import type { CupResult } from '@pennant/contract/cups';
import { cupPrizes, type CupPrize } from '@pennant/rules/cups/cup-prizes';
import type { TransactionScope } from '../platform/database/database.ts';
import { credit } from '../wallet/ledger.ts';
import { lockEntry, settleEntry } from './cup-entry-store.ts';
import { listPlaces, type CupPlaceRow } from './cup-place-store.ts';
import { findCup, markCupSettled, type CupRow } from './cup-store.ts';

/** Returns what came of a cup for a place. */
function resultOf(cup: CupRow, place: CupPlaceRow, prize: CupPrize | undefined): CupResult {
  if (cup.state === 'cancelled') return 'cancelled';
  if (place.has_left) return 'left';
  return prize?.place ?? 'out';
}

/**
 * Writes what came of a cup to one user, once: the prize goes through the ledger in the same
 * transaction, on the user's server.
 */
async function settlePlace(
  db: TransactionScope,
  cup: CupRow,
  { place, prize, now }: { place: CupPlaceRow; prize: CupPrize | undefined; now: Date },
): Promise<void> {
  const { cup_id: cupID } = cup;
  const userID = place.holder_user_id;
  if (userID === null) return;
  await db.transaction(async (tx) => {
    const entry = await lockEntry(tx, { userID, cupID });
    if (entry === undefined || entry.settled_at !== null) return undefined;
    const result = resultOf(cup, place, prize);
    const settle = (amount: number) =>
      settleEntry(tx, { userID, cupID, result, prize: amount, now });
    if (prize === undefined || result !== prize.place) return settle(0);
    const reason = `${cup.name}, ${prize.place}`;
    const cause = { kind: 'cup', cupID };
    const { amount } = prize;
    const paid = await credit(tx, { userID, amount, reason, cause, now });
    // A full wallet takes no more of anything; the cup is settled all the same.
    if (!paid.ok && paid.code !== 'wallet_full')
      throw new Error(`the prize of ${userID} was not paid: ${paid.code}`);
    return settle(paid.ok ? amount : 0);
  });
}

/**
 * Writes what came of a cup that is over to each user, and then marks the cup. What is broken off
 * in between is done again, and pays nobody twice. Safe on several programs at once.
 */
export async function settleCup(db: TransactionScope, cupID: string, now: Date): Promise<void> {
  const cup = await findCup(db, cupID);
  if (cup === undefined || cup.settled_at !== null) return;
  if (cup.state !== 'over' && cup.state !== 'cancelled') return;
  const prizes = cup.state === 'over' ? cupPrizes(cup.bracket!) : [];
  for (const place of await listPlaces(db, cupID)) {
    const prize = prizes.find(({ seed }) => seed === place.seed);
    await settlePlace(db, cup, { place, prize, now });
  }
  await markCupSettled(db, cupID, now);
}
