/** How far apart the ratings of two may be who wait, at first, and by how much more each step. */
export const FIRST_WINDOW = 100;
export const WINDOW_STEP = 50;
export const STEP_MS = 5_000;

/** One who waits to be matched. */
export interface Waiting {
  readonly userID: string;
  readonly rating: number;
  /** Since when, in milliseconds since the epoch. */
  readonly since: number;
}

/** Returns how far from the own rating an opponent's may be, after so long a wait. */
export const windowOf = ({ since }: Pick<Waiting, 'since'>, now: number): number =>
  FIRST_WINDOW + WINDOW_STEP * Math.floor(Math.max(0, now - since) / STEP_MS);

/** Whether two may be matched: the one who waits longer takes the other. */
const areNear = (one: Waiting, other: Waiting, now: number): boolean =>
  Math.abs(one.rating - other.rating) <= Math.max(windowOf(one, now), windowOf(other, now));

/** When somebody looks for a partner, and who was met just now. */
export interface MatchMoment {
  /** In milliseconds since the epoch. */
  readonly now: number;
  /** The users of games just now: any other who may be matched comes first. */
  readonly met: ReadonlySet<string>;
}

/**
 * Returns the opponent for one who waits: of those whose rating is near enough who was not met just
 * now, then the one with the nearest, of equal ones who has waited longest; null where there is
 * none.
 */
export function findPartner<Other extends Waiting>(
  own: Waiting,
  others: readonly Other[],
  { now, met }: MatchMoment,
): Other | null {
  const isMet = ({ userID }: Other) => Number(met.has(userID));
  const near = others
    .filter((other) => other.userID !== own.userID && areNear(own, other, now))
    .toSorted(
      (one, other) =>
        isMet(one) - isMet(other) ||
        Math.abs(one.rating - own.rating) - Math.abs(other.rating - own.rating) ||
        one.since - other.since,
    );
  return near[0] ?? null;
}
