import { type CupState } from '@pennant/rules/cups/cup-state';
import { leaveCup, standIn } from '@pennant/rules/cups/play-cup';
import type { Transaction } from '../platform/database/database.ts';
import { isRefusal, refuse, type Refusal } from '../platform/refusal.ts';
import { advanceState } from './advance-cup.ts';
import { deleteEntry, lockEntry, settleEntry } from './cup-entry-store.ts';
import { deletePlace, findOwnPlace, markLeft } from './cup-place-store.ts';
import { lockCup, saveEntrants, type CupRow } from './cup-store.ts';
import { lockOwnMatch } from './find-own-match.ts';
import type { CupRefusalCode } from './refusals.ts';
import { saveCup } from './save-cup.ts';

interface Request {
  readonly cupID: string;
  readonly userID: string;
  readonly now: Date;
}

/** Frees the place of a user before the draw. */
async function withdraw(tx: Transaction, cup: CupRow, userID: string): Promise<void> {
  const cupID = cup.cup_id;
  await deletePlace(tx, { cupID, userID });
  await saveEntrants(tx, { cupID, entrants: cup.entrants - 1 });
  await deleteEntry(tx, { userID, cupID });
}

/** Gives the matches of a user's seed up; what has ended meanwhile stands. */
async function giveUp(
  tx: Transaction,
  cup: CupRow & { readonly bracket: CupState },
  seed: number,
  now: Date,
): Promise<boolean> {
  const state = await advanceState(tx, cup, now);
  const after = leaveCup(state, seed);
  if (after !== cup.bracket) await saveCup(tx, cup, after, now);
  if (after === state) return false;
  await markLeft(tx, { cupID: cup.cup_id, seed });
  return true;
}

/** Leaves a cup: before it begins the place is free again, later the user's match is lost. */
export async function leaveCupOfUser(
  tx: Transaction,
  { cupID, userID, now }: Request,
): Promise<{ readonly ok: true } | Refusal<CupRefusalCode>> {
  const cup = await lockCup(tx, cupID);
  if (cup === undefined) return refuse('cup_not_found');
  if (cup.state === 'over') return refuse('cup_over');
  if (cup.state === 'cancelled') return refuse('cup_cancelled');
  const own = await findOwnPlace(tx, { cupID, userID });
  if (own === undefined || own.has_left) return refuse('not_in_cup');
  if (cup.bracket === null || own.seed === null) {
    await withdraw(tx, cup, userID);
    return { ok: true };
  }
  const { bracket } = cup;
  if (!(await giveUp(tx, { ...cup, bracket }, own.seed, now))) return refuse('not_in_cup');
  const entry = await lockEntry(tx, { userID, cupID });
  if (entry !== undefined && entry.settled_at === null)
    await settleEntry(tx, { userID, cupID, result: 'left', prize: 0, now });
  return { ok: true };
}

/** Takes a user whose account is deleted out of a cup that is not over. */
export async function removeFromCup(
  tx: Transaction,
  { cupID, userID, now }: Request,
): Promise<void> {
  const left = await leaveCupOfUser(tx, { cupID, userID, now });
  // Who is out of the bracket already, or in one that is over, stays in it without a name.
  if (isRefusal(left) && !['cup_over', 'cup_cancelled', 'not_in_cup'].includes(left.code))
    throw new Error(`a user could not be taken out of the cup ${cupID}: ${left.code}`);
}

/** Lets the standing team of a user play the match: the opponent need not wait. */
export async function standInForMatch(
  tx: Transaction,
  request: Request,
): Promise<{ readonly ok: true } | Refusal<CupRefusalCode>> {
  const own = await lockOwnMatch(tx, request);
  if (isRefusal(own)) return own;
  const { cup, seed, slot, match } = own;
  if (match.standsIn[slot]) return { ok: true };
  const agreed = { ...cup, bracket: standIn(cup.bracket, seed) };
  const after = await advanceState(tx, agreed, request.now);
  await saveCup(tx, cup, after, request.now);
  return { ok: true };
}
