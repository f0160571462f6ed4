/** ARIA roles of the grid's elements: rows between the list and its items are presentational. */
export const WALL_PART = {
  list: { role: 'list' },
  row: { role: 'presentation' },
  item: { role: 'listitem' },
} as const;
