import type { BattingSeason } from '@pennant/rules/cards/card';
import { isRecorded, RECORDED_FROM } from './era.ts';
import type { Era } from './era.ts';
import { leaderSpreadOf } from './leader-spread.ts';
import { battingFactorsIn } from './synthetic-player.ts';
import type { Factors } from './synthetic-player.ts';
import type { PlayingTime } from './playing-time.ts';
import type { RandomStreams } from './random-streams.ts';
import type { Random } from './seeded-random.ts';

/**
 * A player's complete batting figures; those not recorded in that year are blanked by
 * `toBattingSeason`.
 */
export interface SimulatedBatting {
  readonly time: PlayingTime;
  readonly H1: number;
  readonly H2: number;
  readonly H3: number;
  readonly HR: number;
  readonly BB: number;
  readonly HBP: number;
  readonly SO: number;
  readonly SF: number;
  readonly SH: number;
  readonly SB: number;
  readonly CS: number;
  readonly GIDP: number;
}

const DRAWN_RESULTS = ['H1', 'H2', 'H3', 'HR', 'BB', 'SO'] as const;
const SACRIFICE_FLY_RATE = 0.0075;
const DOUBLE_PLAY_RATE = 0.021;

/** Deviation of a season's form, and the figure whose leaders it sets apart. */
const FORM: Readonly<Record<keyof Factors, readonly [number, 'HR' | 'AVG' | null]>> = {
  H1: [0.03, 'AVG'],
  H2: [0.06, 'AVG'],
  H3: [0.1, null],
  HR: [0.12, 'HR'],
  BB: [0.06, null],
  SO: [0.05, null],
};

/** Bases were stolen more often than somebody was on first: an extra base counted until 1897. */
const tryShare = (year: number) => (year < 1898 ? 1.7 : 1.1);

/**
 * Simulates the batting of one league's season: each player's results drawn over the plate
 * appearances.
 */
export const simulateBatting = (
  times: readonly PlayingTime[],
  era: Era,
  streams: RandomStreams,
): SimulatedBatting[] => {
  const spread = leaderSpreadOf(era.year);
  const factors = times.map(({ player }, i) => {
    const chance = streams('form', i);
    const ability = battingFactorsIn(player, era.year, spread);
    return Object.fromEntries(
      DRAWN_RESULTS.map((result) => {
        const [deviation, figure] = FORM[result];
        const form = deviation * chance.normal() * (figure ? spread[figure] : 1);
        return [result, Math.exp(ability[result] + form)];
      }),
    ) as unknown as Factors;
  });
  const all = times.reduce((sum, time) => sum + time.plateAppearances, 0);
  // The factors are scaled so that the league's rates are the era's.
  const scale = Object.fromEntries(
    DRAWN_RESULTS.map((result) => {
      const weighted = times.reduce(
        (sum, time, i) => sum + time.plateAppearances * (factors[i]?.[result] ?? 1),
        0,
      );
      return [result, (era[result] * all) / Math.max(weighted, 1)];
    }),
  ) as unknown as Factors;

  const work = times.map((time, i) =>
    drawLine(time, factors[i] as Factors, scale, era, streams('batting', i)),
  );
  return drawSteals(work, era, spread.SB, streams);
};

/** Returns the lines with stolen bases: the league's attempts, to those with speed. */
const drawSteals = (
  work: readonly SimulatedBatting[],
  era: Era,
  spread: number,
  streams: RandomStreams,
): SimulatedBatting[] => {
  const onFirst = (line: SimulatedBatting) => line.H1 + line.BB + line.HBP;
  const games = new Set(work.map(({ time }) => time.club.franchise)).size * era.games;
  const weights = work.map(
    (line) => onFirst(line) * Math.exp(0.75 * spread * line.time.player.speed),
  );
  const totalWeight = weights.reduce((sum, weight) => sum + weight, 0);
  const attempts = (games * era.stolenBases) / era.stealSuccess;
  return work.map((line, i) => {
    const chance = streams('stealing', i);
    const chances = Math.round(onFirst(line) * tryShare(era.year));
    const rate = (attempts * (weights[i] ?? 0)) / Math.max(totalWeight, 1) / Math.max(chances, 1);
    const tries = chance.binomial(chances, Math.min(0.8, rate));
    const success = Math.min(0.93, Math.max(0.3, era.stealSuccess + 0.04 * line.time.player.speed));
    const SB = chance.binomial(tries, success);
    return { ...line, SB, CS: tries - SB };
  });
};

const drawLine = (
  time: PlayingTime,
  factors: Factors,
  scale: Factors,
  era: Era,
  chance: Random,
): SimulatedBatting => {
  let left = time.plateAppearances;
  let share = 1;
  const draw = (probability: number) => {
    const drawn = chance.binomial(left, share <= 0 ? 0 : Math.min(0.95, probability / share));
    left -= drawn;
    share -= probability;
    return drawn;
  };
  const rate = (result: (typeof DRAWN_RESULTS)[number]) =>
    Math.min(0.45, era[result] * factors[result] * (scale[result] / era[result]));
  const SO = draw(rate('SO'));
  const BB = draw(rate('BB'));
  const HBP = draw(era.HBP);
  const HR = draw(rate('HR'));
  const H1 = draw(rate('H1'));
  const H2 = draw(rate('H2'));
  const H3 = draw(rate('H3'));
  const SF = Math.min(left, chance.binomial(time.plateAppearances, SACRIFICE_FLY_RATE));
  const isPitcher = time.pitching !== null;
  const bunts = (time.plateAppearances * era.sacrifices) / 38;
  return {
    time,
    H1,
    H2,
    H3,
    HR,
    BB,
    HBP,
    SO,
    SF,
    SH: chance.binomial(
      time.plateAppearances,
      Math.min(0.2, ((isPitcher ? 3 : 0.85) * bunts) / Math.max(1, time.plateAppearances)),
    ),
    SB: 0,
    CS: 0,
    GIDP: Math.min(
      left - SF,
      chance.binomial(
        time.plateAppearances,
        DOUBLE_PLAY_RATE * Math.exp(-0.25 * time.player.speed),
      ),
    ),
  };
};

/**
 * Returns at-bats: plate appearances without BB and, from the years they were recorded, HBP and SF.
 */
const atBatsOf = (work: SimulatedBatting, year: number) =>
  work.time.plateAppearances -
  work.BB -
  (year >= RECORDED_FROM.HBP ? work.HBP : 0) -
  (year >= RECORDED_FROM.SF ? work.SF : 0);

/** Returns the batting line with the figures that were recorded in that year. */
export const toBattingSeason = (
  work: SimulatedBatting,
  year: number,
  scored: { readonly R: number; readonly RBI: number },
  chance: Random,
): BattingSeason => {
  const recorded = (figure: Parameters<typeof isRecorded>[0], count: number) =>
    isRecorded(figure, year) ? count : null;
  return {
    G: work.time.games,
    AB: atBatsOf(work, year),
    R: scored.R,
    H: work.H1 + work.H2 + work.H3 + work.HR,
    '2B': work.H2,
    '3B': work.H3,
    HR: work.HR,
    RBI: scored.RBI,
    SB: recorded('SB', work.SB),
    CS: recorded('CS', work.CS),
    BB: work.BB,
    SO: recorded('SO', work.SO),
    IBB: recorded('IBB', chance.binomial(work.BB, 0.07)),
    HBP: recorded('HBP', work.HBP),
    SH: recorded('SH', work.SH),
    SF: recorded('SF', work.SF),
    GIDP: recorded('GIDP', Math.max(0, work.GIDP)),
  };
};
