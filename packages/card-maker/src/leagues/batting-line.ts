import type { BattingSeason } from '@pennant/rules/cards/card';
import { type OutcomeRates, withOrdinaryOuts } from './outcome-rates.ts';

/** A batting season as shares of plate appearances. */
export interface BattingLine {
  readonly plateAppearances: number;
  readonly rates: OutcomeRates;
}

/** Estimates for figures that were not recorded. */
export interface UnrecordedFigures {
  /** HBP per plate appearance of the league; 0 where the rule did not exist. */
  readonly hitByPitchRate: number;
  /** Strikeouts in plate appearances for which none were recorded. */
  readonly strikeouts: number;
}

/**
 * Returns plate appearances as cards count them: AB + BB + HBP + SF, without sacrifice bunts, which
 * are not decided by dice. A blank SF counts as 0: such seasons scored it as an at-bat or a bunt.
 */
export const plateAppearancesOf = (batting: BattingSeason): number =>
  batting.AB + batting.BB + (batting.HBP ?? 0) + (batting.SF ?? 0);

/**
 * Returns a batting season as rates. HBP counts as a walk, a sacrifice fly as an ordinary out.
 * Without plate appearances the rates are all outs.
 */
export const battingLine = (batting: BattingSeason, unrecorded: UnrecordedFigures): BattingLine => {
  const plateAppearances = plateAppearancesOf(batting);
  if (plateAppearances <= 0) {
    return {
      plateAppearances: 0,
      rates: withOrdinaryOuts({ H1: 0, H2: 0, H3: 0, HR: 0, BB: 0, SO: 0 }),
    };
  }
  const singles = batting.H - batting['2B'] - batting['3B'] - batting.HR;
  const hitByPitch = batting.HBP ?? unrecorded.hitByPitchRate * plateAppearances;
  const walks = Math.min(batting.BB + hitByPitch, plateAppearances - batting.H);
  const strikeouts = Math.min(
    (batting.SO ?? 0) + unrecorded.strikeouts,
    plateAppearances - batting.H - walks,
  );
  return {
    plateAppearances,
    rates: withOrdinaryOuts({
      H1: singles / plateAppearances,
      H2: batting['2B'] / plateAppearances,
      H3: batting['3B'] / plateAppearances,
      HR: batting.HR / plateAppearances,
      BB: walks / plateAppearances,
      SO: strikeouts / plateAppearances,
    }),
  };
};
