import {
  BATTER_RESULTS,
  PITCHER_MODIFIERS,
  type PitcherDice,
  type PitcherModifier,
} from '@pennant/rules/cards/card';
import { pitcherOdds } from '@pennant/rules/cards/dice-odds';
import { applyModifier } from '@pennant/rules/cards/modifier-effects';
import type { AllowedRates } from '../leagues/pitching-line.ts';
import { hitRate, type OutcomeRates } from '../leagues/outcome-rates.ts';
import { POSSIBLE_ROLLS } from './dice-sums.ts';

/**
 * Share of a pitcher's rolls that give each modifier. The pitcher's effect on batters is linear in
 * these shares, so the mean pitcher of a league is the mean of its pitchers' shares.
 */
export type ModifierShares = Readonly<Record<PitcherModifier, number>>;

export const NO_MODIFIERS: ModifierShares = {
  h9h: 0,
  h9l: 0,
  hr9h: 0,
  hr9l: 0,
  bb9h: 0,
  bb9l: 0,
  k9h: 0,
  k9l: 0,
};

/** Returns the modifier shares of a pitcher's table. */
export const modifierShares = (dice: PitcherDice): ModifierShares => {
  const shares = { ...NO_MODIFIERS };
  for (const [modifier, falls] of pitcherOdds(dice)) {
    if (modifier !== null) shares[modifier] = falls / POSSIBLE_ROLLS;
  }
  return shares;
};

/** Returns the weighted mean of pitchers; no modifiers where there are no pitchers. */
export const meanPitcher = (
  parts: readonly { readonly weight: number; readonly shares: ModifierShares }[],
): ModifierShares => {
  const total = parts.reduce((sum, part) => sum + part.weight, 0);
  const mean = { ...NO_MODIFIERS };
  if (total <= 0) return mean;
  for (const { weight, shares } of parts) {
    for (const modifier of PITCHER_MODIFIERS) {
      mean[modifier] += (weight / total) * shares[modifier];
    }
  }
  return mean;
};

/** Returns a batter's rates against a pitcher. */
export const ratesAgainstPitcher = (rates: OutcomeRates, pitcher: ModifierShares): OutcomeRates => {
  const after = { ...rates };
  for (const modifier of PITCHER_MODIFIERS) {
    for (const result of BATTER_RESULTS) {
      const outcome = applyModifier(result, modifier);
      if (outcome === result) continue;
      const turned = rates[result] * pitcher[modifier];
      after[result] -= turned;
      after[outcome] += turned;
    }
  }
  return after;
};

/** Returns the rates that a pitcher allows to a batter. */
export const ratesAllowedTo = (batter: OutcomeRates, pitcher: ModifierShares): AllowedRates => {
  const after = ratesAgainstPitcher(batter, pitcher);
  return { H: hitRate(after), HR: after.HR, BB: after.BB, SO: after.SO };
};

/**
 * Returns the rates that become the given line against this pitcher, the inverse of
 * `ratesAgainstPitcher`: a card with them hits the real line against the league's mean pitcher.
 * Where a rate would be negative (a batter without home runs among pitchers who allow many), it is
 * 0 and the total of hits is kept.
 */
export const ratesBeforePitcher = (line: OutcomeRates, pitcher: ModifierShares): OutcomeRates => {
  const kept = 1 - pitcher.h9l;
  const H2 = line.H2 / Math.max(kept - pitcher.hr9h, 0.01);
  const H3 = line.H3 / Math.max(kept, 0.01);
  const homeRunsNeeded = line.HR - H2 * pitcher.hr9h;
  const HR = Math.max(0, homeRunsNeeded) / Math.max(1 - pitcher.hr9l, 0.01);
  const singlesTarget = Math.max(0, line.H1 + Math.min(0, homeRunsNeeded));
  // Each of the three is (target - outs x gained) / kept, and the outs are the remainder to 1: one
  // linear
  // equation, solved again without the terms that come out negative.
  const terms = [
    { target: singlesTarget, gained: pitcher.h9h, kept: Math.max(kept, 0.01), isActive: true },
    {
      target: line.BB,
      gained: pitcher.bb9h,
      kept: Math.max(1 - pitcher.bb9l, 0.01),
      isActive: true,
    },
    { target: line.SO, gained: pitcher.k9h, kept: Math.max(1 - pitcher.k9l, 0.01), isActive: true },
  ];
  let OO = 0;
  for (let isUnsolved = true; isUnsolved;) {
    let rest = 1 - H2 - H3 - HR;
    let slope = 1;
    for (const term of terms) {
      if (!term.isActive) continue;
      rest -= term.target / term.kept;
      slope -= term.gained / term.kept;
    }
    OO = Math.max(0, rest / Math.max(slope, 0.01));
    isUnsolved = false;
    for (const term of terms) {
      if (term.isActive && term.target < OO * term.gained) {
        term.isActive = false;
        isUnsolved = true;
      }
    }
  }
  const [H1 = 0, BB = 0, SO = 0] = terms.map((term) =>
    term.isActive ? (term.target - OO * term.gained) / term.kept : 0,
  );
  return { H1, H2, H3, HR, BB, SO, OO };
};

/**
 * Returns the modifier shares, as real numbers and of one sign each, with which the league's
 * average batter comes to the target rates: the pitcher before rounding to cells. A fast
 * approximation of `fitPitcherDice`.
 */
export const unroundedPitcher = (target: AllowedRates, batter: OutcomeRates): ModifierShares => {
  const shares = { ...NO_MODIFIERS };
  const inPlay = batter.H1 + batter.H2 + batter.H3;
  const setShare = (
    low: PitcherModifier,
    high: PitcherModifier,
    gap: number,
    lost: number,
    gained: number,
  ): void => {
    if (gap < 0) shares[low] = lost > 0 ? Math.min(1, -gap / lost) : 0;
    else shares[high] = gained > 0 ? Math.min(1, gap / gained) : 0;
  };
  setShare('hr9l', 'hr9h', target.HR - batter.HR, batter.HR, batter.H2);
  setShare('h9l', 'h9h', target.H - inPlay - batter.HR * (1 - shares.hr9l), inPlay, batter.OO);
  setShare('bb9l', 'bb9h', target.BB - batter.BB, batter.BB, batter.OO);
  setShare('k9l', 'k9h', target.SO - batter.SO, batter.SO, batter.OO);
  const total = Object.values(shares).reduce((sum, share) => sum + share, 0);
  if (total <= 1) return shares;
  for (const modifier of PITCHER_MODIFIERS) shares[modifier] /= total;
  return shares;
};
