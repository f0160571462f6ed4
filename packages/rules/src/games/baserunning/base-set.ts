import { NOBODY } from '../state.ts';

/** A base: 1 first, 2 second, 3 third. */
export type Base = 1 | 2 | 3;

/** The three bases in order, and from the lead runner's back. */
export const BASES: readonly Base[] = [1, 2, 3];
export const LEAD_FIRST: readonly Base[] = [3, 2, 1];

interface NextBase {
  1: 2;
  2: 3;
  3: 4;
}

/** Returns the base after this one; 4 is home. */
export const nextBase = <From extends Base>(base: From): NextBase[From] =>
  (base + 1) as NextBase[From];

declare const baseSetBrand: unique symbol;
/**
 * A set of bases, or of the runners who stand on them: bit 0 first, bit 1 second, bit 2 third. As a
 * number, 0 to 7, it is the index of a table by occupied bases. Only this file knows the bits.
 */
export type BaseSet = number & { readonly [baseSetBrand]: true };

/** Returns the set of one base. */
export const only = (base: Base): BaseSet => (1 << (base - 1)) as BaseSet;

export const has = (set: BaseSet, base: Base): boolean => (set & (1 << (base - 1))) !== 0;

export const withBase = (set: BaseSet, base: Base): BaseSet => (set | (1 << (base - 1))) as BaseSet;

export const without = (set: BaseSet, base: Base): BaseSet => (set & ~(1 << (base - 1))) as BaseSet;

/** Returns the set with every runner so many bases further; none of them may pass third. */
export const moveUp = (set: BaseSet, bases: number): BaseSet => (set << bases) as BaseSet;

/** Whether all bases of a set are in another one. */
export const isWithin = (set: BaseSet, other: BaseSet): boolean => (set & ~other) === 0;

/** Returns the base of the lead runner of a set that is not empty. */
export const leadOf = (set: BaseSet): Base => (has(set, 3) ? 3 : has(set, 2) ? 2 : 1);

export const countBases = (set: BaseSet): number => (set & 1) + ((set >> 1) & 1) + (set >> 2);

export const baseSet = (...bases: readonly Base[]): BaseSet => bases.reduce(withBase, 0 as BaseSet);

export const NO_BASES = baseSet();

/** All eight sets, each at its own index. */
export const BASE_SETS = Array.from({ length: 8 }, (_, index) => index as BaseSet);

/** Returns the bases of a set, first base first. */
export const basesOf = (set: BaseSet): readonly Base[] => BASES.filter((base) => has(set, base));

/** Returns the occupied bases of a state's `bases`. */
export const occupiedBases = (players: readonly number[]): BaseSet => {
  let set = NO_BASES;
  for (const base of BASES) if (players[base - 1] !== NOBODY) set = withBase(set, base);
  return set;
};

/** Formats the set of first and third as "1,3"; returns null for the empty set. */
export const formatBases = (set: BaseSet): string | null =>
  set === NO_BASES ? null : basesOf(set).join();

/** Parses "1,3"; returns the empty set for null, and null if the text is no list of bases. */
export const parseBases = (text: string | null): BaseSet | null =>
  BASE_SETS.find((set) => formatBases(set) === text) ?? null;
