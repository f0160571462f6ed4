const escaped = (text: string): string => text.trim().replaceAll(/[\\%_]/g, String.raw`\$&`);

/** Returns the `ilike` pattern that matches names containing `part`; null for an empty search. */
export const toLikePattern = (part: string | undefined): string | null =>
  part === undefined || part.trim() === '' ? null : `%${escaped(part)}%`;

/** Returns the `like` pattern that matches texts beginning with `start`. */
export const toPrefixPattern = (start: string): string => `${escaped(start)}%`;
