import type { Queries } from '../platform/database/database.ts';
import { listCompletedSeries } from './complete-series.ts';
import { exportSwaps } from './list-swaps.ts';
import { readOpenedPacks } from './pack-draw-store.ts';
import { readPacks } from './pack-inventory-store.ts';
import { findStarterSet } from './starter-set-store.ts';

/**
 * Returns a user's unopened packs, the cards of those that they opened, the series that they
 * completed, and what they swapped, newest first.
 */
export async function exportPacks(
  queries: Queries,
  { userID, limit }: { readonly userID: string; readonly limit: number },
) {
  const [starterSet, unopened, opened, completed, swaps] = await Promise.all([
    findStarterSet(queries, userID),
    readPacks(queries, userID),
    readOpenedPacks(queries, userID, limit),
    listCompletedSeries(queries, { userID }),
    exportSwaps(queries, { userID, limit }),
  ]);
  return {
    starterSet: starterSet
      ? {
          year: starterSet.year,
          team: starterSet.team,
          isChosen: starterSet.is_chosen,
          keptCardID: starterSet.kept_card_id,
          teamName: starterSet.team_name,
          granted: starterSet.granted_at.toISOString(),
        }
      : null,
    unopened: unopened.map((row) => ({
      seriesID: row.series_id,
      name: row.name,
      amount: row.amount,
    })),
    opened: opened.map((row) => ({
      epochID: row.epoch_id,
      pack: row.pack,
      seriesID: row.series_id,
      cardIDs: row.card_ids,
    })),
    completed: completed.map(({ seriesID, name, cards, completed: time }) => ({
      seriesID,
      name,
      cards,
      completed: time,
    })),
    swaps,
  };
}
