/** Between a list and its items stand rows, which mean nothing; so each part says what it is. */
export const WALL_PART = {
  list: { role: 'list' },
  row: { role: 'presentation' },
  item: { role: 'listitem' },
} as const;
