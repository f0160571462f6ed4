import { bulkCardCalls } from '@pennant/contract/bulk-cards';
import type { Routes } from '../platform/http/routes.ts';
import { showMaking, startMaking, type MakingServices } from './make-again.ts';
import { makingRefusals } from './making-refusals.ts';

/** Registers the routes by which admins generate cards from the record. */
export function makingRoutes(routes: Routes, services: MakingServices): void {
  const { handle } = routes.feature(makingRefusals);
  handle(bulkCardCalls.makeCards, ({ user, body }) =>
    startMaking(services, { adminID: user.userID, ...body }),
  );
  handle(bulkCardCalls.cardMaking, ({ db, params }) => showMaking(db, params.makingID));
}
