import type { OwnedOfSeries } from '@pennant/contract/collection';
import type { Series } from '@pennant/contract/packs';
import { expectedNewCards } from '@pennant/rules/packs/expected-new-cards';
import { listTierOdds } from '@pennant/rules/packs/series-odds';

import { formatCount } from '../../../ui/money.tsx';

/** Why a series is suggested. */
export type SuggestionReason =
  | { readonly kind: 'newest' }
  /** A season of the decade of the user's club, or else of the one with most of their cards. */
  | { readonly kind: 'decade'; readonly decade: number; readonly isOfClub: boolean }
  /** The series that the user has the largest part of. */
  | { readonly kind: 'completion' }
  /** Any series, where the user's cards say nothing. */
  | { readonly kind: 'special' };

export interface SeriesSuggestion {
  readonly series: Series;
  readonly reason: SuggestionReason;
  /** How many of its cards the user has, and how many there are. */
  readonly owned: number;
  readonly total: number;
  /** How many cards of a pack are expected to be new. */
  readonly newCardsInPack: number;
}

const SUGGESTION_COUNT = 3;

type Candidate = Omit<SeriesSuggestion, 'reason'>;

const toCandidate = (series: Series, ownedOf: ReadonlyMap<string, number>): Candidate => {
  const tiers = listTierOdds(series.odds).map(({ tier, cards, chanceOfEach }) => ({
    cards,
    chanceOfEach,
    owned: Math.min(cards, ownedOf.get(`${series.seriesID} ${tier}`) ?? 0),
  }));
  return {
    series,
    owned: tiers.reduce((sum, { owned }) => sum + owned, 0),
    total: tiers.reduce((sum, { cards }) => sum + cards, 0),
    newCardsInPack: expectedNewCards(tiers, series.numberOfCards),
  };
};

const decadeOf = (year: number): number => Math.floor(year / 10) * 10;

const isSeason = ({ series }: Candidate): boolean => series.kind === 'base' && series.year !== null;

/** Returns the decade of the seasons that the user has most cards of, the later of two. */
function favoriteDecade(seasons: readonly Candidate[]): number | null {
  const counts = new Map<number, number>();
  for (const { series, owned } of seasons) {
    const decade = decadeOf(series.year ?? 0);
    if (owned > 0) counts.set(decade, (counts.get(decade) ?? 0) + owned);
  }
  const [best] = [...counts].sort(([a, most], [b, more]) => more - most || b - a);
  return best?.[0] ?? null;
}

const share = ({ owned, total }: Candidate): number => owned / total;

/** Returns the candidate that comes first by a comparison; null if there is none. */
const firstBy = (
  candidates: readonly Candidate[],
  compare: (a: Candidate, b: Candidate) => number,
): Candidate | null => candidates.toSorted(compare)[0] ?? null;

/** What suggestions depend on besides the series on sale. */
interface Collector {
  /** How many different cards of each series, by tier, the user has. */
  readonly owned: readonly OwnedOfSeries[];
  /** The season of the club that the user chose at the start; null without one. */
  readonly clubYear: number | null;
  /** Returns whether the user may buy a pack of a series, whatever it costs. */
  readonly canBuy: (series: Series) => boolean;
}

/**
 * Returns three series to buy packs of: the newest season, the one that the user has the largest
 * part of, and a season of the user's decade; special series where these are not three. A series
 * that is complete, or of which the user may buy no more, is not suggested.
 */
export function suggestSeries(
  list: readonly Series[],
  { owned, clubYear, canBuy }: Collector,
): readonly SeriesSuggestion[] {
  const ownedOf = new Map(owned.map((row) => [`${row.seriesID} ${row.tier}`, row.owned]));
  const candidates = list
    .filter(canBuy)
    .map((series) => toCandidate(series, ownedOf))
    .filter(({ owned: has, total }) => has < total);
  const chosen: SeriesSuggestion[] = [];
  const free = () =>
    candidates.filter(({ series }) => chosen.every((other) => other.series !== series));
  const choose = (candidate: Candidate | null, reason: SuggestionReason) => {
    if (candidate !== null) chosen.push({ ...candidate, reason });
  };

  const byYear = (a: Candidate, b: Candidate) => (b.series.year ?? 0) - (a.series.year ?? 0);
  choose(firstBy(free().filter(isSeason), byYear), { kind: 'newest' });
  choose(
    firstBy(
      free().filter((candidate) => candidate.owned > 0),
      (a, b) => share(b) - share(a) || b.total - a.total,
    ),
    { kind: 'completion' },
  );
  const isOfClub = clubYear !== null;
  const decade = isOfClub ? decadeOf(clubYear) : favoriteDecade(candidates.filter(isSeason));
  if (decade !== null) {
    const ofDecade = free().filter(
      (candidate) => isSeason(candidate) && decadeOf(candidate.series.year ?? 0) === decade,
    );
    choose(
      firstBy(ofDecade, (a, b) => b.owned - a.owned || byYear(a, b)),
      { kind: 'decade', decade, isOfClub },
    );
  }
  const special = free().filter((candidate) => !isSeason(candidate));
  const others = [...special, ...free().filter(isSeason).toSorted(byYear)];
  for (const candidate of others.slice(0, Math.max(0, SUGGESTION_COUNT - chosen.length))) {
    choose(candidate, { kind: 'special' });
  }
  return chosen;
}

/** Returns the line above a suggested series: why it is suggested. */
export function suggestionTitle({ reason, series }: SeriesSuggestion): string {
  switch (reason.kind) {
    case 'newest':
      return 'The newest season';
    case 'decade':
      return `${reason.isOfClub ? 'Your club’s decade' : 'Your decade'}: the ${reason.decade}s`;
    case 'completion':
      return 'Closest to complete';
    case 'special':
    default:
      return series.kind === 'base' ? 'Another season' : 'Out of the ordinary';
  }
}

/** Returns the line below a suggested series: what the user has, and what a pack may bring. */
export function suggestionDetail({ owned, total, newCardsInPack, series }: SeriesSuggestion) {
  if (owned === 0) return `None of ${formatCount(total)} yours yet`;
  const fresh = Math.round(newCardsInPack);
  const inPack =
    fresh >= series.numberOfCards
      ? 'likely all new'
      : fresh === 0
        ? 'a new one now and then'
        : `about ${fresh} of ${series.numberOfCards} new`;
  return `${formatCount(owned)} of ${formatCount(total)} yours; a pack: ${inPack}`;
}
