import { MAX_STARTER_TIER } from '../packs/starter-set.ts';
import { utcDayOf } from '../time/utc-day.ts';
import { tierOf, topRatingOf } from './tier.ts';

/** Number of cards that a guest may bat with; one of them is kept at registration. */
export const GUEST_CARD_COUNT = 12;

/** Highest rating of a guest's card: what is kept becomes part of a starter set. */
export const MAX_GUEST_RATING = topRatingOf(MAX_STARTER_TIER);

/** Highest rating of a guest's pitcher, so that the guest has a fair chance. */
export const MAX_GUEST_PITCHER_RATING = topRatingOf('gold');

/** A batter's season that may become one of the guest's cards. */
export interface GuestCardCandidate {
  readonly cardID: number;
  readonly playerID: string;
  readonly year: number;
  readonly rating: number;
  readonly atBats: number;
  /** Points above the highest silver rating, summed over the player's whole career. */
  readonly fame: number;
}

/** First and last year of a history. */
export interface HistorySpan {
  readonly firstYear: number;
  readonly lastYear: number;
}

/** Returns which twelfth of a history a year is in, 0 to 11. */
const eraOf = (year: number, { firstYear, lastYear }: HistorySpan): number =>
  Math.floor(((year - firstYear) * GUEST_CARD_COUNT) / (lastYear - firstYear + 1));

/** Silver before lower tiers, the more famous player first, then the season of more at-bats. */
const compareCandidates = (a: GuestCardCandidate, b: GuestCardCandidate): number =>
  Number(tierOf(b.rating) === MAX_STARTER_TIER) - Number(tierOf(a.rating) === MAX_STARTER_TIER) ||
  b.fame - a.fame ||
  b.atBats - a.atBats ||
  a.cardID - b.cardID;

/**
 * Returns the cards that guests of a history bat with, earliest first: from each twelfth of its
 * years a lesser season of the most famous batter who has one, no player twice. Where a twelfth has
 * nobody, the most famous of the others fill up. The order of the candidates does not matter, so
 * the same history always has the same twelve.
 */
export const chooseGuestCards = (
  candidates: readonly GuestCardCandidate[],
  history: HistorySpan,
): readonly GuestCardCandidate[] => {
  const ranked = candidates
    .filter(({ rating }) => rating <= MAX_GUEST_RATING)
    .toSorted(compareCandidates);
  const chosen: GuestCardCandidate[] = [];
  const choose = (isFree: (candidate: GuestCardCandidate) => boolean) => {
    for (const candidate of ranked) {
      if (chosen.length === GUEST_CARD_COUNT) return;
      const isTaken = chosen.some(({ playerID }) => playerID === candidate.playerID);
      if (!isTaken && isFree(candidate)) chosen.push(candidate);
    }
  };
  choose(({ year }) => chosen.every((card) => eraOf(card.year, history) !== eraOf(year, history)));
  choose(() => true);
  return chosen.toSorted((a, b) => a.year - b.year || a.cardID - b.cardID);
};

/** A pitcher of the season of a guest's card. */
export interface GuestPitcherCandidate {
  readonly cardID: number;
  readonly rating: number;
  readonly clubName: string;
  readonly league: string;
  readonly fame: number;
}

/**
 * Returns the pitcher that a guest's card faces: the most famous starter up to gold of another club
 * of its league, else of another league, else whoever there is. Undefined without candidates.
 */
export const chooseGuestPitcher = <Pitcher extends GuestPitcherCandidate>(
  candidates: readonly Pitcher[],
  { clubName, league }: { readonly clubName: string; readonly league: string },
): Pitcher | undefined =>
  candidates.toSorted(
    (a, b) =>
      Number(a.clubName === clubName) - Number(b.clubName === clubName) ||
      Number(b.rating <= MAX_GUEST_PITCHER_RATING) - Number(a.rating <= MAX_GUEST_PITCHER_RATING) ||
      Number(b.league === league) - Number(a.league === league) ||
      b.fame - a.fame ||
      b.rating - a.rating ||
      a.cardID - b.cardID,
  )[0];

/** Returns the index of the card that guests see first, the next one each UTC day; `now` in ms. */
export const guestCardOfDay = (now: number, cards: number): number => utcDayOf(now) % cards;
