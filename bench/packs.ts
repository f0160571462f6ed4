import type { Series } from '@pennant/contract/packs';
import { MAX_PACKS_PER_OPENING } from '@pennant/rules/packs/pack-amounts';
import { median } from '@pennant/rules/statistics/quantile';
import { openDatabase } from '@pennant/server/platform/database/open-database';
import { credit } from '@pennant/server/wallet/ledger';
import { registerPlayer } from './server-harness/registered-player.ts';
import { BENCH_DATA_DIR, startProgram } from './server-harness/start-program.ts';

/**
 * Measures opening a hundred packs in one request, over HTTP against the real program and its
 * database: the time from the request to the last byte of its 600 cards. One series of each kind,
 * in turns, after one that warms up. `node bench/packs.ts [turns]`. What the packs hold is compared
 * with the published odds by `npm run check:trust -- packs`.
 */
const TURNS = Number(process.argv[2] ?? 11);
const TARGET_MS = 300;

const program = await startProgram();
const database = await openDatabase(
  { databaseUrl: null, dataDir: BENCH_DATA_DIR },
  () => undefined,
);
const player = await registerPlayer(program.url);
const { token, connection } = player;

async function request<T>(method: string, path: string, body?: unknown): Promise<T> {
  const response = await connection.request(method, `/api${path}`, {
    token,
    ...(body === undefined ? {} : { body }),
  });
  if (response.status !== 200)
    throw new Error(`${path} responds with ${response.status} ${response.body}`);
  return JSON.parse(response.body) as T;
}

/** Buys the player a hundred packs through the API, with money credited by the bench. */
async function buyHundred({ seriesID, cost }: Series, userID: string): Promise<void> {
  await database.transaction((tx) =>
    credit(tx, {
      userID,
      amount: cost * MAX_PACKS_PER_OPENING,
      reason: 'Bench',
      cause: { kind: 'bench' },
      now: new Date(),
    }),
  );
  await request('POST', '/packInventory/buy', { seriesID, amount: MAX_PACKS_PER_OPENING });
}

const milliseconds: Record<string, number[]> = {};
try {
  const series = await request<Series[]>('GET', '/series');
  const user = await database.sql<{ user_id: string }>(
    'select user_id from account where username = $1',
    [(await request<{ username: string }>('GET', '/users/me')).username],
  );
  const userID = user[0]!.user_id;
  const sizeOf = ({ odds }: Series) => odds.cards.reduce((sum, cards) => sum + cards, 0);
  // The largest series of each kind: its table is the longest to read.
  const largest = Object.entries(Object.groupBy(series, ({ kind }) => kind)).map(
    ([kind, list]) => [kind, list.toSorted((a, b) => sizeOf(b) - sizeOf(a))[0]!] as const,
  );
  for (let turn = 0; turn <= TURNS; turn += 1) {
    for (const [kind, largestSeries] of largest) {
      await buyHundred(largestSeries, userID);
      const before = performance.now();
      const { cards } = await request<{ cards: unknown[] }>('POST', '/packInventory/open', {
        seriesID: largestSeries.seriesID,
        amount: MAX_PACKS_PER_OPENING,
      });
      const took = performance.now() - before;
      const due = MAX_PACKS_PER_OPENING * largestSeries.numberOfCards;
      if (cards.length !== due) throw new Error(`${cards.length} cards instead of ${due}`);
      // The first turn warms up.
      if (turn > 0) (milliseconds[kind] ??= []).push(took);
    }
  }
  console.log(`A hundred packs opened in one request, ${TURNS} times each; target ${TARGET_MS} ms`);
  console.log('kind        series                       cards   median    longest');
  for (const [kind, largestSeries] of largest) {
    const times = milliseconds[kind] ?? [];
    console.log(
      [
        kind.padEnd(11),
        largestSeries.name.padEnd(26),
        String(sizeOf(largestSeries)).padStart(7),
        `${median(times).toFixed(0)} ms`.padStart(8),
        `${Math.max(...times).toFixed(0)} ms`.padStart(10),
      ].join(' '),
    );
  }
} finally {
  connection.close();
  await database.close();
  await program.stop();
}

const all = Object.values(milliseconds).flat();
const figures = {
  openHundredMs: Math.round(median(all)),
  openHundredLongestMs: Math.round(Math.max(...all)),
};
console.log(
  `\nmedian of all ${figures.openHundredMs} ms: ${figures.openHundredMs < TARGET_MS ? 'within' : 'beyond'} the target`,
);
console.log(JSON.stringify({ bench: 'packs', figures }));
