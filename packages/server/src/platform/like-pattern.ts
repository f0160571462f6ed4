/** Returns the `ilike` pattern that matches names containing `part`; null for an empty search. */
export const toLikePattern = (part: string | undefined): string | null =>
  part === undefined || part.trim() === ''
    ? null
    : `%${part.trim().replaceAll(/[\\%_]/g, String.raw`\$&`)}%`;
