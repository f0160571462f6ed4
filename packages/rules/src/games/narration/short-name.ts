/**
 * Returns a player's name as used in narration: "Mike Trout" is Trout, "Elly De La Cruz" De La
 * Cruz, "J. D. Martinez" Martinez.
 */
export const shortName = (name: string): string => {
  const words = name.trim().split(/\s+/);
  let first = 1;
  while (first < words.length - 1 && /^\p{L}\.$/u.test(words[first] as string)) first++;
  return words.slice(first).join(' ') || name;
};
