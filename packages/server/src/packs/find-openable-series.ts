import type { Queries } from '../platform/database/database.ts';
import { refuse } from '../platform/refusal.ts';
import { hasAllCards, readCurrentOdds } from './current-odds.ts';
import { countSeriesCards } from './series-card-store.ts';
import { findSeries } from './series-read-store.ts';

/** Returns a series, on sale or not, provided that its packs can be opened. */
export async function findOpenableSeries(queries: Queries, seriesID: number) {
  const row = await findSeries(queries, seriesID);
  if (row === undefined) return refuse('series_not_found');
  if (!(await hasAllCards(queries, row))) return refuse('series_not_ready');
  const [series] = await readCurrentOdds(queries, [row]);
  if (series === undefined || !series.canFillAPack) {
    const cards = (await countSeriesCards(queries, [seriesID])).get(seriesID) ?? 0;
    return refuse('series_cannot_fill_a_pack', { cards, numberOfCards: row.number_of_cards });
  }
  return row;
}
