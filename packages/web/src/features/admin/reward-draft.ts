import type { CardSummary } from '@pennant/contract/cards';
import type { Reward, RewardForm } from '@pennant/contract/rewards';
import { isEmptyReward } from '@pennant/rules/rewards/is-empty-reward';
import { MAX_REWARD_MONEY, MAX_REWARD_PACKS } from '@pennant/rules/rewards/draw-reward';
import { textFault } from '@pennant/rules/text/check-text';
import { TEXT_RULES } from '@pennant/rules/text/text-rules';

import { formatCount } from '../../ui/money.tsx';
import type { NamedSeries } from './series-picker.tsx';

/** The form state of a reward: numbers as text until they are sent. */
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

const numberText = (value: number | null): string => (value === null ? '' : String(value));

export const draftOfReward = (reward: Reward): RewardDraft => ({
  money: String(reward.money),
  series: reward.Series,
  numberOfSeries: numberText(reward.numberOfSeries),
  card: reward.Card,
  seriesPct: numberText(reward.seriesPct),
  cardPct: numberText(reward.cardPct),
  description: reward.description,
});

type NumberField = 'money' | 'numberOfSeries' | 'seriesPct' | 'cardPct';
const MAX_VALUES: Readonly<Record<NumberField, number>> = {
  money: MAX_REWARD_MONEY,
  numberOfSeries: MAX_REWARD_PACKS,
  seriesPct: 100,
  cardPct: 100,
};

export type RewardFaults = Partial<Record<keyof RewardDraft, string>>;

/** Returns a message for each invalid field; empty if the draft can be sent. */
export function rewardFaults(draft: RewardDraft): RewardFaults {
  const faults: RewardFaults = {};
  for (const [field, max] of Object.entries(MAX_VALUES) as [NumberField, number][]) {
    const typed = draft[field].trim();
    if (typed !== '' && (!/^\d+$/.test(typed) || Number(typed) > max))
      faults[field] = `A whole number from 0 to ${formatCount(max)}.`;
  }
  if (draft.series === null && Number(draft.numberOfSeries) > 0)
    faults.series = 'Say of which series the packs are.';
  const descriptionFault = textFault(draft.description, TEXT_RULES.rewardText);
  if (descriptionFault !== null) faults.description = descriptionFault;
  if (Object.keys(faults).length === 0 && isEmptyReward(formOfReward(draft)))
    faults.money = 'A reward needs money, packs or a card.';
  return faults;
}

const parseNumber = (typed: string): number | null => (typed.trim() === '' ? null : Number(typed));

/** Returns the request body for a draft without faults. */
export const formOfReward = (draft: RewardDraft): RewardForm => ({
  money: parseNumber(draft.money) ?? 0,
  seriesID: draft.series?.seriesID ?? null,
  numberOfSeries: parseNumber(draft.numberOfSeries),
  cardID: draft.card?.cardID ?? null,
  seriesPct: parseNumber(draft.seriesPct),
  cardPct: parseNumber(draft.cardPct),
  description: draft.description.trim(),
});
