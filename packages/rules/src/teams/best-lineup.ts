import { FIRST_BENCH, SLOTS, type Slot } from '../games/slot.ts';
import { bestAssignment } from './assignment.ts';
import { bats, defaultLineupOrder } from './batting-order.ts';
import { isEligible, kindOf, type SlotKind } from './eligibility.ts';
import type { LineupCard, LineupEntry } from './lineup.ts';

/** How many of the best cards the lineup form looks at (document 2, section 9); the first is the default. */
export const CARD_POOL_SIZES = [500, 1000, 2000, 3000, 5000] as const;

/** A lineup that may still have empty slots. */
export type PartialLineup = Readonly<Partial<Record<Slot, LineupEntry>>>;

/**
 * Worth of a filled slot besides its rating, and what a rating point off the bench is worth in rating points on it. Both so
 * large that all ratings of what comes after can never make up for one: first as many slots filled as can be, then the
 * total rating of the 19 places off the bench, then that of the bench. Sums stay whole numbers that a double holds.
 */
const FILLED = 10_000_000;
const OFF_THE_BENCH = 1_000;

/** A player's best card for each kind of place that he is looked at for. */
type Candidate = Map<SlotKind, LineupCard>;

/**
 * The players who can matter for so many open slots: for each kind, the best as many as there are slots. Whoever comes after
 * them is never needed, for of those before him one is always free and worth no less. So the assignment stays small, whatever
 * the size of the collection.
 */
const candidatesFor = (
  slots: readonly Slot[],
  byRating: readonly LineupCard[],
  taken: ReadonlySet<string>,
): Candidate[] => {
  const found = new Map<string, Candidate>();
  const open = new Map(slots.map((slot) => [kindOf(slot), { slot, left: slots.length }]));
  for (const card of byRating) {
    if (open.size === 0) break;
    if (taken.has(card.playerID)) continue;
    for (const [kind, place] of open) {
      if (!isEligible(place.slot, card)) continue;
      let mine = found.get(card.playerID);
      if (mine === undefined) found.set(card.playerID, (mine = new Map()));
      if (mine.has(kind)) continue;
      mine.set(kind, card);
      place.left -= 1;
      if (place.left === 0) open.delete(kind);
    }
  }
  return [...found.values()];
};

/** The best cards for these slots, exactly: each player once, none of those who are taken. Slots that nobody can take stay out. */
const bestCards = (
  slots: readonly Slot[],
  cards: readonly LineupCard[],
  taken: ReadonlySet<string>,
): ReadonlyMap<Slot, LineupCard> => {
  const byRating = cards.toSorted((a, b) => b.rating - a.rating || a.cardID - b.cardID);
  const players = candidatesFor(slots, byRating, taken);
  // One column more for each slot: the slot left empty, worth nothing.
  const columns = players.length + slots.length;
  const worth = new Float64Array(slots.length * columns);
  slots.forEach((slot, row) => {
    const kind = kindOf(slot);
    const perPoint = SLOTS.indexOf(slot) < FIRST_BENCH ? OFF_THE_BENCH : 1;
    players.forEach((mine, column) => {
      const card = mine.get(kind);
      // Whom the slot refuses is worth less than leaving it empty.
      worth[row * columns + column] = card === undefined ? -1 : FILLED + card.rating * perPoint;
    });
  });
  const chosen = bestAssignment(slots.length, columns, worth);
  return new Map(
    slots.flatMap((slot, row): [Slot, LineupCard][] => {
      const card = players[chosen[row] ?? -1]?.get(kindOf(slot));
      return card === undefined ? [] : [[slot, card]];
    }),
  );
};

/**
 * The best lineup that these cards make, in exact terms: an assignment of players to slots, each player to be used once,
 * with whichever of his cards is worth most there. Slots that nobody can take stay out. Batting order as documented.
 */
export const bestLineup = (cards: readonly LineupCard[]): PartialLineup =>
  Object.fromEntries(
    [...bestCards(SLOTS, cards, new Set())].map(([slot, { cardID }]): [Slot, LineupEntry] => [
      slot,
      { cardID, lineupOrder: defaultLineupOrder(slot) },
    ]),
  );

/**
 * The same lineup with the best replacements, in the same exact terms, where a slot is empty or its card is not among
 * `cards` any more. Everyone else stays where he is, except that the bench is called up where nobody else can fill a place.
 * Whoever stays in the order bats where he batted; who is new bats in the place of him who went.
 */
export const repairLineup = (
  lineup: PartialLineup,
  cards: readonly LineupCard[],
): PartialLineup => {
  const byID = new Map(cards.map((card) => [card.cardID, card]));
  const seen = new Set<string>();
  const gone = new Set(
    SLOTS.filter((slot) => {
      const card = byID.get(lineup[slot]?.cardID ?? 0);
      if (card === undefined || !isEligible(slot, card) || seen.has(card.playerID)) return true;
      seen.add(card.playerID);
      return false;
    }),
  );
  const fill = (open: readonly Slot[]) => {
    const stay = SLOTS.filter((slot) => !open.includes(slot));
    const taken = new Set(
      stay.flatMap((slot) => byID.get(lineup[slot]?.cardID ?? 0)?.playerID ?? []),
    );
    return { open, found: bestCards(open, cards, taken) };
  };
  const alone = fill([...gone]);
  const withBench = () => fill(SLOTS.filter((slot) => gone.has(slot) || kindOf(slot) === 'B'));
  const { open, found } = alone.found.size === gone.size ? alone : withBench();

  const orders = Object.values(lineup).map(({ lineupOrder }) => lineupOrder);
  const unused = [1, 2, 3, 4, 5, 6, 7, 8, 9].filter((order) => !orders.includes(order));
  return Object.fromEntries(
    SLOTS.flatMap((slot): [Slot, LineupEntry][] => {
      const cardID = open.includes(slot) ? found.get(slot)?.cardID : lineup[slot]?.cardID;
      const order = bats(slot) ? (lineup[slot]?.lineupOrder ?? unused.shift() ?? null) : null;
      return cardID === undefined ? [] : [[slot, { cardID, lineupOrder: order }]];
    }),
  );
};
