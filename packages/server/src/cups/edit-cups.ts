import type { Cup, CupForm } from '@pennant/contract/cups';
import { DAY_MS } from '@pennant/rules/time/utc-day';
import type { Transaction } from '../platform/database/database.ts';
import { recordAdminChange } from '../platform/record-admin-action.ts';
import { isRefusal, refuse, type Refusal } from '../platform/refusal.ts';
import { newUuidV7 } from '../platform/uuid-v7.ts';
import { cancelCupRow, countOpenCups, lockCup, updateCup, type CupRow } from './cup-store.ts';
import type { CupServices } from './cup-services.ts';
import { makeCup } from './make-cup.ts';
import type { CupRefusalCode } from './refusals.ts';
import { showCup } from './show-cups.ts';

/** Cups that have not begun, at the most: those of admins, and the one of the week. */
const MAX_OPEN_CUPS = 50;

/** How far ahead a cup may begin, in ms. */
const MAX_AHEAD_MS = 366 * DAY_MS;

interface Request {
  readonly adminID: string;
  readonly now: Date;
}

type Answer = Promise<Cup | Refusal<CupRefusalCode>>;

/** Whether a cup may begin at a time. */
const isSoonEnough = (begins: Date, now: Date): boolean =>
  begins > now && begins.getTime() - now.getTime() <= MAX_AHEAD_MS;

/** Returns the fields of a cup that an admin sets. */
const toForm = (row: CupRow): CupForm => ({
  name: row.name,
  kind: row.kind,
  begins: row.begins_at.toISOString(),
  maxPlaces: row.max_places,
  roundHours: row.round_hours,
});

/** Makes a cup. */
export async function createCup(
  { recordAdminAction }: CupServices,
  tx: Transaction,
  { form, adminID, now }: Request & { readonly form: CupForm },
): Answer {
  const begins = new Date(form.begins);
  if (!isSoonEnough(begins, now)) return refuse('cup_begins_too_soon');
  if ((await countOpenCups(tx)) >= MAX_OPEN_CUPS) return refuse('too_many_cups');
  const cupID = newUuidV7(now);
  await makeCup(tx, { ...form, begins, cupID, now });
  await recordAdminAction(tx, {
    adminID,
    action: 'cup_created',
    subjectID: cupID,
    after: form,
    now,
  });
  return showCup(tx, { cupID, userID: adminID });
}

/** Locks a cup that has not begun; refuses any other. */
async function lockOpenCup(
  tx: Transaction,
  cupID: string,
  now: Date,
): Promise<CupRow | Refusal<CupRefusalCode>> {
  const cup = await lockCup(tx, cupID);
  if (cup === undefined) return refuse('cup_not_found');
  if (cup.state === 'cancelled') return refuse('cup_cancelled');
  return cup.state === 'open' && cup.begins_at > now ? cup : refuse('cup_begun');
}

/** Changes a cup that has not begun: who has entered was let in by its kind, which then stays. */
export async function changeCup(
  { recordAdminAction }: CupServices,
  tx: Transaction,
  { cupID, form, adminID, now }: Request & { readonly cupID: string; readonly form: CupForm },
): Answer {
  const cup = await lockOpenCup(tx, cupID, now);
  if (isRefusal(cup)) return cup;
  const begins = new Date(form.begins);
  if (!isSoonEnough(begins, now)) return refuse('cup_begins_too_soon');
  const before = toForm(cup);
  const changesKind = JSON.stringify(before.kind) !== JSON.stringify(form.kind);
  if (cup.entrants > 0 && (changesKind || form.maxPlaces < cup.max_places))
    return refuse('cup_has_entrants');
  await updateCup(tx, { ...form, cupID, begins });
  await recordAdminChange(recordAdminAction, tx, {
    adminID,
    action: 'cup_changed',
    subjectID: cupID,
    before: { ...before },
    after: { ...form, begins: begins.toISOString() },
    now,
  });
  return showCup(tx, { cupID, userID: adminID });
}

/** Cancels a cup that is not over: nobody gets a prize. */
export async function cancelCup(
  { recordAdminAction }: CupServices,
  tx: Transaction,
  { cupID, adminID, now }: Request & { readonly cupID: string },
): Answer {
  const cup = await lockCup(tx, cupID);
  if (cup === undefined) return refuse('cup_not_found');
  if (cup.state === 'over') return refuse('cup_over');
  if (cup.state !== 'cancelled') {
    await cancelCupRow(tx, cupID, now);
    await recordAdminAction(tx, {
      adminID,
      action: 'cup_cancelled',
      subjectID: cupID,
      before: toForm(cup),
      now,
    });
  }
  return showCup(tx, { cupID, userID: adminID });
}
