import { randomBytes } from 'node:crypto';
import type { CardPosition } from '@pennant/rules/cards/card';
import { topRatingOf } from '@pennant/rules/cards/tier';
import { committedDice } from '@pennant/rules/fairness/committed-dice';
import { MAX_STARTER_TIER, STARTER_MONEY, drawStarterSet } from '@pennant/rules/packs/starter-set';
import { cardMoves, receiveCards } from '../cards/receive-cards.ts';
import type { Transaction } from '../platform/database/database.ts';
import { refuse } from '../platform/refusal.ts';
import { lockBalance } from '../wallet/lock-balance.ts';
import { postJournalEntry } from '../wallet/ledger.ts';
import { grantCompletionPacks } from './complete-series.ts';
import {
  hasStarterSet,
  readSeasonPool,
  readStarterYears,
  saveStarterSet,
} from './starter-set-store.ts';

/**
 * Gives a new account its starter set (docs/spec/decisions.md, "Wallet and economy"): 24 unsellable
 * cards of one season that fill every slot of a lineup, and the price of ten base packs. A second
 * call changes nothing. The wallet must be open. Refused with `series_not_ready` while no generated
 * season has enough players; the caller may try again later.
 */
export async function grantStarterSet(
  tx: Transaction,
  { userID, now }: { readonly userID: string; readonly now: Date },
) {
  if (await hasStarterSet(tx, userID)) return { ok: true } as const;
  const dice = committedDice({
    id: userID,
    serverSeed: randomBytes(32).toString('hex'),
    clientSeed: randomBytes(16).toString('hex'),
  }).event(1);

  const years = await readStarterYears(tx);
  while (years.length > 0) {
    const [year] = years.splice(Math.floor(dice.fraction('starter year') * years.length), 1);
    const pool = await readSeasonPool(tx, year ?? 0, topRatingOf(MAX_STARTER_TIER));
    const set = drawStarterSet(
      pool.map((row) => ({
        cardID: row.card_id,
        playerID: row.player_id,
        type: row.type,
        positions: row.positions.split(',') as CardPosition[],
        rating: row.rating,
      })),
      dice,
    );
    // A season that can't fill every slot, for example without five relievers, is skipped.
    if (!set.ok) continue;
    const cardIDs = Object.values(set.cards);
    if (!(await saveStarterSet(tx, userID, now))) return { ok: true } as const;
    const wallet = await lockBalance(tx, userID);
    if (!wallet.ok) return wallet;
    const received = await receiveCards(tx, { userID, cardIDs, unsellable: true, now });
    const entered = await postJournalEntry(tx, {
      userID,
      reason: 'Starter set',
      cause: { kind: 'starter_set' },
      now,
      moves: [{ asset: 'money', amount: STARTER_MONEY }, ...cardMoves(received)],
    });
    if (!entered.ok) return entered;
    await grantCompletionPacks(tx, { userID, received, now });
    return { ok: true } as const;
  }
  return refuse('series_not_ready');
}
