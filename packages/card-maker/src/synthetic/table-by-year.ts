/** Returns the rows of a table of numbers: a line each, columns separated by blanks. */
const parseRows = (table: string): number[][] =>
  table
    .trim()
    .split('\n')
    .map((line) => line.trim().split(/\s+/).map(Number));

/** Returns a function of the year that computes each year once. */
export const rememberByYear = <Result>(compute: (year: number) => Result) => {
  const known = new Map<number, Result>();
  return (year: number): Result => {
    const result = known.get(year) ?? compute(year);
    known.set(year, result);
    return result;
  };
};

/**
 * Returns a function that gives the figures of a year: those of its row, interpolated linearly
 * between the rows around it, or those of the first or last row.
 * @param table a line for each year, in order: the year and the columns' figures
 */
export const tableByYear = <Column extends string>(
  columns: readonly Column[],
  table: string,
): ((year: number) => Readonly<Record<Column, number>>) => {
  const rows = parseRows(table);
  return rememberByYear((year) => {
    const next = rows.findIndex(([rowYear = 0]) => rowYear >= year);
    const after = rows[next < 0 ? rows.length - 1 : next] ?? [];
    const before = rows[next < 0 ? rows.length - 1 : Math.max(0, next - 1)] ?? [];
    const [from = 0] = before;
    const [to = 0] = after;
    const share = to === from ? 0 : (year - from) / (to - from);
    return Object.fromEntries(
      columns.map((column, index) => {
        const low = before[index + 1] ?? 0;
        return [column, low + ((after[index + 1] ?? 0) - low) * share];
      }),
    ) as Record<Column, number>;
  });
};
