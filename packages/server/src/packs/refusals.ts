import { walletRefusals } from '../wallet/refusals.ts';
import { defineRefusals } from '../platform/refusal.ts';

export const packRefusals = defineRefusals({
  ...walletRefusals,
  series_not_found: { status: 404, error: 'No series found.' },
  series_not_on_sale: { status: 409, error: 'This series is not on sale.' },
  series_changed: {
    status: 409,
    error:
      'The price or the odds of this series are not those that you saw. Look again before you buy.',
  },
  series_not_ready: {
    status: 409,
    error: 'The cards of this series are still being made. Please try again in a minute.',
  },
  purchase_limit_reached: {
    status: 422,
    error: (details) => {
      const left = (details as { left: number }).left;
      return left === 0
        ? 'You have bought as many packs of this series as one player may.'
        : `This series is limited: you may buy ${left} more of its packs.`;
    },
  },
  no_packs_left: {
    status: 409,
    error: (details) => {
      const left = (details as { left: number }).left;
      return left === 0
        ? 'You have no packs of this series left.'
        : `You have only ${left} of these packs left.`;
    },
  },
  epoch_not_found: { status: 404, error: 'There is no such sequence of packs.' },
});
