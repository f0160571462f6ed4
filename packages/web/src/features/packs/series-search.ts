import type { Series } from '@pennant/contract/packs';

/** Whether a series is meant by what was typed: its name, or the beginning of its year. Nothing typed means all. */
export const isMeant = (series: Series, typed: string): boolean => {
  const words = typed.trim().toLowerCase().split(/\s+/).filter(Boolean);
  const text = `${series.name} ${series.year ?? 'special'}`.toLowerCase();
  return words.every((word) => text.includes(word));
};

/** The two halves of the counter. */
export const SHELVES = ['Seasons', 'Special series'] as const;
export type Shelf = (typeof SHELVES)[number];

export const shelfOf = (series: Series): Shelf =>
  series.year === null ? 'Special series' : 'Seasons';

/** Seasons first, the newest at the front; then the special series. */
export const inShopOrder = (list: readonly Series[]): Series[] =>
  list.toSorted(
    (a, b) =>
      Number(a.year === null) - Number(b.year === null) ||
      (b.year ?? 0) - (a.year ?? 0) ||
      a.seriesID - b.seriesID,
  );
