import type { Era } from './era.ts';
import { hasDesignatedHitter } from './leagues.ts';
import type { InventedClub } from './leagues.ts';
import { ageIn, GROUPS, worthIn } from './player.ts';
import type { Group, InventedPlayer, PlayerInventor } from './player.ts';
import type { Chance } from './seeded-chance.ts';

/** A club's men of one season. */
export interface Roster {
  readonly club: InventedClub;
  readonly players: readonly InventedPlayer[];
}

/** The regulars and the bench of a club of so many men, by group. */
const wanted = (era: Era, league: string): Readonly<Record<Group, number>> => {
  const spare = era.bench + (hasDesignatedHitter(league, era.year) ? 1 : 0);
  return {
    C: 2,
    '1B': spare >= 5 ? 2 : 1,
    '2B': spare >= 4 ? 2 : 1,
    '3B': 1,
    SS: spare >= 6 ? 2 : 1,
    OF: 3 + (spare >= 3 ? 2 : 1),
    P: era.pitchers,
  };
};

/** Chance that a man does not come back, by age and worth. */
const leaves = (player: InventedPlayer, year: number): number => {
  const age = ageIn(player, year);
  if (age >= 43) return 1;
  const worn = Math.max(0, age - 33) * 0.09;
  const poor = Math.max(0, 0.25 - worthIn(player, year)) * 0.2;
  return Math.min(0.95, 0.03 + worn + poor);
};

const SHARE_TRADED = 0.06;

/** Who plays for whom, from year to year: men grow old and leave, newcomers take their places, some are traded. */
export class Rosters {
  readonly #chance: Chance;
  readonly #inventor: PlayerInventor;
  readonly #byClub = new Map<string, InventedPlayer[]>();
  /** What each club's scouts are worth; it drifts, so that there are great years and poor ones. */
  readonly #scouts = new Map<string, number>();

  constructor(chance: Chance, inventor: PlayerInventor) {
    this.#chance = chance;
    this.#inventor = inventor;
  }

  rostersOf(era: Era, clubs: readonly InventedClub[]): readonly Roster[] {
    const { year } = era;
    const current = new Set(clubs.map((club) => club.code));
    const free: InventedPlayer[] = [];
    for (const [code, players] of this.#byClub) {
      const staying = players.filter((player) => !this.#chance.happens(leaves(player, year)));
      this.#byClub.set(code, staying);
      if (current.has(code)) continue;
      free.push(...staying);
      this.#byClub.delete(code);
    }
    for (const club of clubs) this.#fill(club, era, free);
    this.#trade(clubs);
    return clubs.map((club) => ({ club, players: [...(this.#byClub.get(club.code) ?? [])] }));
  }

  #fill(club: InventedClub, era: Era, free: InventedPlayer[]): void {
    const chance = this.#chance;
    const before = this.#scouts.get(club.code) ?? chance.normal() * 0.7;
    const lift = 0.9 * before + 0.3 * chance.normal();
    this.#scouts.set(club.code, lift);
    const isNew = !this.#byClub.has(club.code);
    const players = this.#byClub.get(club.code) ?? [];
    const needs = wanted(era, club.league);
    const filled = GROUPS.flatMap((group) => {
      const men = players.filter((player) => player.group === group);
      const room = needs[group];
      // One newcomer more than there is room for, now and then: the worst man goes.
      const tries = Math.max(room - men.length, chance.happens(0.35) ? 1 : 0);
      for (let i = 0; i < tries; i++) {
        const known = free.findIndex((player) => player.group === group);
        if (known >= 0) men.push(...free.splice(known, 1));
        else {
          const age = (isNew ? 22 + chance.below(11) : 20 + chance.below(6)) | 0;
          men.push(this.#inventor.invent(group, era.year, lift, age));
        }
      }
      return men.sort((a, b) => worthIn(b, era.year) - worthIn(a, era.year)).slice(0, room);
    });
    this.#byClub.set(club.code, filled);
  }

  /** Two clubs swap men of the same group. */
  #trade(clubs: readonly InventedClub[]): void {
    for (const club of clubs) {
      const men = this.#byClub.get(club.code) ?? [];
      for (const [at, man] of men.entries()) {
        if (!this.#chance.happens(SHARE_TRADED / 2)) continue;
        const others = this.#byClub.get(this.#chance.pick(clubs).code) ?? [];
        const other = others.findIndex((player) => player.group === man.group);
        const swapped = others[other];
        if (!swapped) continue;
        others[other] = man;
        men[at] = swapped;
      }
    }
  }
}
