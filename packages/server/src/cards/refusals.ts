import { MAX_WISHES } from '@pennant/rules/cards/wish-list';
import { defineRefusals } from '../platform/refusal.ts';

export const cardRefusals = defineRefusals({
  card_not_found: { status: 404, error: 'No card found.' },
  card_type_stays: {
    status: 422,
    error: 'A batter’s card stays a batter’s, a pitcher’s a pitcher’s. Make another card.',
  },
  inventory_not_found: { status: 404, error: 'You do not have that card.' },
  duplicates_changed: {
    status: 409,
    error: 'Your duplicates are not those that you were shown. Nothing was sold: look again.',
  },
  wish_list_full: {
    status: 409,
    error: `Your wish list has ${MAX_WISHES} cards, which is all it holds. Take one off first.`,
  },
  variant_unknown: {
    status: 422,
    error: 'That card does not come in this variant. Pick one of the series that it is in.',
  },
});
