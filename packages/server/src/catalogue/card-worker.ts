import { parentPort, workerData } from 'node:worker_threads';
import { planCards, type CardPlan } from '@pennant/card-maker/cards/plan-cards';
import { famousClubs } from '@pennant/card-maker/clubs/famous-clubs';
import { lastSeasonOf } from '@pennant/card-maker/seasons/years';
import { baseSeries } from '@pennant/card-maker/series/base-series';
import { specialSeries } from '@pennant/card-maker/series/special-series';
import { fingerprintOf, readHistory } from './history-source.ts';
import type {
  CardWorkerMessage,
  CardWorkerData,
  GenerateSeasonRequest,
} from './card-worker-protocol.ts';
import { fingerprintSeason } from './season-fingerprint.ts';
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
  const byYear = new Map(seasons.map((season) => [season.year, season]));
  const fingerprints = new Map(
    seasons.map((season) => [season.year, fingerprintSeason(season)] as const),
  );
  const famous = famousClubs(seasons);
  const offered = new Set(famous.map(({ year, team }) => `${year} ${team}`));
  const plans = new Map<number, CardPlan>();
  const planBy = (makerVersion: number): CardPlan => {
    const plan = plans.get(makerVersion) ?? planCards(seasons, makerVersion);
    plans.set(makerVersion, plan);
    return plan;
  };
  parentPort?.on('message', ({ year, makerVersion }: GenerateSeasonRequest) => {
    const season = byYear.get(year);
    const seasonPlan = planBy(makerVersion).get(year);
    const seasonFingerprint = fingerprints.get(year);
    if (!season || !seasonPlan || seasonFingerprint === undefined) {
      throw new Error(`there is no season ${year} to make`);
    }
    const rows = makeSeasonRows(season, seasonPlan, offered);
    send({ kind: 'season', rows: { ...rows, fingerprint: seasonFingerprint } });
  });
  const years = seasons.map((season) => season.year);
  send({
    kind: 'planned',
    planned: {
      fingerprint,
      seasons: seasonGenerationOrder(years, famous).map((year) => ({
        year,
        fingerprint: fingerprints.get(year) ?? '',
      })),
      series: [...years.map(baseSeries), ...specialSeries(lastSeasonOf(seasons))],
    },
  });
};

try {
  await run();
} catch (error) {
  if (!(error instanceof MalformedRecord)) throw error;
  send({ kind: 'malformed', text: error.message });
}
