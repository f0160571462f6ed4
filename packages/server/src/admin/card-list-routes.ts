import { adminCardListCalls } from '@pennant/contract/admin-card-list';
import { listAllCards } from '../cards/list-all-cards.ts';
import type { Routes } from '../platform/http/contract-routes.ts';
import { adminRefusals } from './refusals.ts';

/**
 * Registers the list of all cards, from which admins choose one: for the dice roller, for a reward.
 */
export function cardListRoutes(routes: Routes): void {
  const { handle } = routes.feature(adminRefusals);
  handle(adminCardListCalls.cards, async ({ db, query, header }) => {
    const { cards, next } = await listAllCards(db, query);
    if (next !== null) header('X-Next-After', String(next));
    return cards;
  });
}
