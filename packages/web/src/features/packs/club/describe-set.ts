import type { StarterSet } from '@pennant/contract/starter-set';

/** How long the arrival of 24 cards takes, in ms, until the last one is turned. */
export const ARRIVAL_MS = 2700;

/** Returns the name of what a set comes from: its club, its season, or what its cards say. */
export const titleOfSet = ({ clubName, year }: Pick<StarterSet, 'clubName' | 'year'>): string => {
  if (clubName !== null) return clubName;
  return year === null ? 'Your starter set' : `The season of ${year}`;
};

/** Returns what a screen reader says of a set that arrives: its size and its best three cards. */
export const describeArrival = (set: Pick<StarterSet, 'clubName' | 'year' | 'cards'>): string => {
  const best = set.cards
    .slice(0, 3)
    .map(({ name, rating }) => `${decodeURIComponent(name)}, rated ${rating}`);
  return `${titleOfSet(set)}: ${set.cards.length} cards are yours. The best: ${best.join('; ')}.`;
};
