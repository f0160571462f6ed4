import { swapBoxCalls } from '@pennant/contract/swap-box';
import type { Routes } from '../platform/http/contract-routes.ts';
import { listSwappableTiers, showSwapBox } from './list-swaps.ts';
import { packRefusals } from './refusals.ts';
import { swapCards } from './swap-cards.ts';

/** Registers the routes of the Swap Box. */
export function swapBoxRoutes(routes: Routes): void {
  const { handle, handleInTransaction } = routes.feature(packRefusals);

  handle(swapBoxCalls.swappableTiers, ({ db, principal }) =>
    listSwappableTiers(db, { userID: principal.userID }),
  );
  handle(swapBoxCalls.swapBox, ({ db, principal, params }) =>
    showSwapBox(db, { userID: principal.userID, seriesID: params.seriesID }),
  );
  handleInTransaction(swapBoxCalls.swapCards, ({ tx, principal, body, now }) =>
    swapCards(tx, { userID: principal.userID, ...body, now }),
  );
}
