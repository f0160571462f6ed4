import { LATE_GAME_MS, roundEnds, standingTeamsPlayFrom, type CupTimes } from './cup-schedule.ts';
import { gameUnderWay, isOpen, type CupState, type Slot } from './cup-state.ts';

/** Whether the users of a slot never come: a computer club, or one that lets its team stand in. */
const isAbsent = (state: CupState, index: number, slot: Slot): boolean => {
  const { seeds, standsIn } = state.matches[index]!;
  return standsIn[slot] || !state.places[seeds[slot]! - 1]!.isUser;
};

/**
 * Whether the computer plays the next game of a match for both sides: the round is over, or nobody
 * comes.
 */
export function isToPlayOut(
  state: CupState,
  index: number,
  { times, now }: { readonly times: CupTimes; readonly now: number },
): boolean {
  const match = state.matches[index]!;
  if (!isOpen(match) || gameUnderWay(match) !== undefined) return false;
  return (
    now >= roundEnds(times, match.round) || (isAbsent(state, index, 0) && isAbsent(state, index, 1))
  );
}

/** Whether who let a game against a standing team lie has lost it: the round has long been over. */
export function isForfeited(
  state: CupState,
  index: number,
  { times, now }: { readonly times: CupTimes; readonly now: number },
): boolean {
  const match = state.matches[index]!;
  return (
    gameUnderWay(match)?.kind === 'standing' && now >= roundEnds(times, match.round) + LATE_GAME_MS
  );
}

/** Returns from when on a slot may play against the standing team of the other. */
export function mayPlayStandingFrom(
  state: CupState,
  index: number,
  { slot, times }: { readonly slot: Slot; readonly times: CupTimes },
): number {
  const other: Slot = slot === 0 ? 1 : 0;
  return isAbsent(state, index, other)
    ? -Infinity
    : standingTeamsPlayFrom(times, state.matches[index]!.round);
}
