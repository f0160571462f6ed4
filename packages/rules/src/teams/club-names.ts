/** What stands between the names of several clubs: "New York Yankees / Boston Red Sox". */
export const CLUB_SEPARATOR = ' / ';

/** Returns the names of a card's clubs as a list. */
export const splitClubNames = (names: string): string[] => names.split(CLUB_SEPARATOR);

/** First words of nicknames of two words: "Red Sox", "Forest Citys", "Kelly's Killers". */
const NICKNAME_STARTS = new Set(
  "Red White Blue Black Brown Dark Ruby Outlaw Forest Elm Mountain Devil Colt Kelly's Ward's".split(
    ' ',
  ),
);

/**
 * Returns a club's name without its town, for narrow columns: "Dodgers", "Red Sox". A name without
 * a nickname stays as it is.
 */
export const clubNickname = (name: string): string => {
  const words = name
    .replace(/ of [A-Z].*$/, '')
    .replace(/ \(.*\)$/, '')
    .split(' ');
  const last = words.at(-1) ?? name;
  if (words.length === 1 || /^[a-z]/.test(last)) return words.join(' ');
  const start = words.at(-2) ?? '';
  return words.length > 2 && NICKNAME_STARTS.has(start) ? `${start} ${last}` : last;
};

/** Returns the nicknames of a card's clubs: "Yankees / Red Sox". */
export const clubNicknames = (names: string): string =>
  splitClubNames(names).map(clubNickname).join(CLUB_SEPARATOR);
