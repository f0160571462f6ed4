import {
  gameUnderWay,
  isOpen,
  findMatchOf,
  type CupMatch,
  type CupState,
  type Slot,
} from '@pennant/rules/cups/cup-state';
import { roundEnds } from '@pennant/rules/cups/cup-schedule';
import type { Transaction } from '../platform/database/database.ts';
import { refuse, type Refusal } from '../platform/refusal.ts';
import { lockAdvancedCup, timesOf } from './advance-cup.ts';
import { findOwnPlace } from './cup-place-store.ts';
import { findCup, type CupRow } from './cup-store.ts';
import type { CupRefusalCode } from './refusals.ts';

/** The match that a user plays in a cup. */
export interface OwnMatch {
  readonly cup: CupRow & { readonly bracket: CupState };
  readonly index: number;
  readonly match: CupMatch;
  readonly seed: number;
  readonly slot: Slot;
  readonly opponent: number;
}

/**
 * Locks a cup, brings it up to date and returns the open match of a user; refuses where there is
 * none.
 */
export async function lockOwnMatch(
  tx: Transaction,
  { cupID, userID, now }: { readonly cupID: string; readonly userID: string; readonly now: Date },
): Promise<OwnMatch | Refusal<CupRefusalCode>> {
  const cup = await lockAdvancedCup(tx, cupID, now);
  if (cup === undefined) {
    const row = await findCup(tx, cupID);
    if (row === undefined) return refuse('cup_not_found');
    if (row.state === 'open') return refuse('cup_not_begun');
    return refuse(row.state === 'cancelled' ? 'cup_cancelled' : 'cup_over');
  }
  if (cup.state === 'over') return refuse('cup_over');
  const own = await findOwnPlace(tx, { cupID, userID });
  const seed = own?.seed ?? null;
  const index = seed === null ? null : findMatchOf(cup.bracket, seed);
  if (seed === null || index === null || own?.has_left === true) return refuse('not_in_cup');
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
