import { SUM_WEIGHTS } from '@pennant/rules/cards/card';

/**
 * The splits of the 36 rolls of two dice that a table can hold. A table has eleven cells of weights
 * 1 2 3 4 5 6 5 4 3 2 1, so that three results of one roll each, for example, are impossible. A
 * multiset of parts is looked up by the sum of one key for each part, which needs no sorting and is
 * updated for a change of two parts by four additions.
 */

/** Number of rolls of two dice. */
export const POSSIBLE_ROLLS = 36;

/** Maximum number of parts of a split: eight modifiers and the cells without one. */
const MAX_PARTS = 9;
const KEY_BITS = 20;
const KEY_MASK = (1 << KEY_BITS) - 1;
/** The first seed whose keys tell possible splits from others: 1,692 were tried in vain. */
const FIRST_VALID_SEED = 1693;

/** Returns every multiset of group weights that the eleven cells can form, as descending lists. */
const listPossibleSplits = (): readonly (readonly number[])[] => {
  let groupings = new Map<string, readonly number[]>([['', []]]);
  for (const weight of SUM_WEIGHTS.toSorted((a, b) => b - a)) {
    const next = new Map<string, readonly number[]>();
    const addSplit = (parts: readonly number[]): void => {
      const sorted = parts.toSorted((a, b) => b - a);
      next.set(sorted.join(), sorted);
    };
    for (const parts of groupings.values()) {
      if (parts.length < MAX_PARTS) addSplit([...parts, weight]);
      parts.forEach((part, index) => addSplit(parts.with(index, part + weight)));
    }
    groupings = next;
  }
  return [...groupings.values()];
};

/** Returns every partition of 36 into at most nine parts. */
const listAllSplits = (): readonly (readonly number[])[] => {
  const splits: number[][] = [];
  const extend = (parts: readonly number[], left: number, maxPart: number): void => {
    if (left === 0) splits.push([...parts]);
    else if (parts.length < MAX_PARTS) {
      for (let part = Math.min(left, maxPart); part > 0; part--)
        extend([...parts, part], left - part, part);
    }
  };
  extend([], POSSIBLE_ROLLS, POSSIBLE_ROLLS);
  return splits;
};

/**
 * Returns pseudorandom keys for the parts 0 to 36; 0 has key 0, so that empty parts don't matter.
 */
const generateKeys = (seed: number): Int32Array => {
  const keys = new Int32Array(POSSIBLE_ROLLS + 1);
  let state = seed;
  for (let part = 1; part <= POSSIBLE_ROLLS; part++) {
    state = (Math.imul(state, 1664525) + 1013904223) | 0;
    keys[part] = (state >>> 7) & KEY_MASK;
  }
  return keys;
};

const buildTable = (): { readonly keys: Int32Array; readonly possible: Uint8Array } => {
  const possibleNames = new Set<string>();
  const possibleParts = listPossibleSplits();
  for (const parts of possibleParts) possibleNames.add(parts.join());
  const impossibleParts = listAllSplits().filter((parts) => !possibleNames.has(parts.join()));
  for (let seed = FIRST_VALID_SEED; ; seed++) {
    const keys = generateKeys(seed);
    const possible = new Uint8Array(KEY_MASK + 1);
    const keyOf = (parts: readonly number[]): number =>
      parts.reduce((sum, part) => sum + (keys[part] as number), 0) & KEY_MASK;
    for (const parts of possibleParts) possible[keyOf(parts)] = 1;
    // The keys are valid when no impossible split has the same sum as a possible one.
    if (impossibleParts.every((parts) => possible[keyOf(parts)] === 0)) return { keys, possible };
  }
};

const table = buildTable();

/** One key for each part size, 0 to 36. The key of a split is the sum of its parts' keys. */
export const PART_KEYS: Int32Array = table.keys;

/**
 * Returns whether a table can hold the split with this key. The split must sum to 36 in at most
 * nine parts above zero.
 */
export const isPossibleKey = (key: number): boolean => table.possible[key & KEY_MASK] === 1;

/**
 * Returns whether eleven cells can form groups of these weights (which sum to 36; zeros are
 * allowed).
 */
export const isPossibleSplit = (parts: readonly number[]): boolean =>
  isPossibleKey(parts.reduce((sum, part) => sum + (PART_KEYS[part] as number), 0));
