import {
  BATTER_RESULTS,
  PITCHER_MODIFIERS,
  type PitcherDice,
  type PitcherModifier,
} from '@pennant/rules/cards/card';
import { pitcherOdds } from '@pennant/rules/cards/odds';
import { afterPitcher } from '@pennant/rules/cards/pitcher-effect';
import type { AllowedRates } from '../leagues/pitching-line.ts';
import { hitRate, type OutcomeRates } from '../leagues/outcome-rates.ts';
import { FALLS } from './partitions.ts';

/**
 * How often each modifier of a pitcher comes up, as a share of his rolls. His effect on what batters do is linear in
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

/** The shares that a pitcher's table shows. */
export const modifierShares = (dice: PitcherDice): ModifierShares => {
  const shares = { ...NO_MODIFIERS };
  for (const [modifier, falls] of pitcherOdds(dice)) {
    if (modifier !== null) shares[modifier] = falls / FALLS;
  }
  return shares;
};

/** Weighted mean of pitchers. No pitchers at all leave every result alone. */
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

/** What comes of a batter's rates when such a pitcher throws. */
export const againstPitcher = (rates: OutcomeRates, pitcher: ModifierShares): OutcomeRates => {
  const after = { ...rates };
  for (const modifier of PITCHER_MODIFIERS) {
    for (const result of BATTER_RESULTS) {
      const outcome = afterPitcher(result, modifier);
      if (outcome === result) continue;
      const turned = rates[result] * pitcher[modifier];
      after[result] -= turned;
      after[outcome] += turned;
    }
  }
  return after;
};

/** What the pitcher allows to such a batter. */
export const allowedTo = (batter: OutcomeRates, pitcher: ModifierShares): AllowedRates => {
  const after = againstPitcher(batter, pitcher);
  return { H: hitRate(after), HR: after.HR, BB: after.BB, SO: after.SO };
};

/**
 * The rates whose result against this pitcher is the given line: what a card must show so that its player hits his real
 * line against his league's mean pitcher. Where that would take less than nothing (a man without home runs among
 * pitchers who allow many), the rate is 0 and the hits in all stay right.
 */
export const beforePitcher = (line: OutcomeRates, pitcher: ModifierShares): OutcomeRates => {
  const kept = 1 - pitcher.h9l;
  const H2 = line.H2 / Math.max(kept - pitcher.hr9h, 0.01);
  const H3 = line.H3 / Math.max(kept, 0.01);
  const homeRunsLeft = line.HR - H2 * pitcher.hr9h;
  const HR = Math.max(0, homeRunsLeft) / Math.max(1 - pitcher.hr9l, 0.01);
  const singlesWanted = Math.max(0, line.H1 + Math.min(0, homeRunsLeft));
  // Each of the three is (wanted - outs x gained) / kept, and the outs are what the others leave: one linear equation,
  // solved again without those that come out below zero.
  const open = [
    { wanted: singlesWanted, gained: pitcher.h9h, kept: Math.max(kept, 0.01), on: true },
    { wanted: line.BB, gained: pitcher.bb9h, kept: Math.max(1 - pitcher.bb9l, 0.01), on: true },
    { wanted: line.SO, gained: pitcher.k9h, kept: Math.max(1 - pitcher.k9l, 0.01), on: true },
  ];
  let OO = 0;
  for (let again = true; again;) {
    let rest = 1 - H2 - H3 - HR;
    let slope = 1;
    for (const term of open) {
      if (!term.on) continue;
      rest -= term.wanted / term.kept;
      slope -= term.gained / term.kept;
    }
    OO = Math.max(0, rest / Math.max(slope, 0.01));
    again = false;
    for (const term of open) {
      if (term.on && term.wanted < OO * term.gained) {
        term.on = false;
        again = true;
      }
    }
  }
  const [H1 = 0, BB = 0, SO = 0] = open.map((term) =>
    term.on ? (term.wanted - OO * term.gained) / term.kept : 0,
  );
  return { H1, H2, H3, HR, BB, SO, OO };
};

/**
 * The modifiers, as real numbers and of one sign each, with which the average batter of the league comes to these rates:
 * the pitcher before his table is rounded to cells. Quick and close, where tables are not needed.
 */
export const unroundedPitcher = (target: AllowedRates, batter: OutcomeRates): ModifierShares => {
  const shares = { ...NO_MODIFIERS };
  const inPlay = batter.H1 + batter.H2 + batter.H3;
  const set = (
    low: PitcherModifier,
    high: PitcherModifier,
    gap: number,
    lost: number,
    gained: number,
  ): void => {
    if (gap < 0) shares[low] = lost > 0 ? Math.min(1, -gap / lost) : 0;
    else shares[high] = gained > 0 ? Math.min(1, gap / gained) : 0;
  };
  set('hr9l', 'hr9h', target.HR - batter.HR, batter.HR, batter.H2);
  set('h9l', 'h9h', target.H - inPlay - batter.HR * (1 - shares.hr9l), inPlay, batter.OO);
  set('bb9l', 'bb9h', target.BB - batter.BB, batter.BB, batter.OO);
  set('k9l', 'k9h', target.SO - batter.SO, batter.SO, batter.OO);
  const total = Object.values(shares).reduce((sum, share) => sum + share, 0);
  if (total <= 1) return shares;
  for (const modifier of PITCHER_MODIFIERS) shares[modifier] /= total;
  return shares;
};
