/**
 * Solves the assignment problem: returns the column of each row with the greatest total worth, no
 * column twice. Successive shortest augmenting paths with potentials (the Hungarian method in the
 * form of Jonker and Volgenant), rows^2 x columns steps, exact.
 *
 * `worth` is rows x columns, row by row, all finite; there must be at least as many columns as
 * rows. Of equal totals, the one with columns of lower number is favored.
 */
export const solveAssignment = (
  rows: number,
  columns: number,
  worth: Float64Array,
): readonly number[] => {
  if (columns < rows) throw new Error('fewer columns than rows');
  // Row and column 0 are sentinels: a free column is one whose row is 0.
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
      let minSlack = Number.POSITIVE_INFINITY;
      let next = 0;
      for (let candidate = 1; candidate <= columns; candidate += 1) {
        if (seen[candidate] === 1) continue;
        const reduced =
          -worth[base + candidate]! - rowPotential[current]! - columnPotential[candidate]!;
        if (reduced < slack[candidate]!) {
          slack[candidate] = reduced;
          cameFrom[candidate] = column;
        }
        if (slack[candidate]! < minSlack) {
          minSlack = slack[candidate]!;
          next = candidate;
        }
      }
      for (let candidate = 0; candidate <= columns; candidate += 1) {
        if (seen[candidate] === 1) {
          rowPotential[rowOf[candidate]!]! += minSlack;
          columnPotential[candidate]! -= minSlack;
        } else {
          slack[candidate]! -= minSlack;
        }
      }
      column = next;
    } while (rowOf[column] !== 0);
    while (column !== 0) {
      const previous = cameFrom[column]!;
      rowOf[column] = rowOf[previous]!;
      column = previous;
    }
  }

  const columnOf = Array<number>(rows).fill(-1);
  for (let column = 1; column <= columns; column += 1) {
    const row = rowOf[column]!;
    if (row !== 0) columnOf[row - 1] = column - 1;
  }
  return columnOf;
};
