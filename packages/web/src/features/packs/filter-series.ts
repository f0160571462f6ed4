import type { Series } from '@pennant/contract/packs';
import type { SeriesKind } from '@pennant/rules/packs/series-kind';

/** The filter of the list of series on sale. */
export interface SeriesFilter {
  /** The text typed: words of the name or the kind, or a part of the year. */
  readonly text: string;
  readonly kind: SeriesKind | null;
  /** The first year of a decade, e.g. 1950. A series without a year is in no decade. */
  readonly decade: number | null;
  /** The highest price of a pack; null for any price. */
  readonly maxCost: number | null;
}

export const NO_SERIES_FILTER: SeriesFilter = { text: '', kind: null, decade: null, maxCost: null };

/** The label of each kind of series, in the order in which they are shown. */
export const SERIES_KIND_LABELS: readonly { readonly kind: SeriesKind; readonly label: string }[] =
  [
    { kind: 'base', label: 'Seasons' },
    { kind: 'award', label: 'Awards' },
    { kind: 'milestone', label: 'Milestones' },
    { kind: 'theme', label: 'Themes' },
  ];

/** Returns the line below the name of a series: its year, or the label of its kind. */
export const seriesSubtitle = (series: Pick<Series, 'year' | 'kind'>): string =>
  String(series.year ?? SERIES_KIND_LABELS.find(({ kind }) => kind === series.kind)?.label ?? '');

const decadeOf = (year: number): number => Math.floor(year / 10) * 10;

const matchesText = (series: Series, typed: string): boolean => {
  const words = typed.trim().toLowerCase().split(/\s+/).filter(Boolean);
  const text = `${series.name} ${series.kind} ${series.year ?? 'special'}`.toLowerCase();
  return words.every((word) => text.includes(word));
};

/** Returns the series that pass the filter: seasons first, newest first; then special series. */
export const filterSeries = (list: readonly Series[], filter: SeriesFilter): Series[] =>
  list
    .filter(
      (series) =>
        matchesText(series, filter.text) &&
        (filter.kind === null || series.kind === filter.kind) &&
        (filter.decade === null ||
          (series.year !== null && decadeOf(series.year) === filter.decade)) &&
        (filter.maxCost === null || series.cost <= filter.maxCost),
    )
    .sort(
      (a, b) =>
        Number(a.year === null) - Number(b.year === null) ||
        (b.year ?? 0) - (a.year ?? 0) ||
        a.seriesID - b.seriesID,
    );

/** Returns the decades of the series, newest first. */
export const decadesOf = (list: readonly Series[]): number[] =>
  [...new Set(list.flatMap(({ year }) => (year === null ? [] : [decadeOf(year)])))].sort(
    (a, b) => b - a,
  );

/** Returns the years to try, by the seasons on sale: "1871 to 2024"; null where there is none. */
export const describeSeasonsOnSale = (list: readonly Pick<Series, 'year'>[]): string | null => {
  const years = list.flatMap(({ year }) => (year === null ? [] : [year]));
  if (years.length === 0) return null;
  const [first, last] = [Math.min(...years), Math.max(...years)];
  return first === last ? String(first) : `${first} to ${last}`;
};
