import { catalogueCalls } from '@pennant/contract/catalogue-status';
import type { Queries } from '../platform/database/database.ts';
import type { Routes } from '../platform/http/contract-routes.ts';
import { defineRefusals, refuse } from '../platform/refusal.ts';
import { readCatalogueProgress } from './read-catalogue-progress.ts';

const catalogueRefusals = defineRefusals({
  catalogue_not_ready: {
    status: 503,
    error: 'No cards are made yet. Please try again in a minute.',
  },
});

/**
 * Registers the route that shows which history is loaded and how far its cards and campaigns are
 * made.
 */
export function catalogueRoutes(
  routes: Routes,
  { hasHistoryCampaigns }: { readonly hasHistoryCampaigns: (queries: Queries) => Promise<boolean> },
): void {
  const { handle } = routes.feature(catalogueRefusals);
  let haveCampaigns = false;
  handle(catalogueCalls.catalogue, async ({ db }) => {
    const progress = await readCatalogueProgress(db);
    if (progress === null) return refuse('catalogue_not_ready');
    // Every page asks: once they are there, they stay.
    haveCampaigns ||= await hasHistoryCampaigns(db);
    return { ...progress, campaigns: haveCampaigns ? ('there' as const) : ('coming' as const) };
  });
}
