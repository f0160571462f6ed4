import type { PitchingSeason } from '@pennant/rules/cards/card';
import { apportion } from './apportion.ts';
import { divideDecisions } from './decisions.ts';
import { divideSaves } from './divide-saves.ts';
import type { Era } from './era.ts';
import { leaderSpreadOf } from './leader-spread.ts';
import type { SimulatedPitching } from './simulate-pitching.ts';
import { staffShapeOf } from './staff-shape.ts';
import type { Standing } from './standings.ts';
import type { Random } from './seeded-random.ts';

/** Outs of a start that is not completed, at least in the mean. */
const OUTS_OF_SHORT_START = 11;

/** Nobody completes more of the starts than this share. */
const MAX_COMPLETED = 0.98;
/** Rounds in which what the best leave is given to the others; a few are enough. */
const ROUNDS = 8;

/**
 * Returns the share of starts that each pitcher completes: in proportion to how inclined they are,
 * and together the share of their time. What the best cannot complete any more, the others do.
 */
const completedShares = (
  starts: readonly number[],
  inclined: readonly number[],
  share: number,
): readonly number[] => {
  const meanOf = (values: readonly number[]) =>
    values.reduce((sum, value, i) => sum + value * (starts[i] ?? 0), 0) /
    starts.reduce((sum, own) => sum + own, 0);
  const mean = meanOf(inclined);
  let shares = inclined.map((own) => (share * own) / mean);
  for (let round = 0; round < ROUNDS && shares.some((own) => own > MAX_COMPLETED); round += 1) {
    const capped = shares.map((own) => Math.min(MAX_COMPLETED, own));
    const missing = share / meanOf(capped);
    shares = capped.map((own) => own * missing);
  }
  return shares;
};

/** Returns how few runs each pitcher allowed: the club's runs per out over the pitcher's own. */
const qualitiesOf = (pitchers: readonly SimulatedPitching[]): number[] => {
  const runs = pitchers.reduce((sum, pitcher) => sum + pitcher.runs, 0);
  const outs = pitchers.reduce((sum, pitcher) => sum + pitcher.outs, 0);
  const runsPerOut = runs / Math.max(1, outs);
  return pitchers.map((pitcher) => (pitcher.outs * runsPerOut) / Math.max(pitcher.runs, 0.2));
};

/**
 * Returns the pitching lines of one club: its wins, losses, saves and earned runs divided among its
 * pitchers.
 */
export const toPitchingSeasons = (
  pitchers: readonly SimulatedPitching[],
  standing: Standing,
  era: Era,
  chance: Random,
): PitchingSeason[] => {
  const shape = staffShapeOf(era.year);
  const spread = leaderSpreadOf(era.year);
  const quality = qualitiesOf(pitchers);
  const { wins, losses } = divideDecisions(pitchers, quality, standing, era);
  const saves = divideSaves(pitchers, quality, standing.wins, era, chance);
  const runs = apportion(
    standing.runsAllowed,
    pitchers.map((pitcher) => pitcher.runs),
  );
  const lasting = pitchers.map(({ starts, outs, games }) =>
    starts > 0 ? outs / games / shape.outsPerStart : 0,
  );
  // Who allows less, and lasts longer than the others, completes more.
  const completed = completedShares(
    pitchers.map(({ starts }) => starts),
    pitchers.map((_, i) => (quality[i] ?? 1) ** 0.9 * Math.min(1.3, lasting[i] ?? 0) ** 2),
    shape.completeGames,
  );
  return pitchers.map((pitcher, i) => {
    const own = quality[i] ?? 1;
    const share = (completed[i] ?? 0) * Math.exp(0.2 * chance.normal());
    const CG = Math.min(
      chance.binomial(pitcher.starts, Math.min(MAX_COMPLETED, share)),
      Math.max(
        0,
        Math.floor(
          (pitcher.outs - OUTS_OF_SHORT_START * pitcher.starts) / (27 - OUTS_OF_SHORT_START),
        ),
      ),
    );
    const shutout = Math.min(0.8, shape.shutouts * (own * (lasting[i] ?? 0)) ** (1.6 * spread.SHO));
    return {
      W: wins[i] ?? 0,
      L: losses[i] ?? 0,
      G: pitcher.games,
      GS: pitcher.starts,
      CG,
      SHO: chance.binomial(CG, shutout),
      SV: saves[i] ?? 0,
      IPouts: pitcher.outs,
      H: pitcher.H,
      ER: chance.binomial(runs[i] ?? 0, 1 - era.unearned),
      HR: pitcher.HR,
      BB: pitcher.BB,
      SO: pitcher.SO,
      BFP: pitcher.battersFaced,
    };
  });
};
