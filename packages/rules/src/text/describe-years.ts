/** Returns years as a reader groups them: "1871-1875, 1927 and 2024". */
export const describeYears = (years: readonly number[]): string => {
  const runs: [first: number, last: number][] = [];
  for (const year of years.toSorted((a, b) => a - b)) {
    const run = runs.at(-1);
    if (run !== undefined && year === run[1] + 1) run[1] = year;
    else runs.push([year, year]);
  }
  const words = runs.flatMap(([first, last]) => {
    if (first === last) return [`${first}`];
    return last === first + 1 ? [`${first}`, `${last}`] : [`${first}-${last}`];
  });
  const last = words.pop() ?? '';
  return words.length === 0 ? last : `${words.join(', ')} and ${last}`;
};
