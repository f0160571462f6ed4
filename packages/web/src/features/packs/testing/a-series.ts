import type { Series } from '@pennant/contract/packs';

/** Returns a series on sale: of the 1954 season, unless `facts` differ. */
export const aSeries = (facts: Partial<Series> = {}): Series => {
  const year = facts.year === undefined ? 1954 : facts.year;
  return {
    seriesID: year ?? 3001,
    seriesKey: year === null ? 'special' : `${year}-base`,
    name: `${year} Base`,
    kind: 'base',
    cost: 130,
    minRating: 0,
    teamsIncluded: null,
    purchaseLimit: null,
    isActive: true,
    numberOfCards: 6,
    odds: { tiers: [], chances: [], cards: [] },
    oddsMark: 'ab'.repeat(4),
    ...facts,
    year,
  };
};
