import type { Hand } from '@pennant/rules/cards/card';
import type { Random } from '../seeded-random.ts';
import { tableByYear } from '../table-by-year.ts';
import { isFamousName } from './famous-names.ts';
import {
  GIVEN_NAMES,
  JAPANESE_GIVEN_NAMES,
  KOREAN_GIVEN_NAMES,
  LATIN_GIVEN_NAMES,
} from './given-names.ts';
import { NICKNAME_ERAS, NICKNAME_FITS } from './nicknames.ts';
import { PEOPLES, PEOPLES_BY_BIRTH, SURNAMES, type People } from './surnames.ts';
import { weightedNames, type WeightedNames } from './weighted-names.ts';

interface Newcomer {
  readonly born: number;
  readonly debut: number;
  readonly throws: Hand;
}

/** Who a player is, as the record writes it. */
export interface PlayerName {
  readonly playerID: string;
  readonly name: string;
  readonly surname: string;
}

/** A full name is given again to players who begin so many years later, and so never meet. */
const YEARS_BETWEEN_NAMESAKES = 45;
/** Share of players with a Latin American surname who were born in the United States. */
const LATIN_AMERICANS_AT_HOME = 0.1;

type Cohorts = readonly { readonly from: number; readonly list: WeightedNames }[];
const cohortsOf = (lists: readonly (readonly [from: number, names: string])[]): Cohorts =>
  lists.map(([from, names]) => ({ from, list: weightedNames(names) }));
const cohortOf = (cohorts: Cohorts, born: number): WeightedNames => {
  const cohort = cohorts.findLast(({ from }) => born >= from) ?? cohorts[0];
  if (!cohort) throw new Error('no given names');
  return cohort.list;
};

const givenNames = cohortsOf(GIVEN_NAMES);
const latinNames = cohortsOf(LATIN_GIVEN_NAMES);
const japaneseNames = weightedNames(JAPANESE_GIVEN_NAMES);
const koreanNames = weightedNames(KOREAN_GIVEN_NAMES);
const nicknames = cohortsOf(NICKNAME_ERAS.map(({ bornFrom, names }) => [bornFrom, names]));
const surnames = Object.fromEntries(
  PEOPLES.map((people) => [people, weightedNames(SURNAMES[people])]),
) as Readonly<Record<People, WeightedNames>>;
const sharesOf = tableByYear(PEOPLES, PEOPLES_BY_BIRTH);

const drawPeople = (chance: Random, born: number): People => {
  const shares = sharesOf(born);
  let left = chance.fraction() * PEOPLES.reduce((sum, people) => sum + shares[people], 0);
  for (const people of PEOPLES) {
    left -= shares[people];
    if (left < 0) return people;
  }
  return PEOPLES[0];
};

const drawGivenName = (chance: Random, people: People, born: number): string => {
  if (people === 'Japanese') return japaneseNames.pick(chance);
  if (people === 'Korean') return koreanNames.pick(chance);
  const isFromAbroad = people === 'Latin' && !chance.happens(LATIN_AMERICANS_AT_HOME);
  return cohortOf(isFromAbroad ? latinNames : givenNames, born).pick(chance);
};

/** Returns a nickname of the time that fits the player; undefined for most. */
const drawNickname = (chance: Random, people: People, newcomer: Newcomer): string | undefined => {
  const era = NICKNAME_ERAS.findLast(({ bornFrom }) => newcomer.born >= bornFrom);
  if (!era || !chance.happens(era.share)) return undefined;
  if (people === 'Japanese' || people === 'Korean') return undefined;
  const nickname = cohortOf(nicknames, newcomer.born).pick(chance);
  const fit = NICKNAME_FITS[nickname];
  const fits =
    (fit?.throws === undefined || fit.throws === newcomer.throws) &&
    (fit?.peoples === undefined || fit.peoples.includes(people));
  return fits ? nickname : undefined;
};

/** Draws names that were common among those born in a year; nobody famous, no two who meet. */
export class NameGenerator {
  readonly #chance: Random;
  readonly #lastDebut = new Map<string, number>();
  readonly #ids = new Map<string, number>();

  constructor(chance: Random) {
    this.#chance = chance;
  }

  /** Returns the name of a new player, and an id in the format of the record. */
  next(newcomer: Newcomer): PlayerName {
    for (;;) {
      const people = drawPeople(this.#chance, newcomer.born);
      const last = surnames[people].pick(this.#chance);
      const given = drawGivenName(this.#chance, people, newcomer.born);
      const first = drawNickname(this.#chance, people, newcomer) ?? given;
      const name = `${first} ${last}`;
      if (first === last || isFamousName(name) || isFamousName(`${given} ${last}`)) continue;
      const before = this.#lastDebut.get(name);
      if (before !== undefined && newcomer.debut - before < YEARS_BETWEEN_NAMESAKES) continue;
      this.#lastDebut.set(name, newcomer.debut);
      return { playerID: this.#id(first, last), name, surname: last };
    }
  }

  #id(first: string, last: string): string {
    const plain = (part: string, length: number) =>
      part
        .replaceAll(/[^A-Za-z]/g, '')
        .slice(0, length)
        .toLowerCase();
    const stem = plain(last, 5) + plain(first, 2);
    const number = (this.#ids.get(stem) ?? 0) + 1;
    this.#ids.set(stem, number);
    return `${stem}${String(number).padStart(2, '0')}`;
  }
}
