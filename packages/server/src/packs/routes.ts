import { packCalls } from '@pennant/contract/packs';
import type { Routes } from '../platform/http/contract-routes.ts';
import { buyPacks } from './buy-packs.ts';
import { listPacks } from './list-packs.ts';
import { listSeries, listSeriesCards, showSeriesOdds } from './list-series-and-cards.ts';
import { openPacks } from './open-packs.ts';
import { packRefusals } from './refusals.ts';

/** Registers the routes of series and packs. */
export function packRoutes(routes: Routes): void {
  const { handle, handleInTransaction } = routes.feature(packRefusals);

  handle(packCalls.seriesList, ({ db }) => listSeries(db));
  handle(packCalls.seriesCards, ({ db, params }) => listSeriesCards(db, { seriesID: params.id }));
  handle(packCalls.seriesOdds, ({ db, params }) => showSeriesOdds(db, { seriesID: params.id }));
  handle(packCalls.userPacks, ({ db, principal }) => listPacks(db, { userID: principal.userID }));
  handleInTransaction(packCalls.buyPacks, ({ tx, principal, body, now }) =>
    buyPacks(tx, { userID: principal.userID, ...body, now }),
  );
  handleInTransaction(packCalls.openPacks, ({ tx, principal, body, now }) =>
    openPacks(tx, { userID: principal.userID, ...body, now }),
  );
}
