import type { TransactionScope } from '../platform/database/database.ts';
import { advanceCup } from './advance-cup.ts';
import { beginCup } from './begin-cup.ts';
import { listCupsUnderWay } from './cup-store.ts';
import { ensureFridayCup } from './make-cup.ts';
import { settleCup } from './settle-cups.ts';

/** How often a program looks after the cups, in ms. */
export const CUP_LOOK_MS = 5_000;

/**
 * Looks after the cups: makes the next one, draws those whose time has come, brings those under way
 * up to date, and pays those that are over. Safe on several programs at once. A cup that fails
 * keeps no other from its turn; it is tried again by the next run.
 */
export async function keepCups(db: TransactionScope, now: Date): Promise<void> {
  const failures: unknown[] = [];
  const attempt = (work: Promise<void>) => work.catch((error: unknown) => failures.push(error));
  await attempt(ensureFridayCup(db, now));
  for (const { cup_id: cupID, state } of await listCupsUnderWay(db, now)) {
    if (state === 'open') await attempt(beginCup(db, cupID, now));
    if (state === 'open' || state === 'running') await attempt(advanceCup(db, cupID, now));
    await attempt(settleCup(db, cupID, now));
  }
  if (failures.length > 0) throw new AggregateError(failures, 'not all cups were looked after');
}
