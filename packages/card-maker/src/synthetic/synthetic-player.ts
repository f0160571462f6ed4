import type { Hand } from '@pennant/rules/cards/card';
import type { LeaderSpread } from './leader-spread.ts';
import type { NameGenerator, PlayerName } from './names/name-generator.ts';
import type { Random } from './seeded-random.ts';

/** Position groups of synthetic players. */
export const GROUPS = ['C', '1B', '2B', '3B', 'SS', 'OF', 'P'] as const;
export type Group = (typeof GROUPS)[number];

/**
 * A synthetic player's constant traits; factors are logarithms relative to the league, 0 the
 * average.
 */
export interface SyntheticPlayer extends PlayerName {
  readonly bats: Hand;
  readonly throws: Hand;
  readonly group: Group;
  readonly born: number;
  readonly firstYear: number;
  /** Age of the best season. */
  readonly peakAge: number;
  /** Relative to others of the group. */
  readonly batting: Factors;
  readonly pitching: Factors;
  /** Standard deviations from the average runner. */
  readonly speed: number;
  /** Availability over a season in standard deviations, 0 in the mean. */
  readonly durability: number;
  /** Of a pitcher, how long an outing may last, in standard deviations: starters have most. */
  readonly stamina: number;
}

export interface Factors {
  readonly H1: number;
  readonly H2: number;
  readonly H3: number;
  readonly HR: number;
  readonly BB: number;
  readonly SO: number;
}

/** Batting factors and speed of a group relative to the average batter. */
const GROUP_BATTING: Readonly<Record<Group, Partial<Factors> & { readonly speed: number }>> = {
  C: { H1: -0.05, HR: -0.1, H3: -0.4, speed: -0.9 },
  '1B': { H1: 0.02, HR: 0.35, BB: 0.1, speed: -0.5 },
  '2B': { HR: -0.35, SO: -0.1, speed: 0.3 },
  '3B': { HR: 0.1, speed: -0.1 },
  SS: { H1: -0.03, HR: -0.45, BB: -0.1, H3: 0.1, speed: 0.5 },
  OF: { H1: 0.03, HR: 0.2, H3: 0.2, speed: 0.4 },
  P: { H1: -0.5, H2: -0.7, H3: -0.9, HR: -1.2, BB: -0.8, SO: 0.8, speed: -0.8 },
};

const LEFT_HANDED_SHARE: Readonly<Record<Group, number>> = {
  C: 0,
  '1B': 0.4,
  '2B': 0,
  '3B': 0,
  SS: 0,
  OF: 0.2,
  P: 0.27,
};

/** Returns the factor compressed smoothly to below a limit. */
const compress = (limit: number, factor: number) => limit * Math.tanh(factor / limit);

/** Generates players with ids in the format of the record. */
export class PlayerGenerator {
  readonly #chance: Random;
  readonly #names: NameGenerator;

  constructor(chance: Random, names: NameGenerator) {
    this.#chance = chance;
    this.#names = names;
  }

  /**
   * Returns a new player of a year.
   * @param lift quality of the club's scouting, added to the player's talent
   * @param age age at the first game
   */
  invent(group: Group, year: number, lift: number, age: number): SyntheticPlayer {
    const chance = this.#chance;
    // One draw of talent shared by all skills, and rarely an exceptional one.
    const talent = chance.normal() + lift + (chance.happens(0.01) ? 1.4 : 0);
    const speed = chance.normal();
    const power = chance.normal();
    const throws: Hand = chance.happens(LEFT_HANDED_SHARE[group]) ? 'L' : 'R';
    return {
      ...this.#names.next({ born: year - age, debut: year, throws }),
      throws,
      bats: this.#bats(throws),
      group,
      born: year - age,
      firstYear: year,
      peakAge: 26 + chance.below(5),
      speed: speed + GROUP_BATTING[group].speed,
      durability: chance.normal(),
      stamina: chance.normal(),
      batting: {
        H1: compress(0.2, 0.034 * talent + 0.045 * chance.normal() + 0.015 * speed),
        H2: compress(0.4, 0.06 * talent + 0.13 * chance.normal() + 0.05 * power),
        H3: compress(0.9, 0.05 * talent + 0.25 * chance.normal() + 0.3 * speed),
        HR: compress(1.2, 0.18 * talent + 0.5 * power - 0.06 * speed),
        BB: compress(0.75, 0.12 * talent + 0.28 * chance.normal()),
        SO: compress(0.75, -0.06 * talent + 0.3 * chance.normal() + 0.14 * power),
      },
      pitching: {
        H1: -0.035 * talent + 0.05 * chance.normal(),
        H2: -0.035 * talent + 0.07 * chance.normal(),
        H3: -0.035 * talent + 0.09 * chance.normal(),
        HR: -0.07 * talent + 0.2 * chance.normal(),
        BB: -0.09 * talent + 0.25 * chance.normal(),
        SO: 0.14 * talent + 0.2 * chance.normal(),
      },
    };
  }

