import { readRatings } from './read-ratings.ts';
import type { Effect, Journal, UserHistory } from './user-history.ts';

/** The lowest rating of each tier, highest first. */
const TIERS = [
  [96, 'uranium'],
  [86, 'titanium'],
  [76, 'gold'],
  [66, 'silver'],
  [56, 'bronze'],
  [0, 'iron'],
] as const;

/**
 * Returns whether a journal is that of a swap: the three copies that were sent went, the card that
 * was named came, all of one tier, and no money moved.
 */
export function matchSwap(journal: Journal, effect: Effect, history: UserHistory): boolean {
  const { wanted, given } = effect.request.body as { wanted: number; given: readonly number[] };
  const due = new Map([[wanted, 1]]);
  for (const cardID of given) due.set(cardID, (due.get(cardID) ?? 0) - 1);
  const { movements } = journal;
  if (given.length !== 3 || journal.money !== null || movements.length !== due.size) return false;
  if (!movements.every(({ asset, item, amount }) => asset === 'card' && due.get(item) === amount))
    return false;
  if (!effect.isAcknowledged) return true;
  const { tier, card } = effect.request.response as { tier: string; card: { cardID: number } };
  const ratings = readRatings(history);
  const tierOf = (cardID: number) =>
    TIERS.find(([from]) => (ratings.get(cardID) ?? Number.NaN) >= from)?.[1];
  return card.cardID === wanted && [wanted, ...given].every((cardID) => tierOf(cardID) === tier);
}
