import type { AdminSeries, SeriesForm } from '@pennant/contract/series-admin';
import type { CardSummary } from '@pennant/contract/cards';
import { costCoversResale, lowestCost, packCost } from '@pennant/rules/packs/cost';
import { isInPacks } from '@pennant/rules/packs/in-packs';
import { expectedResale, tierOdds, type TierOdds } from '@pennant/rules/packs/odds';
import { canFillAPack, oddsTable } from '@pennant/rules/packs/odds-table';
import { TIER_WEIGHTS } from '@pennant/rules/packs/tier-weights';

/** A series as it is typed: figures as text, until they are sent. */
export type SeriesDraft = Readonly<
  Record<
    | 'seriesKey'
    | 'name'
    | 'year'
    | 'cost'
    | 'minRating'
    | 'teamsIncluded'
    | 'purchaseLimit'
    | 'numberOfCards',
    string
  >
> & {
  readonly isActive: boolean;
  /** Null for the usual weights. */
  readonly tierWeights: Readonly<Record<keyof typeof TIER_WEIGHTS, string>> | null;
};

/** A series that is yet to be made. */
export const NEW_SERIES: SeriesDraft = {
  seriesKey: '',
  name: '',
  year: '',
  cost: '440',
  minRating: '66',
  teamsIncluded: '',
  purchaseLimit: '',
  numberOfCards: '6',
  isActive: false,
  tierWeights: null,
};

const weightsAsText = (weights: SeriesForm['tierWeights']) =>
  weights === null
    ? null
    : (Object.fromEntries(
        Object.entries(weights).map(([tier, weight]) => [tier, String(weight)]),
      ) as SeriesDraft['tierWeights']);

/** The usual weights, to be changed. */
export const usualWeights = (): SeriesDraft['tierWeights'] => weightsAsText(TIER_WEIGHTS);

export const draftOf = (series: AdminSeries): SeriesDraft => ({
  seriesKey: series.seriesKey,
  name: series.name,
  year: series.year === null ? '' : String(series.year),
  cost: String(series.cost),
  minRating: String(series.minRating),
  teamsIncluded: series.teamsIncluded ?? '',
  purchaseLimit: series.purchaseLimit === null ? '' : String(series.purchaseLimit),
  numberOfCards: String(series.numberOfCards),
  isActive: series.isActive,
  tierWeights: weightsAsText(series.tierWeights),
});

const wholeNumber = (text: string): number =>
  /^\d+$/.test(text.trim()) ? Number(text) : Number.NaN;
const orNull = (text: string) => (text.trim() === '' ? null : wholeNumber(text));

/** What is sent; fields that are no whole numbers are NaN. */
export const formOfDraft = (draft: SeriesDraft): SeriesForm => ({
  seriesKey: draft.seriesKey.trim(),
  name: draft.name.trim(),
  year: orNull(draft.year),
  cost: wholeNumber(draft.cost),
  minRating: wholeNumber(draft.minRating),
  teamsIncluded:
    draft.teamsIncluded.trim() === ''
      ? null
      : draft.teamsIncluded
          .toUpperCase()
          .split(/[\s,]+/)
          .filter(Boolean)
          .join(','),
  purchaseLimit: orNull(draft.purchaseLimit),
  isActive: draft.isActive,
  numberOfCards: wholeNumber(draft.numberOfCards),
  tierWeights:
    draft.tierWeights === null
      ? null
      : (Object.fromEntries(
          Object.entries(draft.tierWeights).map(([tier, text]) => [tier, wholeNumber(text)]),
        ) as SeriesForm['tierWeights']),
});

/** What is wrong with a field, in words; a field that is right is missing. */
export function faultsOf(form: SeriesForm): Partial<Record<keyof SeriesForm, string>> {
  const within = (value: number | null, least: number, most: number) =>
    value === null || (value >= least && value <= most);
  const faults: Partial<Record<keyof SeriesForm, string>> = {};
  if (!/^[a-z0-9]+(-[a-z0-9]+)*$/.test(form.seriesKey) || form.seriesKey.length > 40)
    faults.seriesKey = 'Lower-case words or numbers joined by hyphens, at most 40 characters.';
  if (form.name === '' || form.name.length > 60)
    faults.name = 'Give it a name, at most 60 characters.';
  if (!within(form.year, 1871, 2100)) faults.year = 'A year from 1871 to 2100, or nothing.';
  if (!within(form.cost, 0, 1_000_000_000)) faults.cost = 'A whole number of 0 or more.';
  if (!within(form.minRating, 0, 100)) faults.minRating = 'A whole number from 0 to 100.';
  if (!within(form.numberOfCards, 1, 12)) faults.numberOfCards = 'A whole number from 1 to 12.';
  if (!within(form.purchaseLimit, 1, 1_000_000))
    faults.purchaseLimit = 'A whole number of 1 or more, or nothing for no limit.';
  if (form.teamsIncluded !== null && !/^[A-Z0-9]{2,3}(,[A-Z0-9]{2,3})*$/.test(form.teamsIncluded))
    faults.teamsIncluded = 'Club codes of two or three letters with commas between: BOS,NYA.';
  const weights = form.tierWeights === null ? null : Object.values(form.tierWeights);
  if (weights !== null && !weights.every((weight) => within(weight, 0, 1000)))
    faults.tierWeights = 'Each weight is a whole number from 0 to 1000.';
  return faults;
}

/** What the packs of a series come to, worked out as the server does. */
export interface SeriesFigures {
  readonly tiers: readonly TierOdds[];
  readonly cards: number;
  readonly expectedResale: number;
  readonly lowestCost: number;
  /** What the rules would ask for such a pack. */
  readonly usualCost: number;
  readonly coversResale: boolean;
  readonly canFillAPack: boolean;
}

/** The odds of a series as it is typed; null while a figure that they need is wrong. */
export function figuresOf(form: SeriesForm, cards: readonly CardSummary[]): SeriesFigures | null {
  const faults = faultsOf(form);
  if (faults.minRating || faults.numberOfCards || faults.teamsIncluded || faults.tierWeights)
    return null;
  const inPacks = cards.filter(({ rating, teamNameID }) =>
    isInPacks(form, { rating, teams: teamNameID }),
  );
  const table = oddsTable({ ...form, seriesID: 0 }, inPacks);
  const ratings = new Map(inPacks.map(({ cardID, rating }) => [cardID, rating]));
  const resale = expectedResale(table, (cardID) => ratings.get(cardID) ?? 0);
  return {
    tiers: tierOdds(table),
    cards: inPacks.length,
    expectedResale: resale,
    lowestCost: lowestCost(resale),
    usualCost: packCost(form.minRating, resale),
    coversResale: costCoversResale({ cost: form.cost, expectedResale: resale }).ok,
    canFillAPack: canFillAPack(table),
  };
}
