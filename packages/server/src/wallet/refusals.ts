import { defineRefusals } from '../platform/refusal.ts';

/**
 * Status and sentence of the wallet's refusals. Features that move money include them in their own.
 */
export const walletRefusals = defineRefusals({
  wallet_not_found: { status: 404, error: 'Wallet not found.' },
  wallet_too_small: { status: 422, error: 'Your wallet does not hold enough for this.' },
  wallet_full: { status: 422, error: 'Your wallet cannot hold any more.' },
  already_claimed: {
    status: 409,
    error: 'You have claimed today’s allowance already. Come back tomorrow (UTC).',
  },
});
