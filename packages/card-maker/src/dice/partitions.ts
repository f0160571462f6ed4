import { SUM_WEIGHTS } from '@pennant/rules/cards/card';

/**
 * Which splits of the 36 falls of two dice a table can show. A table has eleven cells of weights 1 2 3 4 5 6 5 4 3 2 1,
 * so three results of one fall each, say, have no place. A multiset of parts is looked up by the sum of one key for each
 * part, which needs no sorting and follows a change of two parts with four additions.
 */

/** Falls of two dice in a table. */
export const FALLS = 36;

/** The most parts that are ever asked for: eight modifiers and the cells without one. */
const MOST_PARTS = 9;
const KEY_BITS = 20;
const KEY_MASK = (1 << KEY_BITS) - 1;

/** Every multiset of group weights that the eleven cells can be gathered into, as descending lists. */
const possibleSplits = (): readonly (readonly number[])[] => {
  let gathered = new Map<string, readonly number[]>([['', []]]);
  for (const weight of SUM_WEIGHTS.toSorted((a, b) => b - a)) {
    const next = new Map<string, readonly number[]>();
    const keep = (parts: readonly number[]): void => {
      const sorted = parts.toSorted((a, b) => b - a);
      next.set(sorted.join(), sorted);
    };
    for (const parts of gathered.values()) {
      if (parts.length < MOST_PARTS) keep([...parts, weight]);
      parts.forEach((part, index) => keep(parts.with(index, part + weight)));
    }
    gathered = next;
  }
  return [...gathered.values()];
};

/** Every way to write 36 as a sum of at most nine parts. */
const allSplits = (): readonly (readonly number[])[] => {
  const splits: number[][] = [];
  const extend = (parts: readonly number[], left: number, most: number): void => {
    if (left === 0) splits.push([...parts]);
    else if (parts.length < MOST_PARTS) {
      for (let part = Math.min(left, most); part > 0; part--)
        extend([...parts, part], left - part, part);
    }
  };
  extend([], FALLS, FALLS);
  return splits;
};

/** Keys for the parts 0 to 36 from a small fixed generator; 0 has key 0, so empty parts don't matter. */
const drawKeys = (seed: number): Int32Array => {
  const keys = new Int32Array(FALLS + 1);
  let state = seed;
  for (let part = 1; part <= FALLS; part++) {
    state = (Math.imul(state, 1664525) + 1013904223) | 0;
    keys[part] = (state >>> 7) & KEY_MASK;
  }
  return keys;
};

const buildTable = (): { readonly keys: Int32Array; readonly possible: Uint8Array } => {
  const possibleNames = new Set<string>();
  const possibleParts = possibleSplits();
  for (const parts of possibleParts) possibleNames.add(parts.join());
  const impossibleParts = allSplits().filter((parts) => !possibleNames.has(parts.join()));
  for (let seed = 1; ; seed++) {
    const keys = drawKeys(seed);
    const possible = new Uint8Array(KEY_MASK + 1);
    const keyOf = (parts: readonly number[]): number =>
      parts.reduce((sum, part) => sum + (keys[part] as number), 0) & KEY_MASK;
    for (const parts of possibleParts) possible[keyOf(parts)] = 1;
    // The keys serve when no impossible split shares its sum with a possible one.
    if (impossibleParts.every((parts) => possible[keyOf(parts)] === 0)) return { keys, possible };
  }
};

const table = buildTable();

/** One key for each part, 0 to 36. The key of a split is the sum of its parts' keys. */
export const PART_KEYS: Int32Array = table.keys;

/** Whether the cells can show the split with this key. The split must sum to 36 in at most nine parts above zero. */
export const isPossibleKey = (key: number): boolean => table.possible[key & KEY_MASK] === 1;

/** Whether eleven cells can be gathered into groups of these weights (which sum to 36; zeros are allowed). */
export const isPossibleSplit = (parts: readonly number[]): boolean =>
  isPossibleKey(parts.reduce((sum, part) => sum + (PART_KEYS[part] as number), 0));
