import { apportion } from './apportion.ts';
import type { SimulatedBatting } from './simulate-batting.ts';
import type { Era } from './era.ts';
import { pitchingFactorsIn } from './synthetic-player.ts';
import type { Factors } from './synthetic-player.ts';
import type { PlayingTime } from './playing-time.ts';
import { baseRuns } from './base-runs.ts';
import type { Random } from './seeded-random.ts';

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

/** Divides the results of a league's batters among its pitchers, by their outs and ability. */
export const simulatePitching = (
  times: readonly PlayingTime[],
  batted: readonly SimulatedBatting[],
  era: Era,
  chance: Random,
): SimulatedPitching[] => {
  const pitchers = times.filter((time) => time.pitching !== null);
  const outs = pitchers.map((time) => time.pitching?.outs ?? 0);
  const allOuts = outs.reduce((sum, own) => sum + own, 0);
  const total = (figure: keyof Factors | 'HBP' | 'SH') =>
    batted.reduce((sum, line) => sum + line[figure], 0);
  const plateAppearances = batted.reduce(
    (sum, line) => sum + line.time.plateAppearances + line.SH,
    0,
  );

  const parts = Object.fromEntries(
    DRAWN_RESULTS.map((result) => {
      const sum = total(result);
      const rate = sum / Math.max(plateAppearances, 1);
      const weights = pitchers.map((pitcher, i) => {
        const expected =
          ((sum * (outs[i] ?? 0)) / Math.max(allOuts, 1)) *
          Math.exp(pitchingFactorsIn(pitcher.player, era.year)[result] + 0.03 * chance.normal());
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
      runs: baseRuns(line),
    };
  });
};
