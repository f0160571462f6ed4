import {
  gameUnderWay,
  isOpen,
  isOver,
  findMatchOf,
  type CupMatch,
  type CupState,
  type Slot,
} from '@pennant/rules/cups/cup-state';
import { roundEnds } from '@pennant/rules/cups/cup-schedule';
import type { Transaction } from '../platform/database/database.ts';
import { refuse, type Refusal } from '../platform/refusal.ts';
import { advanceMatch, timesOf } from './advance-cup.ts';
import { findOwnPlace } from './cup-place-store.ts';
import { lockCup, type CupRow } from './cup-store.ts';
import type { CupRefusalCode } from './refusals.ts';
import { saveCup } from './save-cup.ts';

/** The match that a user plays in a cup. */
export interface OwnMatch {
  readonly cup: CupRow & { readonly bracket: CupState };
  readonly index: number;
  readonly match: CupMatch;
  readonly seed: number;
  readonly slot: Slot;
  readonly opponent: number;
}

/** Returns the cup after what has ended in a user's match, which is all that a page waits for. */
async function advanceOwnMatch(
  tx: Transaction,
  cup: CupRow & { readonly bracket: CupState },
  { seed, now }: { readonly seed: number; readonly now: Date },
): Promise<CupRow & { readonly bracket: CupState }> {
  const index = findMatchOf(cup.bracket, seed);
  if (index === null) return cup;
  const bracket = await advanceMatch(tx, { cup, state: cup.bracket, index }, now);
  if (bracket !== cup.bracket) await saveCup(tx, cup, bracket, now);
  return { ...cup, bracket };
}

/**
 * Locks a cup, brings a user's match up to date and returns it; refuses where there is none that
 * can be played.
 */
export async function lockOwnMatch(
  tx: Transaction,
  { cupID, userID, now }: { readonly cupID: string; readonly userID: string; readonly now: Date },
): Promise<OwnMatch | Refusal<CupRefusalCode>> {
  const row = await lockCup(tx, cupID);
  if (row === undefined) return refuse('cup_not_found');
  const { bracket } = row;
  if (row.state === 'cancelled') return refuse('cup_cancelled');
  if (row.state === 'over') return refuse('cup_over');
  if (bracket === null) return refuse('cup_not_begun');
  const own = await findOwnPlace(tx, { cupID, userID });
  const seed = own?.seed ?? null;
  if (seed === null || own?.has_left === true) return refuse('not_in_cup');
  const cup = await advanceOwnMatch(tx, { ...row, bracket }, { seed, now });
  if (isOver(cup.bracket)) return refuse('cup_over');
  const index = findMatchOf(cup.bracket, seed);
  if (index === null) return refuse('not_in_cup');
  const match = cup.bracket.matches[index]!;
  if (!isOpen(match)) return refuse('cup_match_not_open');
  const slot: Slot = match.seeds[0] === seed ? 0 : 1;
  return { cup, index, match, seed, slot, opponent: match.seeds[slot === 0 ? 1 : 0]! };
}

/** Returns why no game of a match can begin now; null if one can. */
export function whyNoGame({ cup, match }: OwnMatch, now: Date): Refusal<CupRefusalCode> | null {
  if (gameUnderWay(match) !== undefined) return refuse('cup_game_under_way');
  return now.getTime() >= roundEnds(timesOf(cup), match.round) ? refuse('cup_round_over') : null;
}
