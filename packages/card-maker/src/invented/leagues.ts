import { NICKNAMES, PLACES } from './names.ts';
import type { Chance } from './seeded-chance.ts';

/** A club from its founding to its end. */
export interface InventedClub {
  readonly code: string;
  readonly name: string;
  readonly league: string;
}

/** The invented leagues: how many clubs each had from a year on; 0 is its end. */
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

/** Before this year clubs came and went. */
const SETTLED_FROM = 1900;
const SHARE_THAT_FOLDS = 0.05;

const sizeOf = (league: string, year: number): number =>
  LEAGUE_SIZES.findLast(([from, code]) => code === league && from <= year)?.[2] ?? 0;

/** Which clubs play, year by year. */
export class Leagues {
  readonly #chance: Chance;
  readonly #places: string[];
  readonly #nicknames: string[];
  readonly #codes = new Set<string>();
  #founded = 0;
  #clubs: InventedClub[] = [];

  constructor(chance: Chance) {
    this.#chance = chance;
    this.#places = chance.shuffled(PLACES);
    this.#nicknames = chance.shuffled(NICKNAMES);
  }

  /** The clubs of the next year: some of the old ones, and as many new ones as the leagues have room for. */
  clubsOf(year: number): readonly InventedClub[] {
    const codes = [...new Set(LEAGUE_SIZES.map(([, league]) => league))];
    let clubs = this.#clubs;
    if (year < SETTLED_FROM) clubs = clubs.filter(() => !this.#chance.happens(SHARE_THAT_FOLDS));
    this.#clubs = codes.flatMap((league) => {
      const size = sizeOf(league, year);
      // A club of a league that is gone may move to one that grows.
      const known = clubs.filter((club) => club.league === league);
      const kept = known.slice(0, size);
      const homeless = clubs.filter((club) => sizeOf(club.league, year) === 0);
      while (kept.length < size) {
        const moved = homeless.shift();
        if (moved) clubs = clubs.filter((club) => club !== moved);
        kept.push(moved ? { ...moved, league } : this.#found(league));
      }
      return kept;
    });
    return this.#clubs;
  }

  #found(league: string): InventedClub {
    const turn = Math.floor(this.#founded / this.#places.length);
    const place = this.#places[this.#founded % this.#places.length] ?? '';
    // The second club of a place takes another nickname than the first.
    const nickname = this.#nicknames[(this.#founded + turn * 7) % this.#nicknames.length] ?? '';
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
