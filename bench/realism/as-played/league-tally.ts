import { Mean } from './mean.ts';

/** Everything that is counted in games between computer clubs; each is a mean. */
export const OBSERVATIONS = [
  // Of each start.
  'completeGame',
  'inningsPerStart',
  'thirtyBatters',
  // Of each start with six or more runs in the first three innings.
  'goneByThird',
  'goneByFourth',
  // Of each save chance: whether it was the closer's, and RP1's. Of each entry of RP1: whether the
  // lead or deficit was above three.
  'closersChance',
  'firstRelieversChance',
  'firstRelieverFarApart',
  // Of each club's game.
  'runs',
  'errors',
  'loosePitches',
  'stolenBases',
  'caughtStealing',
  'doubleSteals',
  'bigLeadSteals',
  'intentionalWalks',
  'sacrificeFlies',
  'doublePlays',
  'pinchHitters',
  'pinchRunners',
  'defensiveReplacements',
  // Of each attempt to steal: whether the side led by seven or more.
  'stealSevenAhead',
] as const;
export type Observation = (typeof OBSERVATIONS)[number];

/** The totals of a league's games between computer clubs. */
export class LeagueTally {
  readonly means: Readonly<Record<Observation, Mean>>;
  games = 0;
  /** Most batters that one pitcher faced in a game, and who. */
  mostBatters = { batters: 0, pitcher: '' };
  /** Saves by club (its name) and lineup index. */
  readonly saves = new Map<string, Map<number, number>>();

  constructor() {
    this.means = Object.fromEntries(OBSERVATIONS.map((key) => [key, new Mean()])) as Record<
      Observation,
      Mean
    >;
  }

  /** Counts one observation. */
  observe(key: Observation, value: number | boolean): void {
    this.means[key].add(Number(value));
  }

  /** Adds the totals of other games to these. */
  addAll(other: LeagueTally): void {
    this.games += other.games;
    for (const key of OBSERVATIONS) this.means[key].addAll(other.means[key]);
    if (other.mostBatters.batters > this.mostBatters.batters) this.mostBatters = other.mostBatters;
  }
}
