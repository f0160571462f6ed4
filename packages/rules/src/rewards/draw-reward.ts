import type { Dice } from '../fairness/dice.ts';

/** Chance in percent that stands for an empty one. */
export const CERTAIN_PCT = 100;

/** Limits of a reward. */
export const MAX_REWARD_MONEY = 1_000_000_000;
export const MAX_REWARD_PACKS = 100;

/** The terms of a reward. */
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

/** The draw for one part of a reward: a number in [0, 1), and whether the part is granted. */
export interface RewardDraw {
  readonly drawn: number;
  readonly isGranted: boolean;
}

export interface DrawnReward {
  readonly money: number;
  /** Null where the reward has no such part. */
  readonly packs: RewardDraw | null;
  readonly card: RewardDraw | null;
}

/**
 * Draws what a reward grants: the money always, the packs and the card each by its own chance. A
 * part is granted where the fraction drawn for it, times 100, is below its chance.
 */
export function drawReward(terms: RewardTerms, dice: Dice): DrawnReward {
  const drawPart = (label: string, pct: number | null): RewardDraw => {
    const drawn = dice.fraction(label);
    return { drawn, isGranted: drawn * 100 < (pct ?? CERTAIN_PCT) };
  };
  return {
    money: terms.money,
    packs: terms.packs > 0 ? drawPart('reward packs', terms.seriesPct) : null,
    card: terms.hasCard ? drawPart('reward card', terms.cardPct) : null,
  };
}
