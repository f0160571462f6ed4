import { apportion } from './apportion.ts';
import type { Era } from './era.ts';
import { leaderSpreadOf } from './leader-spread.ts';
import type { Random } from './seeded-random.ts';
import { staffShapeOf, type StaffShape } from './staff-shape.ts';
import { worthIn, type SyntheticPlayer } from './synthetic-player.ts';

/** What a pitcher was to the club: a place in the rotation, or in the bullpen. */
export type PitchingRole = 'starter' | 'closer' | 'reliever';

/** How much a pitcher pitched for the club in one season. */
export interface PitchingTime {
  readonly role: PitchingRole;
  readonly starts: number;
  readonly games: number;
  readonly outs: number;
}

export const OUTS_PER_GAME = 26.7;

/** Until then, which starter relieved the other was up to the club. */
const FIRST_RELIEVERS = 1905;
/** From this year on, the best reliever finishes games and starts none. */
const FIRST_CLOSERS = 1950;
/** From this year on, closers enter with a lead only, and so less often than others. */
const FIRST_NINTH_INNING_CLOSERS = 1985;
/** Largest share of the games that a reliever can enter. */
const MAX_RELIEF = 0.6;
/** Nobody's arm ever started more games than these in a season. */
const MOST_STARTS = 75;
/** Games that a reliever misses around a start. */
const GAMES_OF_A_SPOT_START = 3;
/** Largest share of the starts, since rotations of four. */
const MAX_STARTS = { from: 1925, share: 0.28 } as const;

/** Outs a start from which on it counts how often the ninth inning is the last. */
const NEARLY_COMPLETE = 25.5;
/** Outs of a start that is always completed: some games take more innings than nine, some fewer. */
const COMPLETE = 27.3;

/** Returns the outs of a pitcher's average start: nobody lasts longer than the games do. */
const outsLasted = (wanted: number): number => {
  const room = COMPLETE - NEARLY_COMPLETE;
  const over = wanted - NEARLY_COMPLETE;
  return over <= 0 ? wanted : NEARLY_COMPLETE + room * (1 - Math.exp(-over / room));
};

const byWorthIn = (year: number) => (a: SyntheticPlayer, b: SyntheticPlayer) =>
  worthIn(b, year) - worthIn(a, year);

/** Returns the club's starters and relievers, best first. Who has the stamina starts. */
const assignRoles = (pitchers: readonly SyntheticPlayer[], year: number, shape: StaffShape) => {
  const fitness = (pitcher: SyntheticPlayer) => 0.5 * worthIn(pitcher, year) + pitcher.stamina;
  const sorted = [...pitchers].sort((a, b) => fitness(b) - fitness(a));
  const starters = sorted.slice(0, shape.starts.length).sort(byWorthIn(year));
  const relievers = sorted.slice(shape.starts.length).sort(byWorthIn(year));
  return { starters, relievers };
};

/** Returns the relievers in the order of their appearances: lately the closer has not most. */
const byAppearances = (relievers: readonly SyntheticPlayer[], year: number) => {
  const [closer, second, third, ...others] = relievers;
  return year >= FIRST_NINTH_INNING_CLOSERS && closer && second && third
    ? [second, third, closer, ...others]
    : relievers;
};

/**
 * Divides a club's games and outs among its pitchers, in the shape of the year's staffs: starters
 * by rank, those who last longest more, and relievers around their closer.
 */
export const allocatePitching = (
  era: Era,
  pitchers: readonly SyntheticPlayer[],
  chance: Random,
): ReadonlyMap<SyntheticPlayer, PitchingTime> => {
  const { year } = era;
  const shape = staffShapeOf(year);
  const { starters, relievers } = assignRoles(pitchers, year, shape);
  const closer = year >= FIRST_CLOSERS ? relievers[0] : undefined;
  const relieving = byAppearances(relievers, year);
  const staff = [...starters, ...relieving];
  const spread = leaderSpreadOf(year).IP;

  // A workhorse starts more often and lasts longer; before there were relievers, not much longer.
  const workload = new Map(
    staff.map((pitcher) => [pitcher, 0.6 * pitcher.durability + 0.8 * chance.normal()]),
  );
  const startWeights = staff.map((pitcher, index) => {
    const share = shape.starts[index];
    const load = workload.get(pitcher) ?? 0;
    if (share !== undefined) return share * Math.exp(0.1 * spread * load);
    if (pitcher === closer) return 0;
    // Long relievers start rather than those who enter most games.
    const place = index - starters.length + 1;
    return shape.spotStarts * ((2 * place) / relievers.length ** 2) * Math.exp(0.4 * load);
  });
  const maxStarts = Math.min(
    MOST_STARTS,
    Math.ceil(era.games * (year >= MAX_STARTS.from ? MAX_STARTS.share : 1)),
  );
  const starts = apportion(
    era.games,
    startWeights,
    staff.map(() => maxStarts),
  );
  const startOuts = staff.map((pitcher, index) => {
    const load = workload.get(pitcher) ?? 0;
    const usual = index < starters.length ? shape.outsPerStart : shape.outsPerStart * 0.8;
    const last = outsLasted(usual * Math.exp(0.035 * spread * load));
    return Math.round((starts[index] ?? 0) * last);
  });

  const startersDeviation = year < FIRST_RELIEVERS ? 1 : 0.5;
  const startersPart = shape.startersRelief / Math.max(1, starters.length);
  const relief = staff.map((_, index) => {
    const isStarter = index < starters.length;
    const usual = isStarter ? startersPart : (shape.relief[index - starters.length] ?? 0.05);
    const started = starts[index] ?? 0;
    const rested = isStarter ? era.games - started : era.games - GAMES_OF_A_SPOT_START * started;
    const most = Math.min(MAX_RELIEF * era.games, rested);
    const noise = Math.exp((isStarter ? startersDeviation : 0.08) * chance.normal());
    return Math.max(
      0,
      Math.min(Math.floor(most), Math.round(usual * noise * (isStarter ? era.games : rested))),
    );
  });
  const all = Math.round(era.games * OUTS_PER_GAME);
  const left = Math.max(0, all - startOuts.reduce((sum, outs) => sum + outs, 0));
  // A long reliever stays longer than a closer.
  const reliefWeights = staff.map((pitcher, index) => {
    const place = Math.max(0, index - starters.length);
    return (
      (relief[index] ?? 0) *
      (1 + 0.05 * place) *
      Math.exp(0.08 * chance.normal() + 0.06 * worthIn(pitcher, year))
    );
  });
  const reliefOuts = apportion(left, reliefWeights);

  return new Map(
    staff.flatMap((pitcher, index) => {
      const outs = (startOuts[index] ?? 0) + (reliefOuts[index] ?? 0);
      const games = (starts[index] ?? 0) + (relief[index] ?? 0);
      if (outs === 0 || games === 0) return [];
      const isStarter = index < starters.length;
      const role = isStarter ? 'starter' : pitcher === closer ? 'closer' : 'reliever';
      return [[pitcher, { role, starts: starts[index] ?? 0, games, outs }] as const];
    }),
  );
};
