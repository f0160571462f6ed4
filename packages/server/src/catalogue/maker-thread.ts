import { parentPort, workerData } from 'node:worker_threads';
import { planCards } from '@pennant/card-maker/cards/plan-cards';
import { famousClubs } from '@pennant/card-maker/clubs/famous-clubs';
import { baseSeries } from '@pennant/card-maker/series/base-series';
import { specialSeries } from '@pennant/card-maker/series/special-series';
import { fingerprintOf, readHistory } from './history-source.ts';
import type { MakerAnswer, MakerTask, MakeSeason } from './maker-messages.ts';
import { makingOrder } from './making-order.ts';
import { MalformedRecord } from './malformed-record.ts';
import { makeSeasonRows } from './season-rows.ts';

// A thread of its own: reads the history, plans it, and makes its seasons while the server's thread answers players. All memory
// that this takes goes back to the system when the thread ends.

const { source } = workerData as MakerTask;
// oxlint-disable-next-line unicorn/require-post-message-target-origin -- a thread has none
const answer = (message: MakerAnswer) => parentPort?.postMessage(message);

const work = async () => {
  const fingerprint = await fingerprintOf(source);
  const seasons = await readHistory(source);
  const plan = planCards(seasons);
  const byYear = new Map(seasons.map((season) => [season.year, season]));
  const famous = famousClubs(seasons);
  const offered = new Set(famous.map(({ year, team }) => `${year} ${team}`));
  parentPort?.on('message', ({ year }: MakeSeason) => {
    const season = byYear.get(year);
    const ofSeason = plan.get(year);
    if (!season || !ofSeason) throw new Error(`there is no season ${year} to make`);
    answer({ kind: 'season', rows: makeSeasonRows(season, ofSeason, offered) });
  });
  const years = seasons.map((season) => season.year);
  answer({
    kind: 'planned',
    planned: {
      fingerprint,
      years: makingOrder(years, famous),
      series: [...years.map(baseSeries), ...specialSeries()],
    },
  });
};

try {
  await work();
} catch (error) {
  if (!(error instanceof MalformedRecord)) throw error;
  answer({ kind: 'malformed', text: error.message });
}
