import type { BattingSeason } from '@pennant/rules/cards/card';
import { RECORDED_FROM, STRIKEOUTS_UNKNOWN } from './era.ts';
import type { Era } from './era.ts';
import { battingFactorsIn } from './synthetic-player.ts';
import type { Factors } from './synthetic-player.ts';
import type { PlayingTime } from './playing-time.ts';
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

/**
 * Simulates the batting of one league's season: each player's results drawn over the plate
 * appearances.
 */
export const simulateBatting = (
  times: readonly PlayingTime[],
  era: Era,
  chance: Random,
): SimulatedBatting[] => {
  const factors = times.map(({ player }) => {
    const ability = battingFactorsIn(player, era.year);
    const form = { H1: 0.03, H2: 0.06, H3: 0.1, HR: 0.12, BB: 0.06, SO: 0.05 };
    return Object.fromEntries(
      DRAWN_RESULTS.map((result) => [
        result,
        Math.exp(ability[result] + form[result] * chance.normal()),
      ]),
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

  const stealFactors = times.map(({ player }) => Math.exp(0.75 * player.speed));
  const work = times.map((time, i) => drawLine(time, factors[i] as Factors, scale, era, chance));
  const games = new Set(times.map((time) => time.club.code)).size * era.games;
  const weights = work.map((line, i) => (line.H1 + line.BB + line.HBP) * (stealFactors[i] ?? 1));
  const totalWeight = weights.reduce((sum, weight) => sum + weight, 0);
  const attempts = (games * era.stolenBases) / era.stealSuccess;
  return work.map((line, i) => {
    const chances = Math.round((line.H1 + line.BB + line.HBP) * 1.1);
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
  const recordedFrom = (from: number, figure: number) => (year >= from ? figure : null);
  const isUnknown = year >= STRIKEOUTS_UNKNOWN.from && year <= STRIKEOUTS_UNKNOWN.to;
  return {
    G: work.time.games,
    AB: atBatsOf(work, year),
    R: scored.R,
    H: work.H1 + work.H2 + work.H3 + work.HR,
    '2B': work.H2,
    '3B': work.H3,
    HR: work.HR,
    RBI: scored.RBI,
    SB: recordedFrom(RECORDED_FROM.SB, work.SB),
    CS: recordedFrom(RECORDED_FROM.CS, work.CS),
    BB: work.BB,
    SO: isUnknown ? null : work.SO,
    IBB: recordedFrom(RECORDED_FROM.IBB, chance.binomial(work.BB, 0.07)),
    HBP: recordedFrom(RECORDED_FROM.HBP, work.HBP),
    SH: recordedFrom(RECORDED_FROM.SH, work.SH),
    SF: recordedFrom(RECORDED_FROM.SF, work.SF),
    GIDP: recordedFrom(RECORDED_FROM.GIDP, Math.max(0, work.GIDP)),
  };
};
