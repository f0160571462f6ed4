import type { Logger } from 'pino';
import { ensureFirstCampaigns } from './campaigns/ensure-campaigns.ts';
import type { CatalogueGeneration } from './catalogue/generate-catalogue.ts';
import { ensureOdds } from './packs/current-odds.ts';
import { growSeries } from './packs/grow-series.ts';
import type { Clock } from './platform/clock.ts';
import type { TransactionScope } from './platform/database/database.ts';

/** What follows in the other features while the seasons get their cards. */
export const catalogueCallbacks = (
  database: TransactionScope,
  {
    clock,
    log,
    tell,
  }: {
    readonly clock: Clock;
    readonly log: Pick<Logger, 'error'>;
    readonly tell: (message: string) => void;
  },
): Omit<CatalogueGeneration, 'signal'> => ({
  onProgress: tell,
  onSeriesComplete: ensureOdds,
  withGrownSeries: (tx, seriesIDs, change) => growSeries(tx, { seriesIDs, now: clock() }, change),
  onSeasonStored: async (progress) => {
    // The cards go on without them: they are tried again after the next season and after the last.
    try {
      const created = await ensureFirstCampaigns(database, progress, clock());
      for (const { name } of created) tell(`A campaign is drawn up already: ${name}.`);
    } catch (error) {
      log.error({ err: error }, 'a first campaign could not be made');
    }
  },
});
