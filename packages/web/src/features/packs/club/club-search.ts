/**
 * What the page asks for: the best clubs of all decades, those of a decade, a season, or a name.
 */
export type ClubSearch =
  | { readonly by: 'best' }
  | { readonly by: 'decade'; readonly decade: number }
  | { readonly by: 'year'; readonly year: number }
  | { readonly by: 'name'; readonly name: string };

/** Returns the query of `GET /starterSet/clubs`. */
export const toClubQuery = (search: ClubSearch) => {
  if (search.by === 'decade') return { decade: search.decade };
  if (search.by === 'year') return { year: search.year };
  return search.by === 'name' ? { name: search.name } : {};
};

/** Returns the first year of a year's decade. */
export const decadeOf = (year: number): number => Math.floor(year / 10) * 10;

/** Returns the decade that a search is about; null for none. */
export const decadeOfSearch = (search: ClubSearch): number | null => {
  if (search.by === 'decade') return search.decade;
  return search.by === 'year' ? decadeOf(search.year) : null;
};

/** Returns the decades from the first to the last year of a history, earliest first. */
export const listDecades = (firstYear: number, lastYear: number): number[] => {
  const first = decadeOf(firstYear);
  return Array.from({ length: (decadeOf(lastYear) - first) / 10 + 1 }, (_, i) => first + 10 * i);
};

/** Returns the years of a decade within a history. */
export const yearsOfDecade = (decade: number, firstYear: number, lastYear: number): number[] =>
  Array.from({ length: 10 }, (_, index) => decade + index).filter(
    (year) => year >= firstYear && year <= lastYear,
  );

/** Returns a club's name without the year in front: "1986 Harbor Gulls" is the Harbor Gulls. */
export const nameWithoutYear = ({
  name,
  year,
}: {
  readonly name: string;
  readonly year: number;
}): string => (name.startsWith(`${year} `) ? name.slice(`${year} `.length) : name);

/** Returns what the clubs in sight are, for the heading above them. */
export const describeSearch = (search: ClubSearch, clubs: number): string => {
  if (search.by === 'best') return 'The best of each decade';
  if (search.by === 'decade') return `Clubs of the ${search.decade}s`;
  if (search.by === 'year') return `The season of ${search.year}`;
  return clubs === 0 ? `No club called “${search.name}”` : `Clubs called “${search.name}”`;
};
