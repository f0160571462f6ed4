import type { AdminSeries, SeriesForm } from '@pennant/contract/series-admin';
import type { CardSummary } from '@pennant/contract/cards';
import { checkPackCost, lowestCost, packCost } from '@pennant/rules/packs/pack-cost';
import { isPackEligible } from '@pennant/rules/packs/pack-eligibility';
import { expectedResale, tierOdds, type TierOdds } from '@pennant/rules/packs/tier-odds';
import { canFillPack, buildOddsTable } from '@pennant/rules/packs/odds-table';
import { TIER_WEIGHTS } from '@pennant/rules/packs/tier-weights';
import { textFault } from '@pennant/rules/text/check-text';
import { TEXT_RULES } from '@pennant/rules/text/text-rules';

/** The form state of a series: numbers as text until they are sent. */
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
  /** Null for the default weights. */
  readonly tierWeights: Readonly<Record<keyof typeof TIER_WEIGHTS, string>> | null;
};

/** The initial form state of a new series. */
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

/** Returns the default weights as text. */
export const defaultTierWeights = (): SeriesDraft['tierWeights'] => weightsAsText(TIER_WEIGHTS);

/** Returns the form state for editing a series. */
export const draftOfSeries = (series: AdminSeries): SeriesDraft => ({
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

const parseWholeNumber = (text: string): number =>
  /^\d+$/.test(text.trim()) ? Number(text) : Number.NaN;
const parseOptional = (text: string) => (text.trim() === '' ? null : parseWholeNumber(text));

/** Returns the request body; text that is not a whole number becomes NaN. */
export const formOfSeries = (draft: SeriesDraft): SeriesForm => ({
  seriesKey: draft.seriesKey.trim(),
  name: draft.name.trim(),
  year: parseOptional(draft.year),
  cost: parseWholeNumber(draft.cost),
  minRating: parseWholeNumber(draft.minRating),
  teamsIncluded:
    draft.teamsIncluded.trim() === ''
      ? null
      : draft.teamsIncluded
          .toUpperCase()
          .split(/[\s,]+/)
          .filter(Boolean)
          .join(','),
  purchaseLimit: parseOptional(draft.purchaseLimit),
  isActive: draft.isActive,
  numberOfCards: parseWholeNumber(draft.numberOfCards),
  tierWeights:
    draft.tierWeights === null
      ? null
      : (Object.fromEntries(
          Object.entries(draft.tierWeights).map(([tier, text]) => [tier, parseWholeNumber(text)]),
        ) as SeriesForm['tierWeights']),
});

/** Returns a message for each invalid field; valid fields have no entry. */
export function seriesFaults(form: SeriesForm): Partial<Record<keyof SeriesForm, string>> {
  const isWithin = (value: number | null, min: number, max: number) =>
    value === null || (value >= min && value <= max);
  const faults: Partial<Record<keyof SeriesForm, string>> = {};
  if (!/^[a-z0-9]+(-[a-z0-9]+)*$/.test(form.seriesKey) || form.seriesKey.length > 40)
    faults.seriesKey = 'Lower-case words or numbers joined by hyphens, at most 40 characters.';
  const nameFault = textFault(form.name, TEXT_RULES.seriesName);
  if (nameFault !== null) faults.name = nameFault;
  if (!isWithin(form.year, 1871, 2100)) faults.year = 'A year from 1871 to 2100, or nothing.';
  if (!isWithin(form.cost, 0, 1_000_000_000)) faults.cost = 'A whole number of 0 or more.';
  if (!isWithin(form.minRating, 0, 100)) faults.minRating = 'A whole number from 0 to 100.';
  if (!isWithin(form.numberOfCards, 1, 12)) faults.numberOfCards = 'A whole number from 1 to 12.';
  if (!isWithin(form.purchaseLimit, 1, 1_000_000))
    faults.purchaseLimit = 'A whole number of 1 or more, or nothing for no limit.';
  if (form.teamsIncluded !== null && !/^[A-Z0-9]{2,3}(,[A-Z0-9]{2,3})*$/.test(form.teamsIncluded))
    faults.teamsIncluded = 'Club codes of two or three letters with commas between: BOS,NYA.';
  const weights = form.tierWeights === null ? null : Object.values(form.tierWeights);
  if (weights !== null && !weights.every((weight) => isWithin(weight, 0, 1000)))
    faults.tierWeights = 'Each weight is a whole number from 0 to 1000.';
  return faults;
}

/** The odds and the resale of a series' packs, computed with the same rules as on the server. */
export interface SeriesEconomics {
  readonly tiers: readonly TierOdds[];
  readonly cards: number;
  readonly expectedResale: number;
  readonly lowestCost: number;
  /** The cost that the rules set for such a pack. */
  readonly usualCost: number;
  readonly coversResale: boolean;
  readonly canFillAPack: boolean;
}

/** Returns the odds and the resale of a series as typed; null if a field they need is invalid. */
export function computeSeriesEconomics(
  form: SeriesForm,
  cards: readonly CardSummary[],
): SeriesEconomics | null {
  const faults = seriesFaults(form);
  if (faults.minRating || faults.numberOfCards || faults.teamsIncluded || faults.tierWeights)
    return null;
  const inPacks = cards.filter(({ rating, teamNameID }) =>
    isPackEligible(form, { rating, teams: teamNameID }),
  );
  const table = buildOddsTable({ ...form, seriesID: 0 }, inPacks);
  const ratings = new Map(inPacks.map(({ cardID, rating }) => [cardID, rating]));
  const resale = expectedResale(table, (cardID) => ratings.get(cardID) ?? 0);
  return {
    tiers: tierOdds(table),
    cards: inPacks.length,
    expectedResale: resale,
    lowestCost: lowestCost(resale),
    usualCost: packCost(form.minRating, resale),
    coversResale: checkPackCost({ cost: form.cost, expectedResale: resale }).ok,
    canFillAPack: canFillPack(table),
  };
}
