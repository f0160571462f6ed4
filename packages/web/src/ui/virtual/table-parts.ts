/** Laid out as a grid, a table loses its meaning in some browsers; so each part says what it is. */
export const PART = {
  table: { role: 'table' },
  group: { role: 'rowgroup' },
  row: { role: 'row' },
  head: { role: 'columnheader' },
  cell: { role: 'cell' },
} as const;
