import { apportion } from './apportion.ts';
import type { SimulatedBatting } from './simulate-batting.ts';
import type { PitchingRole } from './allocate-pitching.ts';
import type { Era } from './era.ts';
import { pitchingFactorsIn } from './synthetic-player.ts';
import type { Factors } from './synthetic-player.ts';
import type { PlayingTime } from './playing-time.ts';
import { baseRuns } from './base-runs.ts';
import { leaderSpreadOf } from './leader-spread.ts';
import type { RandomStreams } from './random-streams.ts';

/** A pitcher's complete figures, before wins, losses and earned runs. */
export interface SimulatedPitching {
  readonly time: PlayingTime;
  readonly starts: number;
  readonly games: number;
  readonly outs: number;
  readonly H: number;
  readonly HR: number;
  readonly BB: number;
  readonly SO: number;
  readonly HBP: number;
  readonly battersFaced: number;
  /** Expected runs from the results allowed; scaled to the league's runs later. */
  readonly runs: number;
}

const DRAWN_RESULTS = ['H1', 'H2', 'H3', 'HR', 'BB', 'SO'] as const;

/** What a pitcher gains who need not last: the best reliever can throw hardest. */
const SHORT_OUTINGS: Partial<Record<PitchingRole, number>> = { closer: 0.12, reliever: 0.05 };

const inRole = (factors: Factors, role: PitchingRole | undefined): Factors => {
  const gain = (role && SHORT_OUTINGS[role]) ?? 0;
  return { ...factors, H1: factors.H1 - gain / 3, HR: factors.HR - gain, SO: factors.SO + gain };
};

/**
 * Returns the deviation of the logarithm of runs that comes from the order of the results: hits in
 * a row score, scattered ones do not.
 */
const sequenceDeviation = (outs: number, spread: number): number =>
  Math.min(0.2, spread * 0.1 * Math.sqrt(600 / Math.max(outs, 1)));

/** Divides the results of a league's batters among its pitchers, by their outs and ability. */
export const simulatePitching = (
  times: readonly PlayingTime[],
  batted: readonly SimulatedBatting[],
  era: Era,
  streams: RandomStreams,
): SimulatedPitching[] => {
  const spread = leaderSpreadOf(era.year);
  const pitchers = times.filter((time) => time.pitching !== null);
  const outs = pitchers.map((time) => time.pitching?.outs ?? 0);
  const allOuts = outs.reduce((sum, own) => sum + own, 0);
  const total = (figure: keyof Factors | 'HBP' | 'SH') =>
    batted.reduce((sum, line) => sum + line[figure], 0);
  const plateAppearances = batted.reduce(
    (sum, line) => sum + line.time.plateAppearances + line.SH,
    0,
  );

  const abilities = pitchers.map(({ player, pitching }) =>
    inRole(pitchingFactorsIn(player, era.year, spread), pitching?.role),
  );
  const parts = Object.fromEntries(
    DRAWN_RESULTS.map((result, index) => {
      const chance = streams('pitching', index);
      const sum = total(result);
      const rate = sum / Math.max(plateAppearances, 1);
      const weights = pitchers.map((_, i) => {
        const expected =
          ((sum * (outs[i] ?? 0)) / Math.max(allOuts, 1)) *
          Math.exp((abilities[i]?.[result] ?? 0) + 0.03 * chance.normal());
        return Math.max(0, expected + Math.sqrt(expected * (1 - rate)) * chance.normal());
      });
      return [result, apportion(sum, weights)];
    }),
  ) as unknown as Record<(typeof DRAWN_RESULTS)[number], number[]>;
  const hitByPitch = apportion(total('HBP'), outs);
  const onBase = (['H1', 'H2', 'H3', 'HR', 'BB', 'HBP'] as const).reduce(
    (sum, r) => sum + total(r),
    0,
  );
  const otherPerOut = Math.max(0, plateAppearances - allOuts - onBase) / Math.max(allOuts, 1);

  const sequence = streams('sequence');
  return pitchers.map((time, i) => {
    const line = {
      H1: parts.H1[i] ?? 0,
      H2: parts.H2[i] ?? 0,
      H3: parts.H3[i] ?? 0,
      HR: parts.HR[i] ?? 0,
      BB: parts.BB[i] ?? 0,
      HBP: hitByPitch[i] ?? 0,
      outs: outs[i] ?? 0,
    };
    const H = line.H1 + line.H2 + line.H3 + line.HR;
    return {
      time,
      starts: time.pitching?.starts ?? 0,
      games: time.pitching?.games ?? 0,
      outs: line.outs,
      H,
      HR: line.HR,
      BB: line.BB,
      HBP: line.HBP,
      SO: Math.min(parts.SO[i] ?? 0, line.outs),
      battersFaced: line.outs + H + line.BB + line.HBP + Math.round(line.outs * otherPerOut),
      runs: baseRuns(line) * Math.exp(sequenceDeviation(line.outs, spread.ERA) * sequence.normal()),
    };
  });
};
