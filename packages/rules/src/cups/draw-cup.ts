import type { DiceSource } from '../fairness/dice.ts';
import { CUP_SIZES, roundsOf, type CupMatch, type CupSize, type CupState } from './cup-state.ts';

/** The event of the cup's dice by which places of one rating, and clubs, are drawn. */
const DRAW_EVENT = 1;

/** Returns the fewest places that hold so many users, at most the greatest size. */
export const sizeFor = (users: number, most: CupSize): CupSize =>
  CUP_SIZES.find((size) => size >= users && size <= most) ?? most;

/**
 * Returns who entered by seed, the highest first: by rating, of equal ones by the cup's dice, which
 * were committed to before anybody entered.
 */
export function seedByRating<Entrant extends { readonly rating: number; readonly id: string }>(
  entrants: readonly Entrant[],
  dice: DiceSource,
): Entrant[] {
  const draw = dice.event(DRAW_EVENT);
  // In an order that the order of entering does not change.
  const lots = new Map(
    entrants
      .toSorted((a, b) => (a.id < b.id ? -1 : 1))
      .map(({ id }) => [id, draw.fraction('seed')]),
  );
  return entrants.toSorted(
    (a, b) => b.rating - a.rating || (lots.get(a.id) ?? 0) - (lots.get(b.id) ?? 0),
  );
}

/** Returns so many of the clubs, drawn by the cup's dice: none twice while others are left. */
export function drawClubs<Club>(clubs: readonly Club[], wanted: number, dice: DiceSource): Club[] {
  if (clubs.length === 0) return [];
  const draw = dice.event(DRAW_EVENT);
  const drawn: Club[] = [];
  let left: Club[] = [];
  while (drawn.length < wanted) {
    if (left.length === 0) left = [...clubs];
    drawn.push(...left.splice(Math.floor(draw.fraction('club') * left.length), 1));
  }
  return drawn;
}

/**
 * Returns the seeds of a bracket from the top: each pair of the first round adds up to one more
 * than the size, and the first two can only meet in the final.
 */
export function bracketOrder(size: number): number[] {
  let order = [1];
  while (order.length < size) {
    const sum = 2 * order.length + 1;
    order = order.flatMap((seed, index) =>
      index % 2 === 0 ? [seed, sum - seed] : [sum - seed, seed],
    );
  }
  return order;
}

const emptyMatch = (round: number): CupMatch => ({
  round,
  seeds: [null, null],
  standsIn: [false, false],
  games: [],
  end: null,
  winner: null,
});

/** Returns a cup at its beginning: the users have the highest seeds, computer clubs the rest. */
export function newCup({
  size,
  users,
}: {
  readonly size: CupSize;
  readonly users: number;
}): CupState {
  const order = bracketOrder(size);
  const matches: CupMatch[] = [];
  for (let round = 0; round < roundsOf(size); round += 1)
    for (let match = 0; match < size / 2 ** (round + 1); match += 1)
      matches.push(
        round === 0
          ? { ...emptyMatch(0), seeds: [order[2 * match]!, order[2 * match + 1]!] }
          : emptyMatch(round),
      );
  const places = Array.from({ length: size }, (_, index) => ({
    isUser: index < users,
    hasLeft: false,
  }));
  return { places, matches };
}
