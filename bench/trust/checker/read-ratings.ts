import type { UserHistory } from './user-history.ts';

interface Rated {
  readonly cardID?: unknown;
  readonly rating?: unknown;
}

/** Returns the ratings of all cards that responses have shown, by card id. */
export function readRatings({ requests }: UserHistory): ReadonlyMap<number, number> {
  const ratings = new Map<number, number>();
  for (const { response } of requests) {
    const { cards = [], card } = (response ?? {}) as { cards?: readonly Rated[]; card?: Rated };
    for (const { cardID, rating } of card === undefined ? cards : [card])
      if (typeof cardID === 'number' && typeof rating === 'number') ratings.set(cardID, rating);
  }
  return ratings;
}
