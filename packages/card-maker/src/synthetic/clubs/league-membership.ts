import type { Random } from '../seeded-random.ts';
import { clubCode } from './club-code.ts';
import { NICKNAMES, PLACES } from './club-names.ts';
import { LEAGUES, leagueSizeOf } from './league-sizes.ts';

/** A club of the synthetic history, as it was in one year. */
export interface SyntheticClub {
  /** Of the place: a club that moves gets another. */
  readonly code: string;
  readonly name: string;
  readonly league: string;
  /** The club's first code, for as long as it exists. */
  readonly franchise: string;
  readonly place: string;
  readonly nickname: string;
  /** Year of the last move or change of name. */
  readonly since: number;
}

/** First year without folding clubs. */
const FIRST_STABLE_YEAR = 1900;
const FOLDING_RATE = 0.05;

/** Years in which a club moves to another place; some take a new nickname there. */
const MOVES: readonly number[] = [
  1880, 1887, 1902, 1903, 1953, 1954, 1955, 1958, 1961, 1966, 1970, 1972, 2005,
];
/** Years in which a club takes another nickname where it is. */
const RENAMINGS: readonly number[] = [
  1876, 1883, 1889, 1895, 1899, 1904, 1908, 1912, 1919, 1932, 1938, 1946, 1965, 1999, 2008, 2022,
];
/** A club that changed anything is left alone for so many years. */
const MIN_YEARS_BETWEEN_CHANGES = 15;
const CARRIED_NICKNAMES = 0.7;

/** The clubs of each year; call `clubsOf` year by year. No place and no nickname is taken twice. */
export class LeagueMembership {
  readonly #chance: Random;
  readonly #places: string[];
  readonly #nicknames: readonly (readonly [from: number, names: string[]])[];
  readonly #codes = new Set<string>();
  #clubs: SyntheticClub[] = [];

  constructor(chance: Random) {
    this.#chance = chance;
    this.#places = chance.shuffled(PLACES);
    this.#nicknames = NICKNAMES.map(([from, names]) => [from, chance.shuffled(names)]);
  }

  /** Returns the clubs of the next year: remaining ones, and new ones up to the leagues' sizes. */
  clubsOf(year: number): readonly SyntheticClub[] {
    const chance = this.#chance;
    let clubs = this.#clubs;
    if (year < FIRST_STABLE_YEAR) clubs = clubs.filter(() => !chance.happens(FOLDING_RATE));
    if (MOVES.includes(year))
      clubs = this.#changeOne(clubs, year, (club) => this.#move(club, year));
    if (RENAMINGS.includes(year)) {
      clubs = this.#changeOne(clubs, year, (club) => this.#rename(club, year));
    }
    const leagueless = clubs.filter((club) => leagueSizeOf(club.league, year) === 0);
    // One league grows at another's cost where both keep their number together.
    const surplus = LEAGUES.flatMap((league) => {
      const size = leagueSizeOf(league, year);
      return size === 0 ? [] : clubs.filter((club) => club.league === league).slice(size);
    });
    const moving = [...leagueless, ...surplus];
    this.#clubs = LEAGUES.flatMap((league) => {
      const size = leagueSizeOf(league, year);
      const kept = clubs.filter((club) => club.league === league).slice(0, size);
      while (kept.length < size) {
        const moved = moving.shift();
        kept.push(moved ? { ...moved, league } : this.#found(league, year));
      }
      return kept;
    });
    return this.#clubs;
  }

  #changeOne(
    clubs: SyntheticClub[],
    year: number,
    change: (club: SyntheticClub) => SyntheticClub,
  ): SyntheticClub[] {
    const settled = clubs.filter((club) => year - club.since >= MIN_YEARS_BETWEEN_CHANGES);
    if (settled.length === 0) return clubs;
    const chosen = this.#chance.pick(settled);
    return clubs.map((club) => (club === chosen ? change(club) : club));
  }

  #found(league: string, year: number): SyntheticClub {
    const place = this.#takePlace();
    const nickname = this.#takeNickname(year);
    const code = this.#takeCode(place, nickname);
    const name = `${place} ${nickname}`;
    return { code, franchise: code, name, league, place, nickname, since: year };
  }

  #move(club: SyntheticClub, year: number): SyntheticClub {
    const place = this.#takePlace();
    const nickname = this.#chance.happens(CARRIED_NICKNAMES)
      ? club.nickname
      : this.#takeNickname(year);
    const code = this.#takeCode(place, nickname);
    return { ...club, code, name: `${place} ${nickname}`, place, nickname, since: year };
  }

  #rename(club: SyntheticClub, year: number): SyntheticClub {
    const nickname = this.#takeNickname(year);
    return { ...club, name: `${club.place} ${nickname}`, nickname, since: year };
  }

  #takePlace(): string {
    const place = this.#places.pop();
    if (place === undefined) throw new Error('no place left for a club');
    return place;
  }

  #takeNickname(year: number): string {
    const nickname = this.#nicknames.findLast(([from]) => from <= year)?.[1].pop();
    if (nickname === undefined) throw new Error(`no nickname left for a club of ${year}`);
    return nickname;
  }

  #takeCode(place: string, nickname: string): string {
    const code = clubCode(place, nickname, (taken) => this.#codes.has(taken));
    this.#codes.add(code);
    return code;
  }
}
