import { TIERS, tierOf, type Tier } from '../cards/tier.ts';
import { DAY_MS } from '../time/utc-day.ts';

/** Which teams may play a cup. */
export type CupKind =
  | { readonly kind: 'open' }
  /** The team's score is at most this. */
  | { readonly kind: 'scoreCap'; readonly maxScore: number }
  /** All cards are of seasons of a decade, by its first year. */
  | { readonly kind: 'decade'; readonly firstYear: number }
  /** No card is of a higher tier. */
  | { readonly kind: 'maxTier'; readonly tier: Tier };

/** The highest score of a team in a cup with a cap that is made by itself. */
export const USUAL_SCORE_CAP = 62;

/** A card of a team, as far as a cup asks. */
export interface CupCard {
  readonly name: string;
  readonly year: number;
  readonly rating: number;
}

/** Why a team may not play a cup: its score, or the cards that are not allowed. */
export type UnfitForCup =
  | { readonly problem: 'score'; readonly score: number; readonly maxScore: number }
  | { readonly problem: 'cards'; readonly cards: readonly CupCard[] };

const isOfDecade = (year: number, firstYear: number): boolean =>
  year >= firstYear && year < firstYear + 10;

const isUpToTier = (rating: number, tier: Tier): boolean => {
  const place = (name: Tier) => TIERS.findIndex((row) => row.tier === name);
  return place(tierOf(rating)) <= place(tier);
};

/** Returns why a team may not play a cup of a kind; null if it may. */
export function findUnfitForCup(
  kind: CupKind,
  team: { readonly score: number; readonly cards: readonly CupCard[] },
): UnfitForCup | null {
  if (kind.kind === 'open') return null;
  if (kind.kind === 'scoreCap') {
    const { maxScore } = kind;
    return team.score <= maxScore ? null : { problem: 'score', score: team.score, maxScore };
  }
  const isAllowed =
    kind.kind === 'decade'
      ? ({ year }: CupCard) => isOfDecade(year, kind.firstYear)
      : ({ rating }: CupCard) => isUpToTier(rating, kind.tier);
  const cards = team.cards.filter((card) => !isAllowed(card));
  return cards.length === 0 ? null : { problem: 'cards', cards };
}

const WEEK_MS = 7 * DAY_MS;

/**
 * Returns the kind of the cup that begins by itself at a time: one after the other, week by week;
 * of the decades in turn those of which the catalogue has cards.
 *
 * @param decades first years, in order.
 */
export function kindOfWeek(begins: number, decades: readonly number[]): CupKind {
  const week = Math.floor(begins / WEEK_MS);
  const round = Math.floor(week / 4);
  switch (week % 4) {
    case 1:
      return { kind: 'scoreCap', maxScore: USUAL_SCORE_CAP };
    case 2: {
      const firstYear = decades[round % Math.max(1, decades.length)];
      return firstYear === undefined ? { kind: 'open' } : { kind: 'decade', firstYear };
    }
    case 3:
      return { kind: 'maxTier', tier: 'silver' };
    default:
      return { kind: 'open' };
  }
}

/** Returns the name of a cup that begins by itself. */
export function nameOfFridayCup(kind: CupKind): string {
  if (kind.kind === 'scoreCap') return `Friday Cup: score up to ${kind.maxScore}`;
  if (kind.kind === 'decade') return `Friday Cup: the ${kind.firstYear}s`;
  return kind.kind === 'maxTier' ? `Friday Cup: up to ${kind.tier}` : 'Friday Cup: open';
}
