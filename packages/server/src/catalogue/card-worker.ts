import { parentPort, workerData } from 'node:worker_threads';
import { planCards } from '@pennant/card-maker/cards/plan-cards';
import { famousClubs } from '@pennant/card-maker/clubs/famous-clubs';
import { baseSeries } from '@pennant/card-maker/series/base-series';
import { specialSeries } from '@pennant/card-maker/series/special-series';
import { fingerprintOf, readHistory } from './history-source.ts';
import type {
  CardWorkerMessage,
  CardWorkerData,
  GenerateSeasonRequest,
} from './card-worker-protocol.ts';
import { seasonGenerationOrder } from './season-generation-order.ts';
import { MalformedRecord } from './malformed-record.ts';
import { makeSeasonRows } from './season-rows.ts';

// The entry point of a worker thread: reads and plans the history and generates its seasons, so
// that the main thread stays free for requests. The memory is returned to the system when the
// thread ends.

const { source } = workerData as CardWorkerData;
// oxlint-disable-next-line unicorn/require-post-message-target-origin -- a thread has none
const send = (message: CardWorkerMessage) => parentPort?.postMessage(message);

const run = async () => {
  const fingerprint = await fingerprintOf(source);
  const seasons = await readHistory(source);
  const plan = planCards(seasons);
  const byYear = new Map(seasons.map((season) => [season.year, season]));
  const famous = famousClubs(seasons);
  const offered = new Set(famous.map(({ year, team }) => `${year} ${team}`));
  parentPort?.on('message', ({ year }: GenerateSeasonRequest) => {
    const season = byYear.get(year);
    const seasonPlan = plan.get(year);
    if (!season || !seasonPlan) throw new Error(`there is no season ${year} to make`);
    send({ kind: 'season', rows: makeSeasonRows(season, seasonPlan, offered) });
  });
  const years = seasons.map((season) => season.year);
  send({
    kind: 'planned',
    planned: {
      fingerprint,
      years: seasonGenerationOrder(years, famous),
      series: [...years.map(baseSeries), ...specialSeries()],
    },
  });
};

try {
  await run();
} catch (error) {
  if (!(error instanceof MalformedRecord)) throw error;
  send({ kind: 'malformed', text: error.message });
}
