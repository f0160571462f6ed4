import { collectionCalls } from '@pennant/contract/collection';
import { seriesCompletionCalls } from '@pennant/contract/series-completion';
import { cardRefusals } from '../cards/refusals.ts';
import type { Routes } from '../platform/http/contract-routes.ts';
import { collectSeriesPack, listCompletedSeries, listOwnedOfSeries } from './complete-series.ts';
import { listSeriesOfCard } from './list-series-of-card.ts';
import { packRefusals } from './refusals.ts';

/**
 * Registers the routes of how complete series are, and of the packs that completing them brings.
 */
export function seriesCompletionRoutes(routes: Routes): void {
  const { handle, handleInTransaction } = routes.feature({ ...packRefusals, ...cardRefusals });

  handle(seriesCompletionCalls.seriesOfCard, ({ db, principal, params }) =>
    listSeriesOfCard(db, { cardID: params.cardID, userID: principal?.userID ?? null }),
  );
  handle(collectionCalls.seriesOwned, ({ db, principal }) =>
    listOwnedOfSeries(db, { userID: principal.userID }),
  );
  handle(seriesCompletionCalls.completedSeries, ({ db, principal }) =>
    listCompletedSeries(db, { userID: principal.userID }),
  );
  handleInTransaction(seriesCompletionCalls.collectSeriesPack, ({ tx, principal, body, now }) =>
    collectSeriesPack(tx, { userID: principal.userID, ...body, now }),
  );
}
