import type { CardSummary } from '@pennant/contract/cards';
import type { Reward, RewardForm } from '@pennant/contract/rewards';
import { MOST_REWARD_MONEY, MOST_REWARD_PACKS } from '@pennant/rules/rewards/draw-reward';

import { countText } from '../../ui/money.tsx';
import type { NamedSeries } from './series-picker.tsx';

/** A reward as it is typed: figures as text, until they are sent. */
export interface RewardDraft {
  readonly money: string;
  readonly series: NamedSeries | null;
  readonly numberOfSeries: string;
  readonly card: CardSummary | null;
  readonly seriesPct: string;
  readonly cardPct: string;
  readonly description: string;
}

export const NEW_REWARD: RewardDraft = {
  money: '',
  series: null,
  numberOfSeries: '',
  card: null,
  seriesPct: '',
  cardPct: '',
  description: '',
};

const asText = (figure: number | null): string => (figure === null ? '' : String(figure));

export const draftOfReward = (reward: Reward): RewardDraft => ({
  money: String(reward.money),
  series: reward.Series,
  numberOfSeries: asText(reward.numberOfSeries),
  card: reward.Card,
  seriesPct: asText(reward.seriesPct),
  cardPct: asText(reward.cardPct),
  description: reward.description,
});

type Figure = 'money' | 'numberOfSeries' | 'seriesPct' | 'cardPct';
const MOST: Readonly<Record<Figure, number>> = {
  money: MOST_REWARD_MONEY,
  numberOfSeries: MOST_REWARD_PACKS,
  seriesPct: 100,
  cardPct: 100,
};

/** The longest description, in characters. */
export const MOST_DESCRIPTION = 300;

export type RewardFaults = Partial<Record<keyof RewardDraft, string>>;

/** What is wrong with a draft, by field; empty where it can be sent. */
export function rewardFaults(draft: RewardDraft): RewardFaults {
  const faults: RewardFaults = {};
  for (const [field, most] of Object.entries(MOST) as [Figure, number][]) {
    const typed = draft[field].trim();
    if (typed !== '' && (!/^\d+$/.test(typed) || Number(typed) > most))
      faults[field] = `A whole number from 0 to ${countText(most)}.`;
  }
  if (draft.series === null && Number(draft.numberOfSeries) > 0)
    faults.series = 'Say of which series the packs are.';
  return faults;
}

const asFigure = (typed: string): number | null => (typed.trim() === '' ? null : Number(typed));

/** A draft without faults as the call takes it. */
export const formOfReward = (draft: RewardDraft): RewardForm => ({
  money: asFigure(draft.money) ?? 0,
  seriesID: draft.series?.seriesID ?? null,
  numberOfSeries: asFigure(draft.numberOfSeries),
  cardID: draft.card?.cardID ?? null,
  seriesPct: asFigure(draft.seriesPct),
  cardPct: asFigure(draft.cardPct),
  description: draft.description.trim(),
});
