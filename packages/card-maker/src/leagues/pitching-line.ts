import type { PitchingSeason } from '@pennant/rules/cards/card';

/** What a pitcher allows, each as a share of the plate appearances against him. */
export interface AllowedRates {
  /** Hits, home runs included. */
  readonly H: number;
  readonly HR: number;
  /** Walks and hit batters. */
  readonly BB: number;
  readonly SO: number;
}

/** A pitching season as shares of the plate appearances against him. */
export interface PitchingLine {
  /** Without sacrifice bunts, as batters' plate appearances are counted. */
  readonly plateAppearances: number;
  readonly rates: AllowedRates;
}

/** What a league tells of its pitchers that their own lines do not. */
export interface FacingFigures {
  /** Batters faced for each out, hit and walk, for lines without BFP. */
  readonly facedPerTrace: number;
  /** Plate appearances for each batter faced: what sacrifice bunts leave. */
  readonly appearancesPerFaced: number;
  readonly hitByPitchRate: number;
}

/** Outs, hits and walks: what every line shows of the batters faced. */
export const tracesOf = (pitching: PitchingSeason): number =>
  pitching.IPouts + pitching.H + pitching.BB;

/** Batters faced; null where the record keeps none (blank, or 0 for a man who has outs). */
export const keptBattersFaced = (pitching: PitchingSeason): number | null =>
  pitching.BFP !== null && (pitching.BFP > 0 || tracesOf(pitching) === 0) ? pitching.BFP : null;

/** Batters faced, estimated from outs, hits and walks where the record keeps none. */
export const battersFacedBy = (pitching: PitchingSeason, facedPerTrace: number): number =>
  keptBattersFaced(pitching) ?? tracesOf(pitching) * facedPerTrace;

/**
 * The record's pitching lines hold no hit batters that every season kept, so each pitcher gets his league's rate of them
 * on top of his walks: the batters whom he meets were credited with theirs.
 */
export const pitchingLine = (pitching: PitchingSeason, league: FacingFigures): PitchingLine => {
  const faced = battersFacedBy(pitching, league.facedPerTrace);
  const plateAppearances = Math.max(
    faced * league.appearancesPerFaced,
    pitching.H + pitching.BB + pitching.SO,
  );
  if (plateAppearances <= 0)
    return { plateAppearances: 0, rates: { H: 0, HR: 0, BB: league.hitByPitchRate, SO: 0 } };
  return {
    plateAppearances,
    rates: {
      H: pitching.H / plateAppearances,
      HR: pitching.HR / plateAppearances,
      BB: pitching.BB / plateAppearances + league.hitByPitchRate,
      SO: pitching.SO / plateAppearances,
    },
  };
};
