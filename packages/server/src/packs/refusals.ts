import { formatAverageMoney, formatMoney } from '@pennant/rules/wallet/format-money';
import { SWAP_COPIES } from '@pennant/rules/packs/swap-box';
import type { ExchangeEnd } from '@pennant/contract/starter-set';
import { walletRefusals } from '../wallet/refusals.ts';
import { defineRefusals } from '../platform/refusal.ts';

/** Why a starter set stays as it is. */
const SETTLED_BY: Readonly<Record<ExchangeEnd, string>> = {
  game: 'Your club has taken the field: after the first game your starter set stays.',
  pack: 'You have bought or opened a pack: from then on your starter set stays.',
  sale: 'You have sold cards: from then on your starter set stays.',
  limit: 'You have tried on as many clubs as anyone may. Your starter set stays.',
};

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
  starter_set_not_found: { status: 404, error: 'This account has no starter set.' },
  starter_season_not_ready: {
    status: 409,
    error: 'The cards of that season are still being printed. Choose another for now.',
  },
  starter_club_unknown: { status: 404, error: 'There was no such club that season.' },
  starter_set_settled: {
    status: 409,
    error: (details) => SETTLED_BY[(details as { ended: ExchangeEnd }).ended],
  },
  series_key_taken: { status: 409, error: 'Another series has this key. Choose another.' },
  series_key_reserved: {
    status: 422,
    error: 'Keys like 1927-base belong to the base series of seasons. Choose another.',
  },
  series_of_history: {
    status: 422,
    error: 'The key and the year of a series of the history stay as they are.',
  },
  series_without_weight: {
    status: 422,
    error: 'Give at least one tier that the packs hold a weight above 0.',
  },
  series_cannot_fill_a_pack: {
    status: 422,
    error: (details) => {
      const { cards, numberOfCards } = details as { cards: number; numberOfCards: number };
      return `A pack of ${numberOfCards} needs that many cards, and this series has ${cards} for its packs. Put cards in first, then set it active.`;
    },
  },
  cost_below_resale: {
    status: 422,
    error: (details) => {
      const { cost, expectedResale, lowestCost } = details as {
        cost: number;
        expectedResale: number;
        lowestCost: number;
      };
      return `A pack resells for ${formatAverageMoney(expectedResale)} on average, so it must cost at least ${formatMoney(lowestCost)}; it costs ${formatMoney(cost)}.`;
    },
  },
  card_added_and_removed: {
    status: 422,
    error: 'A card cannot be put in and taken out at once.',
  },
  cards_unknown: {
    status: 422,
    error: (details) =>
      `There are no cards with the numbers ${(details as { cardIDs: number[] }).cardIDs.slice(0, 5).join(', ')}.`,
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
  swap_card_not_in_packs: {
    status: 422,
    error: 'The packs of this series do not hold that card. Choose one that is missing.',
  },
  swap_card_owned: {
    status: 409,
    error: 'You have that card already. The Swap Box brings cards that are missing.',
  },
  swap_tiers_differ: {
    status: 422,
    error: `The Swap Box takes ${SWAP_COPIES} copies of the same series and tier as the card that comes.`,
  },
  swap_copies_not_extra: {
    status: 409,
    error:
      'Not all of these are extra copies: the last one, locked cards and the starter set stay. Look again.',
  },
  series_not_complete: {
    status: 409,
    error: 'You do not have every card of this series yet. Its pack comes with the last one.',
  },
  epoch_not_found: { status: 404, error: 'There is no such sequence of packs.' },
  epoch_closed: { status: 409, error: 'This seal is opened already. Look at the next one.' },
  client_seed_given: { status: 409, error: 'This seal has its random bytes already.' },
});
