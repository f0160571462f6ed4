/**
 * The assignment of greatest total worth: every row gets one column, no column twice. Successive shortest augmenting paths
 * with potentials (the Hungarian method as Jonker and Volgenant run it), rows^2 x columns steps, exact.
 *
 * `worth` is rows x columns, row by row, all finite; there must be at least as many columns as rows. Of equal totals, the
 * one with columns of lower number is favored. Answers the column of each row.
 */
export const bestAssignment = (
  rows: number,
  columns: number,
  worth: Float64Array,
): readonly number[] => {
  if (columns < rows) throw new Error('fewer columns than rows');
  // Row and column 0 stand for nothing, so that a free column is one whose row is 0.
  const rowPotential = new Float64Array(rows + 1);
  const columnPotential = new Float64Array(columns + 1);
  const rowOf = new Int32Array(columns + 1);
  const cameFrom = new Int32Array(columns + 1);
  const slack = new Float64Array(columns + 1);
  const seen = new Uint8Array(columns + 1);

  for (let row = 1; row <= rows; row += 1) {
    slack.fill(Number.POSITIVE_INFINITY);
    seen.fill(0);
    rowOf[0] = row;
    let column = 0;
    do {
      seen[column] = 1;
      const current = rowOf[column]!;
      const base = (current - 1) * columns - 1;
      let least = Number.POSITIVE_INFINITY;
      let next = 0;
      for (let each = 1; each <= columns; each += 1) {
        if (seen[each] === 1) continue;
        const reduced = -worth[base + each]! - rowPotential[current]! - columnPotential[each]!;
        if (reduced < slack[each]!) {
          slack[each] = reduced;
          cameFrom[each] = column;
        }
        if (slack[each]! < least) {
          least = slack[each]!;
          next = each;
        }
      }
      for (let each = 0; each <= columns; each += 1) {
        if (seen[each] === 1) {
          rowPotential[rowOf[each]!]! += least;
          columnPotential[each]! -= least;
        } else {
          slack[each]! -= least;
        }
      }
      column = next;
    } while (rowOf[column] !== 0);
    while (column !== 0) {
      const before = cameFrom[column]!;
      rowOf[column] = rowOf[before]!;
      column = before;
    }
  }

  const columnOf = Array<number>(rows).fill(-1);
  for (let column = 1; column <= columns; column += 1) {
    const row = rowOf[column]!;
    if (row !== 0) columnOf[row - 1] = column - 1;
  }
  return columnOf;
};
