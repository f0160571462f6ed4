import { packCalls } from '@pennant/contract/packs';
import type { Routes } from '../platform/http/routes.ts';
import { buyPacks } from './buy-packs.ts';
import { closePackEpoch, listClosedEpochs, showEpoch, showEpochDraws } from './epoch.ts';
import { listPacks } from './list-packs.ts';
import { listSeries, listSeriesCards } from './list-series.ts';
import { openPacks } from './open-packs.ts';
import { packRefusals } from './refusals.ts';

/** Registers the routes of series, packs and the epochs from whose seeds packs are drawn. */
export function packRoutes(routes: Routes): void {
  const { handle, handleInTransaction } = routes.feature(packRefusals);

  handle(packCalls.seriesList, ({ db }) => listSeries(db));
  handle(packCalls.seriesCards, ({ db, params }) => listSeriesCards(db, { seriesID: params.id }));
  handle(packCalls.userPacks, ({ db, user }) => listPacks(db, { userID: user.userID }));
  handleInTransaction(packCalls.buyPacks, ({ tx, user, body, now }) =>
    buyPacks(tx, { userID: user.userID, ...body, now }),
  );
  handleInTransaction(packCalls.openPacks, ({ tx, user, body, now }) =>
    openPacks(tx, { userID: user.userID, ...body, now }),
  );

  handle(packCalls.packEpoch, ({ db, user, now }) => showEpoch(db, { userID: user.userID, now }));
  handle(packCalls.closedPackEpochs, async ({ db, user, query, header }) => {
    const page = await listClosedEpochs(db, { userID: user.userID, ...query });
    const last = page.at(-1);
    if (last !== undefined && page.length === query.limit) header('X-Next-After', last.epochID);
    return page;
  });
  handleInTransaction(packCalls.closePackEpoch, ({ tx, user, body, now }) =>
    closePackEpoch(tx, { userID: user.userID, ...body, now }),
  );
  handle(packCalls.verifyPackEpoch, ({ db, user, params }) =>
    showEpochDraws(db, { userID: user.userID, epochID: params.epochID }),
  );
}
