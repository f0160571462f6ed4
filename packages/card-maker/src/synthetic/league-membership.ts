import { NICKNAMES, PLACES } from './names.ts';
import type { Random } from './seeded-random.ts';

/** A club of the synthetic history. */
export interface SyntheticClub {
  readonly code: string;
  readonly name: string;
  readonly league: string;
}

/** Number of clubs of each league from a year on; 0 ends the league. */
const LEAGUE_SIZES: readonly (readonly [year: number, league: string, clubs: number])[] = [
  [1871, 'CL', 10],
  [1882, 'CL', 8],
  [1882, 'EA', 6],
  [1884, 'EA', 8],
  [1892, 'EA', 0],
  [1892, 'CL', 12],
  [1900, 'CL', 8],
  [1901, 'WL', 8],
  [1961, 'WL', 10],
  [1962, 'CL', 10],
  [1969, 'WL', 12],
  [1969, 'CL', 12],
];

/** The league whose pitchers have not batted since `DESIGNATED_HITTER.from`. */
export const DESIGNATED_HITTER = { league: 'WL', from: 1973 } as const;

export const hasDesignatedHitter = (league: string, year: number): boolean =>
  league === DESIGNATED_HITTER.league && year >= DESIGNATED_HITTER.from;

/** First year without folding clubs. */
const FIRST_STABLE_YEAR = 1900;
const FOLDING_RATE = 0.05;

const sizeOf = (league: string, year: number): number =>
  LEAGUE_SIZES.findLast(([from, code]) => code === league && from <= year)?.[2] ?? 0;

/** The clubs of each year; call `clubsOf` year by year. */
export class LeagueMembership {
  readonly #chance: Random;
  readonly #places: string[];
  readonly #nicknames: string[];
  readonly #codes = new Set<string>();
  #founded = 0;
  #clubs: SyntheticClub[] = [];

  constructor(chance: Random) {
    this.#chance = chance;
    this.#places = chance.shuffled(PLACES);
    this.#nicknames = chance.shuffled(NICKNAMES);
  }

  /** Returns the clubs of the next year: remaining ones, and new ones up to the leagues' sizes. */
  clubsOf(year: number): readonly SyntheticClub[] {
    const codes = [...new Set(LEAGUE_SIZES.map(([, league]) => league))];
    let clubs = this.#clubs;
    if (year < FIRST_STABLE_YEAR) clubs = clubs.filter(() => !this.#chance.happens(FOLDING_RATE));
    this.#clubs = codes.flatMap((league) => {
      const size = sizeOf(league, year);
      // A club of a league that has ended may move to one that grows.
      const known = clubs.filter((club) => club.league === league);
      const kept = known.slice(0, size);
      const leagueless = clubs.filter((club) => sizeOf(club.league, year) === 0);
      while (kept.length < size) {
        const moved = leagueless.shift();
        if (moved) clubs = clubs.filter((club) => club !== moved);
        kept.push(moved ? { ...moved, league } : this.#found(league));
      }
      return kept;
    });
    return this.#clubs;
  }

  #found(league: string): SyntheticClub {
    const round = Math.floor(this.#founded / this.#places.length);
    const place = this.#places[this.#founded % this.#places.length] ?? '';
    // The second club of a place gets another nickname than the first.
    const nickname = this.#nicknames[(this.#founded + round * 7) % this.#nicknames.length] ?? '';
    this.#founded += 1;
    return { code: this.#code(place), name: `${place} ${nickname}`, league };
  }

  #code(place: string): string {
    const letters = place.toUpperCase().replaceAll(/[^A-Z]/g, '');
    const stems = [letters.slice(0, 3), letters.slice(0, 2) + letters.slice(3, 4)];
    const free = [
      ...stems,
      ...Array.from({ length: 9 }, (_, i) => `${letters.slice(0, 2)}${i + 1}`),
    ];
    const code = free.find((candidate) => !this.#codes.has(candidate)) ?? letters;
    this.#codes.add(code);
    return code;
  }
}
