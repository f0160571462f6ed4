/** The parts of a reward that decide what it brings. */
export interface RewardParts {
  readonly money: number;
  readonly seriesID: number | null;
  /** Packs of the series; null is one. */
  readonly numberOfSeries: number | null;
  readonly cardID: number | null;
  /** Chances in percent; null is 100. */
  readonly seriesPct: number | null;
  readonly cardPct: number | null;
}

/**
 * Returns whether a reward can bring nothing: no money, no packs, no card, or no chance of them.
 */
export function isEmptyReward(reward: RewardParts): boolean {
  const hasPacks =
    reward.seriesID !== null && reward.numberOfSeries !== 0 && reward.seriesPct !== 0;
  const hasCard = reward.cardID !== null && reward.cardPct !== 0;
  return reward.money === 0 && !hasPacks && !hasCard;
}
