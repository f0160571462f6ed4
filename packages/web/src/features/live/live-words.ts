import type { LiveStanding } from '@pennant/contract/live';

/** Why a live game moves no rating, as the end of a sentence: "Not rated: …". */
export const UNRATED_TEXTS: Readonly<Record<NonNullable<LiveStanding['unratedReason']>, string>> = {
  by_wish: 'the invitation says so.',
  pair_of_day: 'three rated games of the same two a day are enough.',
  pair_not_rated: 'a game of these two moves no rating.',
  cup: 'it is of a cup.',
  annulled: 'who lost was away, for the first time in a week.',
  called_off: 'it was called off before it began.',
  disputed: 'a player disputes it.',
  friendly_quit: 'it was given up before the fourth out, which is friendly twice a day.',
};

/** Returns whether a live game is rated, in words. */
export const standingText = ({ isRated, unratedReason }: LiveStanding): string =>
  isRated
    ? 'Rated.'
    : `Not rated${unratedReason === null ? '.' : `: ${UNRATED_TEXTS[unratedReason]}`}`;
