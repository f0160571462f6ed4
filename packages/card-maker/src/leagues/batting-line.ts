import type { BattingSeason } from '@pennant/rules/cards/card';
import { type OutcomeRates, withOrdinaryOuts } from './outcome-rates.ts';

/** A batting season as shares of plate appearances. */
export interface BattingLine {
  readonly plateAppearances: number;
  readonly rates: OutcomeRates;
}

/** What stands in for figures that were not kept. */
export interface UnkeptFigures {
  /** Share of a league's plate appearances that hit a batter; 0 where the rule was not known. */
  readonly hitByPitchRate: number;
  /** Strikeouts of the plate appearances for which none were kept. */
  readonly strikeouts: number;
}

/**
 * Plate appearances as the cards count them: AB + BB + HBP + SF. Sacrifice bunts are the manager's, not the dice's.
 * A blank SF adds none: such seasons scored the sacrifice fly as an at-bat or among the bunts.
 */
export const plateAppearancesOf = (batting: BattingSeason): number =>
  batting.AB + batting.BB + (batting.HBP ?? 0) + (batting.SF ?? 0);

/** A hit batter counts as a walk, a sacrifice fly as an ordinary out. Rates of a season without plate appearances are all outs. */
export const battingLine = (batting: BattingSeason, unkept: UnkeptFigures): BattingLine => {
  const plateAppearances = plateAppearancesOf(batting);
  if (plateAppearances <= 0) {
    return {
      plateAppearances: 0,
      rates: withOrdinaryOuts({ H1: 0, H2: 0, H3: 0, HR: 0, BB: 0, SO: 0 }),
    };
  }
  const singles = batting.H - batting['2B'] - batting['3B'] - batting.HR;
  const hitByPitch = batting.HBP ?? unkept.hitByPitchRate * plateAppearances;
  const walks = Math.min(batting.BB + hitByPitch, plateAppearances - batting.H);
  const strikeouts = Math.min(
    (batting.SO ?? 0) + unkept.strikeouts,
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
