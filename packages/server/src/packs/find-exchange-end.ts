import type { ExchangeEnd } from '@pennant/contract/starter-set';
import type { Queries } from '../platform/database/database.ts';
import { hasSoldCards } from '../wallet/has-sold-cards.ts';
import type { StarterSetServices } from './starter-set-services.ts';
import { hasBoughtOrOpenedPacks, type StarterSetRow } from './starter-set-store.ts';

/** How often a set can be exchanged: bounds what one user can write. */
export const MAX_EXCHANGES = 30;

/**
 * Returns what ended the time in which a starter set can be exchanged: the first game, pack or
 * sale, or too many exchanges; null where nothing did.
 */
export async function findExchangeEnd(
  queries: Queries,
  services: Pick<StarterSetServices, 'hasGame'>,
  { userID, row }: { readonly userID: string; readonly row: Pick<StarterSetRow, 'exchanges'> },
): Promise<ExchangeEnd | null> {
  if (await services.hasGame(queries, userID)) return 'game';
  if (await hasBoughtOrOpenedPacks(queries, userID)) return 'pack';
  if (await hasSoldCards(queries, userID)) return 'sale';
  return row.exchanges >= MAX_EXCHANGES ? 'limit' : null;
}