  #bats(throws: Hand): Hand {
    if (this.#chance.happens(0.09)) return 'B';
    if (throws === 'L') return this.#chance.happens(0.85) ? 'L' : 'R';
    return this.#chance.happens(0.25) ? 'L' : 'R';
  }
}

export const ageIn = (player: SyntheticPlayer, year: number): number => year - player.born;

/** Returns the effect of age: 0 at the peak, about -.1 at 21, -.4 at 38. */
export const ageEffect = (player: SyntheticPlayer, year: number): number =>
  -0.0034 * (ageIn(player, year) - player.peakAge) ** 2;

/** How far players stand apart where nothing is fitted. */
const USUAL_SPREAD: Pick<LeaderSpread, 'AVG' | 'HR' | 'SO' | 'ERA'> = {
  AVG: 1,
  HR: 1,
  SO: 1,
  ERA: 1,
};

/** Returns a player's batting factors in a year, with the effect of age. */
export const battingFactorsIn = (
  player: SyntheticPlayer,
  year: number,
  spread = USUAL_SPREAD,
): Factors => {
  const age = ageEffect(player, year);
  const { batting } = player;
  const group = GROUP_BATTING[player.group];
  return {
    H1: (group.H1 ?? 0) + spread.AVG * (batting.H1 + 0.35 * age),
    H2: (group.H2 ?? 0) + spread.AVG * (batting.H2 + 0.4 * age),
    H3: (group.H3 ?? 0) + batting.H3 + 1.2 * age,
    HR: (group.HR ?? 0) + spread.HR * (batting.HR + 0.9 * age),
    BB: (group.BB ?? 0) + batting.BB + 0.2 * age,
    SO: (group.SO ?? 0) + batting.SO - 0.3 * age,
  };
};

/** Returns a player's pitching factors in a year, with the effect of age. */
export const pitchingFactorsIn = (
  player: SyntheticPlayer,
  year: number,
  spread = USUAL_SPREAD,
): Factors => {
  const age = ageEffect(player, year);
  const { pitching } = player;
  // The best stand further apart than the worst, who are not kept.
  const allowed = (factor: number) => factor * (factor < 0 ? spread.ERA : Math.min(1, spread.ERA));
  return {
    H1: allowed(pitching.H1 - 0.2 * age),
    H2: allowed(pitching.H2 - 0.2 * age),
    H3: allowed(pitching.H3 - 0.2 * age),
    HR: allowed(pitching.HR - 0.4 * age),
    BB: pitching.BB - 0.2 * age,
    SO: spread.SO * (pitching.SO + 0.5 * age),
  };
};

const calculateWorth = (player: SyntheticPlayer, year: number): number => {
  if (player.group === 'P') {
    const f = pitchingFactorsIn(player, year);
    return -(7 * f.H1 + 2.5 * f.H2 + 1.8 * f.HR + 1.6 * f.BB - 1.2 * f.SO);
  }
  const f = battingFactorsIn(player, year);
  return (
    6 * f.H1 + 2.2 * f.H2 + 0.4 * f.H3 + 1.3 * f.HR + 1.6 * f.BB - 0.6 * f.SO + 0.12 * player.speed
  );
};

/** The worth of each player in the last year that it was asked for: rosters are sorted by it. */
const lastWorths = new WeakMap<
  SyntheticPlayer,
  { readonly year: number; readonly worth: number }
>();

/**
 * Returns a player's worth to a club in a year, for comparison within a group; 0 is the average, 1
 * about a standard deviation.
 */
export const worthIn = (player: SyntheticPlayer, year: number): number => {
  const last = lastWorths.get(player);
  if (last?.year === year) return last.worth;
  const worth = calculateWorth(player, year);
  lastWorths.set(player, { year, worth });
  return worth;
};
