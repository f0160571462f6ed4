/** Returns the capitals of a name without what is no letter. */
const lettersOf = (name: string): string => name.toUpperCase().replaceAll(/[^A-Z]/g, '');

/**
 * Returns a code of three letters that reads like the club's name and is not taken: the first
 * letters of "Graymoor" (GRA), the initials of "Sable Harbor Owls" (SHO), else other letters of
 * the place in their order.
 */
export const clubCode = (
  place: string,
  nickname: string,
  isTaken: (code: string) => boolean,
): string => {
  const letters = lettersOf(place);
  const initials = lettersOf(
    place
      .split(' ')
      .map((word) => word.slice(0, 1))
      .join(''),
  );
  const initial = nickname.slice(0, 1);
  const first = letters.slice(0, 1);
  const candidates = [
    initials.length > 1 ? initials.slice(0, 2) + initial : letters.slice(0, 3),
    letters.slice(0, 3),
    letters.slice(0, 2) + initial,
    ...Array.from(letters.slice(1), (second, index) =>
      Array.from(letters.slice(index + 2), (third) => first + second + third),
    ).flat(),
  ];
  const free = candidates.find((code) => code.length === 3 && !isTaken(code));
  if (free === undefined) throw new Error(`no code left for ${place} ${nickname}`);
  return free;
};
