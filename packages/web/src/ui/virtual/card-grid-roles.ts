/** ARIA roles of the grid's elements: rows between the list and its items are presentational. */
export const CARD_GRID_ROLES = {
  list: { role: 'list' },
  row: { role: 'presentation' },
  item: { role: 'listitem' },
} as const;
