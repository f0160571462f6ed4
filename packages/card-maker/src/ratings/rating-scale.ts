/**
 * Ratings by percentile among all cards of a kind, batters or pitchers, of the whole history;
 * linear between the points. The shares of the tiers are the same in every history: iron 50, bronze
 * 22, silver 15, gold 8.5, titanium 3.7, uranium 0.8 percent (docs/spec/realism.md, "Ratings,
 * positions, economy").
 */
const SCALE: readonly { readonly percentile: number; readonly rating: number }[] = [
  { percentile: 0, rating: 25 },
  { percentile: 0.5, rating: 55.5 },
  { percentile: 0.72, rating: 65.5 },
  { percentile: 0.87, rating: 75.5 },
  { percentile: 0.955, rating: 85.5 },
  { percentile: 0.992, rating: 95.5 },
  { percentile: 1, rating: 100 },
];

/**
 * Returns the rating of a percentile, 0 for the weakest card and 1 for the strongest; not rounded.
 */
export const ratingAtPercentile = (percentile: number): number => {
  for (let index = 1; index < SCALE.length; index++) {
    const from = SCALE[index - 1]!;
    const to = SCALE[index]!;
    if (percentile <= to.percentile) {
      return (
        from.rating +
        ((to.rating - from.rating) * (percentile - from.percentile)) /
          (to.percentile - from.percentile)
      );
    }
  }
  return SCALE[SCALE.length - 1]!.rating;
};

/** The strength of a card, by which it is rated. */
export interface Strength {
  /** Value in runs; only the order matters. */
  readonly value: number;
  /** Maximum rating, lowered for few games. */
  readonly cap: number;
}

/**
 * Returns whole ratings, parallel to `cards`. Percentiles are assigned from the top: each goes to
 * the strongest card whose cap allows its rating, so that a capped card leaves it to the next one
 * and the shares of the tiers are kept. Ties are kept in input order.
 */
export const rateCards = (cards: readonly Strength[]): Uint8Array => {
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
  for (let assigned = 0; assigned < cards.length; assigned++) {
    const percentile = cards.length === 1 ? 1 : 1 - assigned / (cards.length - 1);
    const rating = Math.round(ratingAtPercentile(percentile));
    let chosen: { readonly cards: number[]; next: number } | undefined;
    let chosenRank = Infinity;
    for (const [cap, queue] of queues) {
      const head = queue.cards[queue.next];
      if (head === undefined || cap < rating || ranks[head]! >= chosenRank) continue;
      chosen = queue;
      chosenRank = ranks[head]!;
    }
    // Where all remaining cards are capped below the rating, the strongest gets its cap.
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
