import { starterSetCalls } from '@pennant/contract/starter-set';
import type { Routes } from '../platform/http/contract-routes.ts';
import { exchangeStarterSet } from './exchange-starter-set.ts';
import { packRefusals } from './refusals.ts';
import { showStarterSet } from './show-starter-set.ts';
import type { StarterSetServices } from './starter-set-services.ts';
import { readBaseYears } from './starter-set-store.ts';

/** Registers the routes of starter sets. */
export function starterSetRoutes(routes: Routes, services: StarterSetServices): void {
  const { handle, handleInTransaction } = routes.feature(packRefusals);

  handle(starterSetCalls.starterClubs, async ({ db, query }) => {
    const years = await readBaseYears(db);
    const onSale = new Set(years);
    const clubs = await services.findClubs(db, query);
    return { clubs: clubs.filter(({ year }) => onSale.has(year)), years };
  });
  handle(starterSetCalls.starterSet, ({ db, principal }) =>
    showStarterSet(db, services, principal.userID),
  );
  handleInTransaction(starterSetCalls.exchangeStarterSet, ({ tx, principal, body, now }) =>
    exchangeStarterSet(tx, services, { userID: principal.userID, club: body, now }),
  );
}
