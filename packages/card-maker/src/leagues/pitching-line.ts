import type { PitchingSeason } from '@pennant/rules/cards/card';

/** Rates that a pitcher allows, as shares of the plate appearances against the pitcher. */
export interface AllowedRates {
  /** Hits, home runs included. */
  readonly H: number;
  readonly HR: number;
  /** Walks and hit batters. */
  readonly BB: number;
  readonly SO: number;
}

/** A pitching season as rates. */
export interface PitchingLine {
  /** Without sacrifice bunts, as batters' plate appearances are counted. */
  readonly plateAppearances: number;
  readonly rates: AllowedRates;
}

/** League figures for estimating what a pitching line lacks. */
export interface FacingFigures {
  /** Batters faced for each out, hit and walk, for lines without BFP. */
  readonly facedPerTrace: number;
  /** Plate appearances per batter faced: 1 less the share of sacrifice bunts. */
  readonly appearancesPerFaced: number;
  readonly hitByPitchRate: number;
}

/** Returns outs + hits + walks, the batters faced that every pitching line shows. */
export const tracesOf = (pitching: PitchingSeason): number =>
  pitching.IPouts + pitching.H + pitching.BB;

/**
 * Returns recorded batters faced; null where there are none (blank, or 0 for a pitcher with outs).
 */
export const recordedBattersFaced = (pitching: PitchingSeason): number | null =>
  pitching.BFP !== null && (pitching.BFP > 0 || tracesOf(pitching) === 0) ? pitching.BFP : null;

/** Returns batters faced, estimated from outs, hits and walks where they were not recorded. */
export const estimateBattersFaced = (pitching: PitchingSeason, facedPerTrace: number): number =>
  recordedBattersFaced(pitching) ?? tracesOf(pitching) * facedPerTrace;

/**
 * Returns a pitching season as rates. Hit batters count as walks, as in batters' lines.
 *
 * @param hitBatsmen the pitcher's own; null where they were not recorded (before 1884, and here and
 * there until 1890): the pitcher then gets the league's rate of them
 */
export const pitchingLine = (
  pitching: PitchingSeason,
  league: FacingFigures,
  hitBatsmen: number | null,
): PitchingLine => {
  const faced = estimateBattersFaced(pitching, league.facedPerTrace);
  const plateAppearances = Math.max(
    faced * league.appearancesPerFaced,
    pitching.H + pitching.BB + (hitBatsmen ?? 0) + pitching.SO,
  );
  if (plateAppearances <= 0)
    return { plateAppearances: 0, rates: { H: 0, HR: 0, BB: league.hitByPitchRate, SO: 0 } };
  return {
    plateAppearances,
    rates: {
      H: pitching.H / plateAppearances,
      HR: pitching.HR / plateAppearances,
      BB:
        hitBatsmen === null
          ? pitching.BB / plateAppearances + league.hitByPitchRate
          : (pitching.BB + hitBatsmen) / plateAppearances,
      SO: pitching.SO / plateAppearances,
    },
  };
};
