import type { Transaction } from '../platform/database/database.ts';
import { statement } from '../platform/database/statement.ts';
import type { CardStatistics } from './card-inventory-dto.ts';

const LOCK_COUNTERS = statement(
  'cards.lock_counters',
  `select from card_inventory where user_id = $1 and card_id = any($2::integer[])
   order by card_id for update`,
  { prepared: true },
);

const ADD_TO_COUNTERS = statement(
  'cards.add_to_counters',
  `update card_inventory inventory set
     exp = inventory.exp + figure.exp, ab = inventory.ab + figure.ab,
     h1 = inventory.h1 + figure.h1, h2 = inventory.h2 + figure.h2,
     h3 = inventory.h3 + figure.h3, hr = inventory.hr + figure.hr,
     bb = inventory.bb + figure.bb, so = inventory.so + figure.so,
     runs = inventory.runs + figure.runs, rbi = inventory.rbi + figure.rbi,
     sb = inventory.sb + figure.sb, cs = inventory.cs + figure.cs,
     ip_outs = inventory.ip_outs + figure.ip_outs, wpa = inventory.wpa + figure.wpa
   from unnest($2::integer[], $3::integer[], $4::integer[], $5::integer[], $6::integer[],
       $7::integer[], $8::integer[], $9::integer[], $10::integer[], $11::integer[],
       $12::integer[], $13::integer[], $14::integer[], $15::integer[], $16::integer[])
     as figure (card_id, exp, ab, h1, h2, h3, hr, bb, so, runs, rbi, sb, cs, ip_outs, wpa)
   where inventory.user_id = $1 and inventory.card_id = figure.card_id`,
  { prepared: true },
);

/** Adds to the counters of a user's cards, locked in order of card id to avoid deadlocks. */
export async function addToCounters(
  tx: Transaction,
  userID: string,
  figures: readonly CardStatistics[],
): Promise<void> {
  const column = (name: keyof CardStatistics) => figures.map((figure) => figure[name]);
  await Promise.all([
    tx.query(LOCK_COUNTERS, [userID, column('cardID')]),
    tx.query(ADD_TO_COUNTERS, [
      userID,
      column('cardID'),
      column('exp'),
      column('ab'),
      column('h1'),
      column('h2'),
      column('h3'),
      column('hr'),
      column('bb'),
      column('so'),
      column('runs'),
      column('rbi'),
      column('sb'),
      column('cs'),
      column('ipOuts'),
      column('wpa'),
    ]),
  ]);
}

const ADD_WIN_PROBABILITY = statement(
  'cards.add_win_probability',
  `update card_inventory inventory set wpa = inventory.wpa + figure.wpa
   from unnest($2::integer[], $3::integer[]) as figure (card_id, wpa)
   where inventory.user_id = $1 and inventory.card_id = figure.card_id`,
);

/** Adds to the win probability added by a user's cards, locked in order of card id. */
export async function addWinProbabilityToCounters(
  tx: Transaction,
  userID: string,
  figures: readonly { readonly cardID: number; readonly wpa: number }[],
): Promise<void> {
  const cardIDs = figures.map(({ cardID }) => cardID);
  await tx.query(LOCK_COUNTERS, [userID, cardIDs]);
  await tx.query(ADD_WIN_PROBABILITY, [userID, cardIDs, figures.map(({ wpa }) => wpa)]);
}
