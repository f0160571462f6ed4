import { readRatings } from './read-ratings.ts';
import type { Effect, Journal, UserHistory } from './user-history.ts';

/** The published price of an extra copy, by the lowest rating with that price. */
const PRICES = [
  [96, 800],
  [86, 200],
  [76, 100],
  [66, 10],
  [0, 1],
] as const;

/** Returns whether a journal is that of a sale: as many copies as told, at the published prices. */
export function matchSale(journal: Journal, effect: Effect, history: UserHistory): boolean {
  if (!effect.isAcknowledged) return true;
  const { sold, amount, balance } = effect.request.response as Record<string, number>;
  const cards = journal.movements.filter(({ asset }) => asset === 'card');
  const { leaveOut = [] } = (effect.request.body ?? {}) as { leaveOut?: readonly number[] };
  const copies = cards.reduce((sum, card) => sum - card.amount, 0);
  const ratings = readRatings(history);
  const due = cards.reduce((sum, card) => {
    const rating = ratings.get(card.item) ?? Number.NaN;
    return sum - card.amount * (PRICES.find(([from]) => rating >= from)?.[1] ?? Number.NaN);
  }, 0);
  return (
    copies === sold &&
    due === amount &&
    journal.money?.amount === amount &&
    journal.money.balance === balance &&
    cards.every((card) => card.amount < 0 && !leaveOut.includes(card.item))
  );
}
