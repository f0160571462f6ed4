import type { Dice } from '../fairness/dice.ts';

/** A chance that is left empty is certain, in percent. */
export const CERTAIN_PCT = 100;

/** The most of each that a reward holds. */
export const MOST_REWARD_MONEY = 1_000_000_000;
export const MOST_REWARD_PACKS = 100;

/** What a reward promises. */
export interface RewardTerms {
  readonly money: number;
  /** Packs of its series; 0 where it names none. */
  readonly packs: number;
  /** Chance that the packs come, 0 to 100; null is certain. */
  readonly seriesPct: number | null;
  readonly hasCard: boolean;
  /** Chance that the card comes, 0 to 100; null is certain. */
  readonly cardPct: number | null;
}

/** What was drawn for a part of a reward: a number in [0, 1), and whether the part comes. */
export interface RewardDraw {
  readonly drawn: number;
  readonly comes: boolean;
}

export interface DrawnReward {
  readonly money: number;
  /** Null where the reward has no such part. */
  readonly packs: RewardDraw | null;
  readonly card: RewardDraw | null;
}

/**
 * What a reward brings: the money always, the packs and the card each by its own chance. A part comes where the fraction
 * drawn for it, times 100, is below its chance.
 */
export function drawReward(terms: RewardTerms, dice: Dice): DrawnReward {
  const part = (label: string, pct: number | null): RewardDraw => {
    const drawn = dice.fraction(label);
    return { drawn, comes: drawn * 100 < (pct ?? CERTAIN_PCT) };
  };
  return {
    money: terms.money,
    packs: terms.packs > 0 ? part('reward packs', terms.seriesPct) : null,
    card: terms.hasCard ? part('reward card', terms.cardPct) : null,
  };
}
