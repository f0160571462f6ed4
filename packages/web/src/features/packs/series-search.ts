import type { Series } from '@pennant/contract/packs';

/** Whether a series is meant by what was typed: its name, or the beginning of its year. Nothing typed means all. */
export const isMeant = (series: Series, typed: string): boolean => {
  const words = typed.trim().toLowerCase().split(/\s+/).filter(Boolean);
  const text = `${series.name} ${series.year ?? 'special'}`.toLowerCase();
  return words.every((word) => text.includes(word));
};

/** Special series first, then the newest season first. */
export const inShopOrder = (list: readonly Series[]): Series[] =>
  list.toSorted(
    (a, b) =>
      Number(a.year !== null) - Number(b.year !== null) ||
      (b.year ?? 0) - (a.year ?? 0) ||
      a.seriesID - b.seriesID,
  );
