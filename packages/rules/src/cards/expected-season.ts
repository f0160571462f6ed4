import {
  BATTER_RESULTS,
  type BatterDice,
  type BatterResult,
  type BattingSeason,
  type PitcherDice,
  type PitchingSeason,
} from './card.ts';
import { BATTER_CHANCES, batterOdds, pitcherOdds, type ResultCounts } from './dice-odds.ts';
import { applyModifier } from './modifier-effects.ts';

/** Plate appearances of the expected season. */
const SEASON_APPEARANCES = 600;

/**
 * Results of an average batter per 1,000 plate appearances, as in a season with average scoring.
 */
const AVERAGE_BATTER: ResultCounts = { H1: 165, H2: 42, H3: 8, HR: 20, BB: 85, SO: 130, OO: 550 };

const scaleToSeason = (counts: ResultCounts, chances: number): ResultCounts =>
  Object.fromEntries(
    BATTER_RESULTS.map((result) => [
      result,
      Math.round((counts[result] * SEASON_APPEARANCES) / chances),
    ]),
  ) as Record<BatterResult, number>;

const hitsOf = ({ H1, H2, H3, HR }: ResultCounts) => H1 + H2 + H3 + HR;

/** Runs created, in the basic form of Bill James: (H + BB) x TB / (AB + BB). */
const runsCreated = (counts: ResultCounts): number => {
  const hits = hitsOf(counts);
  const bases = counts.H1 + 2 * counts.H2 + 3 * counts.H3 + 4 * counts.HR;
  const plateAppearances = hits + counts.SO + counts.OO + counts.BB;
  return plateAppearances === 0 ? 0 : Math.round(((hits + counts.BB) * bases) / plateAppearances);
};

/**
 * Returns the expected batting line of a batter's dice over 600 plate appearances, for a card
 * without a season of its own.
 */
export const expectedBattingSeason = (dice: BatterDice): BattingSeason => {
  const counts = scaleToSeason(batterOdds(dice), BATTER_CHANCES);
  const hits = hitsOf(counts);
  return {
    G: 150,
    AB: hits + counts.SO + counts.OO,
    R: runsCreated(counts),
    H: hits,
    '2B': counts.H2,
    '3B': counts.H3,
    HR: counts.HR,
    RBI: null,
    SB: null,
    CS: null,
    BB: counts.BB,
    SO: counts.SO,
    IBB: null,
    HBP: null,
    SH: null,
    SF: null,
    GIDP: null,
  };
};

/**
 * Returns the expected pitching line of a pitcher's dice against 600 average batters; W and L are
 * 0.
 */
export const expectedPitchingSeason = (dice: PitcherDice): PitchingSeason => {
  const allowed = Object.fromEntries(BATTER_RESULTS.map((result) => [result, 0])) as Record<
    BatterResult,
    number
  >;
  for (const [modifier, weight] of pitcherOdds(dice)) {
    for (const result of BATTER_RESULTS) {
      allowed[applyModifier(result, modifier)] += AVERAGE_BATTER[result] * weight;
    }
  }
  const counts = scaleToSeason(allowed, 1000 * 36);
  return {
    W: 0,
    L: 0,
    G: 30,
    GS: 0,
    CG: 0,
    SHO: 0,
    SV: 0,
    IPouts: counts.SO + counts.OO,
    H: hitsOf(counts),
    ER: runsCreated(counts),
    HR: counts.HR,
    BB: counts.BB,
    SO: counts.SO,
    BFP: SEASON_APPEARANCES,
  };
};
