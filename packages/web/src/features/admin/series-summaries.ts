import { formatMoney } from '../../ui/money.tsx';
import type { SeriesDraft } from './series-draft.ts';

/** Returns a series' pack as typed, in a few words: "6 cards, $440". */
export function packSummary({
  cost,
  numberOfCards,
  purchaseLimit,
}: Pick<SeriesDraft, 'cost' | 'numberOfCards' | 'purchaseLimit'>): string {
  const number = numberOfCards.trim();
  const cards = `${number} ${number === '1' ? 'card' : 'cards'}`;
  const price = /^\d+$/.test(cost.trim()) ? formatMoney(Number(cost)) : cost;
  const limit = purchaseLimit.trim() === '' ? '' : `, ${purchaseLimit} a player`;
  return `${cards}, ${price}${limit}`;
}

/** Returns which cards of a series are in its packs, as typed: "from 66, all clubs". */
export const cardsSummary = ({
  minRating,
  teamsIncluded,
}: Pick<SeriesDraft, 'minRating' | 'teamsIncluded'>): string =>
  `from ${minRating}, ${teamsIncluded.trim() === '' ? 'all clubs' : teamsIncluded.trim().toUpperCase()}`;
