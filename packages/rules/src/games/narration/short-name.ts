/**
 * Returns a player's name as used in narration: the surname that the record has, "Park" of "Chan Ho
 * Park". Cards that were made without one go by the name: "Mike Trout" is Trout, "Elly De La Cruz"
 * De La Cruz, "J. D. Martinez" Martinez.
 */
export const shortName = ({
  name,
  surname,
}: {
  readonly name: string;
  readonly surname?: string;
}): string => {
  if (surname !== undefined) return surname;
  const words = name.trim().split(/\s+/);
  let first = 1;
  while (first < words.length - 1 && /^\p{L}\.$/u.test(words[first] as string)) first++;
  return words.slice(first).join(' ') || name;
};
