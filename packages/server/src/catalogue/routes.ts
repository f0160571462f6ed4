import { catalogueCalls } from '@pennant/contract/catalogue';
import type { Routes } from '../platform/http/routes.ts';
import { defineRefusals, refuse } from '../platform/refusal.ts';
import { catalogueProgress } from './catalogue-progress.ts';

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
    async ({ db }) => (await catalogueProgress(db)) ?? refuse('catalogue_not_ready'),
  );
}
