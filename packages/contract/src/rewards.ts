import { MAX_REWARD_MONEY, MAX_REWARD_PACKS } from '@pennant/rules/rewards/draw-reward';
import { TEXT_RULES } from '@pennant/rules/text/text-rules';
import { z } from 'zod';
import { defineCall, okResponse } from './call.ts';
import { cardSummary } from './cards.ts';
import { catalogueID, catalogueIDText } from './common-schemas.ts';
import { displayText } from './display-text.ts';

/** A probability in percent; null is 100. */
const percent = z.int().min(0).max(100).nullable();

const fields = {
  money: z.int().min(0).max(MAX_REWARD_MONEY),
  seriesID: catalogueID.nullable(),
  /** Packs of the series; null is one. */
  numberOfSeries: z.int().min(0).max(MAX_REWARD_PACKS).nullable(),
  cardID: catalogueID.nullable(),
  /** Probabilities in percent that the packs and the card are granted; null is 100. */
  seriesPct: percent,
  cardPct: percent,
  description: displayText(TEXT_RULES.rewardText),
};

/** The fields of a reward that an admin edits; omitted ones are empty. */
export const rewardForm = z.object({
  ...fields,
  money: fields.money.default(0),
  seriesID: fields.seriesID.default(null),
  numberOfSeries: fields.numberOfSeries.default(null),
  cardID: fields.cardID.default(null),
  seriesPct: percent.default(null),
  cardPct: percent.default(null),
  description: fields.description.default(''),
});
export type RewardForm = z.output<typeof rewardForm>;

export const reward = z.object({
  rewardID: catalogueID,
  ...fields,
  description: z.string(),
  /** The series of its packs. */
  Series: z
    .object({
      seriesID: catalogueID,
      seriesKey: z.string(),
      name: z.string(),
      year: z.int().nullable(),
    })
    .nullable(),
  Card: cardSummary.nullable(),
});
export type Reward = z.output<typeof reward>;

export const rewardCalls = {
  rewards: defineCall({
    method: 'GET',
    path: '/reward',
    summary: 'Every reward, the newest first.',
    who: 'admin',
    answer: z.array(reward),
    writes: false,
  }),
  createReward: defineCall({
    method: 'POST',
    path: '/reward/create',
    summary: 'Make a reward of money, packs or a card.',
    who: 'admin',
    body: rewardForm,
    answer: reward,
    writes: true,
  }),
  changeReward: defineCall({
    method: 'PUT',
    path: '/reward/{id}',
    summary: 'Change a reward; what was granted stays as it was.',
    who: 'admin',
    params: z.object({ id: catalogueIDText }),
    body: rewardForm,
    answer: reward,
    writes: true,
  }),
  deleteReward: defineCall({
    method: 'POST',
    path: '/reward/delete',
    summary: 'Delete a reward that no contest has; what was granted stays.',
    who: 'admin',
    body: z.object({ rewardID: catalogueID }),
    answer: okResponse,
    writes: true,
  }),
};
