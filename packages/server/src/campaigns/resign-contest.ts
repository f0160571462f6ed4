import type { Transaction } from '../platform/database/database.ts';
import { refuse } from '../platform/refusal.ts';
import { lockUserSeries, updateStanding, type ContestSeriesKey } from './contest-series-store.ts';
import { findContest } from './contest-store.ts';

/** Resigns a series: a loss. A repeat changes nothing. Refused for a series that is decided. */
export async function resignContest(tx: Transaction, key: ContestSeriesKey, now: Date) {
  const series = await lockUserSeries(tx, key);
  const contest = series && (await findContest(tx, series.campaign_contest_id));
  if (series === undefined || contest === undefined) return refuse('series_not_found');
  if (series.result !== null && !series.is_resigned) return refuse('series_decided');
  if (series.is_resigned) return { series, campaignID: contest.campaign_id };
  const resigned = {
    wins: series.wins,
    losses: series.losses,
    result: 'loss' as const,
    resultDescription: 'Resigned from the series.',
    isResigned: true,
  };
  await updateStanding(tx, key, resigned, now);
  const updated = { ...series, result: 'loss' as const, is_resigned: true };
  return {
    series: { ...updated, result_description: resigned.resultDescription },
    campaignID: contest.campaign_id,
  };
}
