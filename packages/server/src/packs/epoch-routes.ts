import { packCalls } from '@pennant/contract/packs';
import type { Routes } from '../platform/http/contract-routes.ts';
import {
  closePackEpoch,
  giveClientSeed,
  listClosedEpochs,
  showEpoch,
  showEpochDraws,
} from './epoch.ts';
import { packRefusals } from './refusals.ts';

/** Registers the routes of the epochs from whose seeds packs are drawn. */
export function epochRoutes(routes: Routes): void {
  const { handle, handleInTransaction } = routes.feature(packRefusals);

  handle(packCalls.packEpoch, ({ db, principal, now }) =>
    showEpoch(db, { userID: principal.userID, now }),
  );
  handle(packCalls.closedPackEpochs, async ({ db, principal, query, header }) => {
    const page = await listClosedEpochs(db, { userID: principal.userID, ...query });
    const last = page.at(-1);
    if (last !== undefined && page.length === query.limit) header('X-Next-After', last.epochID);
    return page;
  });
  handleInTransaction(packCalls.giveClientSeed, ({ tx, principal, body }) =>
    giveClientSeed(tx, { userID: principal.userID, ...body }),
  );
  handleInTransaction(packCalls.closePackEpoch, ({ tx, principal, body, now }) =>
    closePackEpoch(tx, { userID: principal.userID, ...body, now }),
  );
  handle(packCalls.verifyPackEpoch, ({ db, principal, params }) =>
    showEpochDraws(db, { userID: principal.userID, epochID: params.epochID }),
  );
}
