/**
 * A card's rating is its place among all cards of its kind, batters or pitchers, of the whole history. Between the
 * points the scale is straight; so the shares of the tiers are the same in every history: iron 50, bronze 22, silver 15,
 * gold 8.5, titanium 3.7, uranium 0.8 of a hundred cards (realism study, section 4).
 */
const SCALE: readonly { readonly place: number; readonly rating: number }[] = [
  { place: 0, rating: 25 },
  { place: 0.5, rating: 55.5 },
  { place: 0.72, rating: 65.5 },
  { place: 0.87, rating: 75.5 },
  { place: 0.955, rating: 85.5 },
  { place: 0.992, rating: 95.5 },
  { place: 1, rating: 100 },
];

/** The rating of a place, 0 for the weakest card and 1 for the strongest; not rounded. */
export const ratingAtPlace = (place: number): number => {
  for (let index = 1; index < SCALE.length; index++) {
    const from = SCALE[index - 1]!;
    const to = SCALE[index]!;
    if (place <= to.place) {
      return (
        from.rating + ((to.rating - from.rating) * (place - from.place)) / (to.place - from.place)
      );
    }
  }
  return SCALE[SCALE.length - 1]!.rating;
};

/** What a card is rated by. */
export interface Strength {
  /** Runs that it is worth; only the order matters. */
  readonly value: number;
  /** The highest rating that its few games allow. */
  readonly cap: number;
}

/**
 * Whole ratings, in the order given. Places are dealt from the top: each goes to the strongest card that may have its
 * rating, so a card held down by its cap leaves the place to the next and the shares of the tiers stay as they are.
 * Equals keep the order in which they came.
 */
export const rateAll = (cards: readonly Strength[]): Uint8Array => {
  const ratings = new Uint8Array(cards.length);
  const order = [...cards.keys()].sort((a, b) => cards[b]!.value - cards[a]!.value || a - b);
  const queues = new Map<number, { readonly cards: number[]; next: number }>();
  const ranks = new Uint32Array(cards.length);
  order.forEach((card, rank) => {
    ranks[card] = rank;
    const { cap } = cards[card]!;
    const queue = queues.get(cap);
    if (queue === undefined) queues.set(cap, { cards: [card], next: 0 });
    else queue.cards.push(card);
  });
  for (let dealt = 0; dealt < cards.length; dealt++) {
    const place = cards.length === 1 ? 1 : 1 - dealt / (cards.length - 1);
    const rating = Math.round(ratingAtPlace(place));
    let chosen: { readonly cards: number[]; next: number } | undefined;
    let chosenRank = Infinity;
    for (const [cap, queue] of queues) {
      const head = queue.cards[queue.next];
      if (head === undefined || cap < rating || ranks[head]! >= chosenRank) continue;
      chosen = queue;
      chosenRank = ranks[head]!;
    }
    // Where every card left is capped below the place, the strongest takes it at its cap.
    if (chosen === undefined) {
      for (const queue of queues.values()) {
        const head = queue.cards[queue.next];
        if (head === undefined || ranks[head]! >= chosenRank) continue;
        chosen = queue;
        chosenRank = ranks[head]!;
      }
    }
    const card = chosen!.cards[chosen!.next++]!;
    ratings[card] = Math.min(rating, cards[card]!.cap);
  }
  return ratings;
};
