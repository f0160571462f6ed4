import type { Era } from './era.ts';
import { hasDesignatedHitter } from './clubs/league-sizes.ts';
import type { SyntheticClub } from './clubs/league-membership.ts';
import { staffShapeOf } from './staff-shape.ts';
import { ageIn, GROUPS, worthIn } from './synthetic-player.ts';
import type { Group, SyntheticPlayer, PlayerGenerator } from './synthetic-player.ts';
import type { Random } from './seeded-random.ts';
import { tableByYear } from './table-by-year.ts';

/** A club's players of one season. */
export interface Roster {
  readonly club: SyntheticClub;
  readonly players: readonly SyntheticPlayer[];
}

/** Groups of the bench, the most needed first. */
const BENCH: readonly Group[] = ['C', 'OF', 'SS', 'OF', '1B', '3B', '2B', 'OF'];

/** Returns the number of players of each group on a club's roster. */
const rosterSizes = (era: Era, league: string): Readonly<Record<Group, number>> => {
  const bench = BENCH.slice(0, era.bench + (hasDesignatedHitter(league, era.year) ? 1 : 0));
  const { starts, relief } = staffShapeOf(era.year);
  const sizeOf = (group: Group) =>
    group === 'P'
      ? starts.length + relief.length
      : (group === 'OF' ? 3 : 1) + bench.filter((own) => own === group).length;
  return Object.fromEntries(GROUPS.map((group) => [group, sizeOf(group)])) as Record<Group, number>;
};

/** Returns the probability that a player retires, by age and worth. */
const retirementChance = (player: SyntheticPlayer, year: number): number => {
  const age = ageIn(player, year);
  if (age >= 43) return 1;
  const byAge = Math.max(0, age - 33) * 0.09;
  const byWorth = Math.max(0, 0.25 - worthIn(player, year)) * 0.2;
  return Math.min(0.95, 0.03 + byAge + byWorth);
};

const TRADE_RATE = 0.06;

/** How far clubs were apart: rich and poor ones before the draft of new players, and the first. */
const inequalityOf = tableByYear(
  ['lift'],
  `
  1871 3
  1880 2.2
  1900 1.8
  1955 1.6
  1970 1.1
  2023 1.1
  `,
);

/**
 * The clubs' rosters from year to year: players age and retire, new ones replace them, some are
 * traded.
 */
export class Rosters {
  readonly #chance: Random;
  readonly #inventor: PlayerGenerator;
  readonly #byClub = new Map<string, SyntheticPlayer[]>();
  /** Quality of each club's scouting; it drifts, so that clubs have strong and weak periods. */
  readonly #scouts = new Map<string, number>();

  constructor(chance: Random, inventor: PlayerGenerator) {
    this.#chance = chance;
    this.#inventor = inventor;
  }

  rostersOf(era: Era, clubs: readonly SyntheticClub[]): readonly Roster[] {
    const { year } = era;
    const current = new Set(clubs.map((club) => club.franchise));
    const free: SyntheticPlayer[] = [];
    for (const [code, players] of this.#byClub) {
      const staying = players.filter(
        (player) => !this.#chance.happens(retirementChance(player, year)),
      );
      this.#byClub.set(code, staying);
      if (current.has(code)) continue;
      free.push(...staying);
      this.#byClub.delete(code);
    }
    for (const club of clubs) this.#fill(club, era, free);
    this.#trade(clubs);
    return clubs.map((club) => ({ club, players: [...(this.#byClub.get(club.franchise) ?? [])] }));
  }

  #fill(club: SyntheticClub, era: Era, free: SyntheticPlayer[]): void {
    const chance = this.#chance;
    const before = this.#scouts.get(club.franchise) ?? chance.normal() * 0.7;
    const quality = 0.9 * before + 0.3 * chance.normal();
    this.#scouts.set(club.franchise, quality);
    const lift = quality * inequalityOf(era.year).lift;
    const isNew = !this.#byClub.has(club.franchise);
    const players = this.#byClub.get(club.franchise) ?? [];
    const needs = rosterSizes(era, club.league);
    const filled = GROUPS.flatMap((group) => {
      const groupPlayers = players.filter((player) => player.group === group);
      const room = needs[group];
      // Sometimes one new player more than there is room for: the worst one leaves.
      const tries = Math.max(room - groupPlayers.length, chance.happens(0.35) ? 1 : 0);
      for (let i = 0; i < tries; i++) {
        const known = free.findIndex((player) => player.group === group);
        if (known >= 0) groupPlayers.push(...free.splice(known, 1));
        else {
          const age = (isNew ? 22 + chance.below(11) : 20 + chance.below(6)) | 0;
          groupPlayers.push(this.#inventor.invent(group, era.year, lift, age));
        }
      }
      return groupPlayers
        .sort((a, b) => worthIn(b, era.year) - worthIn(a, era.year))
        .slice(0, room);
    });
    this.#byClub.set(club.franchise, filled);
  }

  /** Swaps players of the same group between clubs. */
  #trade(clubs: readonly SyntheticClub[]): void {
    for (const club of clubs) {
      const players = this.#byClub.get(club.franchise) ?? [];
      for (const [index, player] of players.entries()) {
        if (!this.#chance.happens(TRADE_RATE / 2)) continue;
        const others = this.#byClub.get(this.#chance.pick(clubs).franchise) ?? [];
        const other = others.findIndex((candidate) => candidate.group === player.group);
        const swapped = others[other];
        if (!swapped) continue;
        others[other] = player;
        players[index] = swapped;
      }
    }
  }
}
