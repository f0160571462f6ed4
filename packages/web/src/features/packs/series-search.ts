import type { Series } from '@pennant/contract/packs';
import type { SeriesKind } from '@pennant/rules/packs/series-kind';

/** What a player looks for at the counter. */
export interface SeriesFilter {
  /** Words of the name, or the beginning of a year. */
  readonly typed: string;
  readonly kind: SeriesKind | null;
  /** The first year of a decade: 1950. Series without a year belong to none. */
  readonly decade: number | null;
  /** The most that a pack may cost; null for any price. */
  readonly atMost: number | null;
}

export const EVERY_SERIES: SeriesFilter = { typed: '', kind: null, decade: null, atMost: null };

/** Kinds of series as the counter calls them, in the order of its shelves. */
export const SHELVES: readonly { readonly kind: SeriesKind; readonly label: string }[] = [
  { kind: 'base', label: 'Seasons' },
  { kind: 'award', label: 'Awards' },
  { kind: 'milestone', label: 'Milestones' },
  { kind: 'theme', label: 'Themes' },
];

/** What stands below the name of a series: its year, or the shelf that it lies on. */
export const seriesLine = (series: Pick<Series, 'year' | 'kind'>): string =>
  String(series.year ?? SHELVES.find(({ kind }) => kind === series.kind)?.label ?? '');

const decadeOf = (year: number): number => Math.floor(year / 10) * 10;

const isMeant = (series: Series, typed: string): boolean => {
  const words = typed.trim().toLowerCase().split(/\s+/).filter(Boolean);
  const text = `${series.name} ${series.kind} ${series.year ?? 'special'}`.toLowerCase();
  return words.every((word) => text.includes(word));
};

/** The series that pass, seasons first and of those the newest at the front; then the special series. */
export const seriesFound = (list: readonly Series[], filter: SeriesFilter): Series[] =>
  list
    .filter(
      (series) =>
        isMeant(series, filter.typed) &&
        (filter.kind === null || series.kind === filter.kind) &&
        (filter.decade === null ||
          (series.year !== null && decadeOf(series.year) === filter.decade)) &&
        (filter.atMost === null || series.cost <= filter.atMost),
    )
    .sort(
      (a, b) =>
        Number(a.year === null) - Number(b.year === null) ||
        (b.year ?? 0) - (a.year ?? 0) ||
        a.seriesID - b.seriesID,
    );

/** The decades that there are series of, the newest first. */
export const decadesOf = (list: readonly Series[]): number[] =>
  [...new Set(list.flatMap(({ year }) => (year === null ? [] : [decadeOf(year)])))].sort(
    (a, b) => b - a,
  );
