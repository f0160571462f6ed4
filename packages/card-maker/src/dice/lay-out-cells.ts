import { type DiceTable, SUM_WEIGHTS } from '@pennant/rules/cards/card';

/** Cells from the heaviest to the lightest: the sum 7 first, 2 and 12 last. */
const HEAVY_FIRST = SUM_WEIGHTS.map((weight, cell) => ({ weight, cell })).toSorted(
  (a, b) => b.weight - a.weight || a.cell - b.cell,
);

/** Cache by split in descending order: the part that each of the eleven cells belongs to. */
const layouts = new Map<string, readonly number[]>();

const findLayout = (parts: readonly number[]): readonly number[] => {
  const left = [...parts];
  const owner = SUM_WEIGHTS.map(() => -1);
  const placeCell = (index: number): boolean => {
    const next = HEAVY_FIRST[index];
    if (next === undefined) return true;
    for (let part = 0; part < left.length; part++) {
      const room = left[part] as number;
      if (room < next.weight || left.indexOf(room) < part) continue;
      left[part] = room - next.weight;
      owner[next.cell] = part;
      if (placeCell(index + 1)) return true;
      left[part] = room;
    }
    return false;
  };
  if (!placeCell(0)) throw new Error(`No table can show the split ${parts.join(' ')}`);
  return owner;
};

/**
 * Returns a table of eleven cells in which each value has its share of the 36 rolls. The shares
 * must be a possible split (`isPossibleSplit`). Deterministic for the same shares.
 */
export const layOutCells = <Cell>(
  shares: readonly { readonly cell: Cell; readonly falls: number }[],
): DiceTable<Cell> => {
  const parts = shares.filter((share) => share.falls > 0).toSorted((a, b) => b.falls - a.falls);
  const falls = parts.map((part) => part.falls);
  const name = falls.join();
  let layout = layouts.get(name);
  if (layout === undefined) {
    layout = findLayout(falls);
    layouts.set(name, layout);
  }
  return layout.map((part) => (parts[part] as { cell: Cell }).cell);
};
