import { packRefusals } from '../packs/refusals.ts';
import { defineRefusals } from '../platform/refusal.ts';

export const rewardRefusals = defineRefusals({
  reward_not_found: { status: 404, error: 'No reward found.' },
  reward_series_unknown: { status: 422, error: 'There is no such series. Choose another.' },
  series_not_ready: packRefusals.series_not_ready,
  series_cannot_fill_a_pack: packRefusals.series_cannot_fill_a_pack,
  reward_card_unknown: { status: 422, error: 'There is no such card. Choose another.' },
  reward_empty: { status: 422, error: 'A reward needs money, packs or a card.' },
  reward_in_contest: {
    status: 409,
    error: (details) =>
      `The contest “${(details as { contest: string }).contest}” has this reward. Give it another one first.`,
  },
  reward_without_series: { status: 422, error: 'Say of which series the packs are.' },
});
