/** What `ilike` finds part of a name by; null where nothing is looked for. */
export const namePattern = (part: string | undefined): string | null =>
  part === undefined || part.trim() === ''
    ? null
    : `%${part.trim().replaceAll(/[\\%_]/g, String.raw`\$&`)}%`;
