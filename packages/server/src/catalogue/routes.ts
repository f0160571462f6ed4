import { catalogueCalls } from '@pennant/contract/catalogue-status';
import type { Routes } from '../platform/http/contract-routes.ts';
import { defineRefusals, refuse } from '../platform/refusal.ts';
import { readCatalogueProgress } from './read-catalogue-progress.ts';

const catalogueRefusals = defineRefusals({
  catalogue_not_ready: {
    status: 503,
    error: 'No cards are made yet. Please try again in a minute.',
  },
});

/** Registers the route that shows which history is loaded and how far its cards are generated. */
export function catalogueRoutes(routes: Routes): void {
  const { handle } = routes.feature(catalogueRefusals);
  handle(
    catalogueCalls.catalogue,
    async ({ db }) => (await readCatalogueProgress(db)) ?? refuse('catalogue_not_ready'),
  );
}
