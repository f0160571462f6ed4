import type { UserCard } from '@pennant/contract/cards';

/** What My Cards shows of a collection; null shows all. */
export interface CollectionFilter {
  readonly year: number | null;
  /** The lowest rating shown. */
  readonly rating: number | null;
  readonly team: string | null;
}

export const everything: CollectionFilter = { year: null, rating: null, team: null };

const clubsOf = (card: UserCard): string[] => card.teamNameID.split(',');

export const passes = (card: UserCard, filter: CollectionFilter): boolean =>
  (filter.year === null || card.year === filter.year) &&
  (filter.rating === null || card.rating >= filter.rating) &&
  (filter.team === null || clubsOf(card).includes(filter.team));

/** The years and clubs that there is something to choose of, in order. */
export const choicesOf = (cards: readonly UserCard[]) => ({
  years: [...new Set(cards.map(({ year }) => year))].toSorted((a, b) => b - a),
  teams: [...new Set(cards.flatMap(clubsOf))].toSorted(),
});
