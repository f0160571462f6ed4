import { fileURLToPath } from 'node:url';
import { isToldToComeAgain } from './checker/request-log.ts';
import type { Violation } from './checker/user-history.ts';
import {
  CITUS_DATABASE,
  EMBEDDED_DATABASE,
  nameFigures,
  type DatabaseKind,
  type TestedDatabase,
} from './harness/tested-database.ts';
import { connectToData } from './load/dump-users.ts';
import { createLoggingClient } from './load/logging-client.ts';
import { withObservedProgram } from './load/observed-program.ts';
import { playHistory } from './load/play-history.ts';
import { createRandom } from './load/random.ts';
import { PLANTED_BUGS, type PlantedBug } from './plants/planted-bugs.ts';
import type { TrustPart, TrustRun } from './trust-part.ts';

interface Amounts extends Record<string, number> {
  readonly histories: number;
  readonly operations: number;
  readonly clients: number;
}

const LOADER = fileURLToPath(new URL('./plants/plant-loader.ts', import.meta.url));
/** Histories in which a planted bug must show itself. */
const HISTORIES_OF_A_PLANT = 6;
/** Histories after which the progress is saved. */
const BATCH = 25;
/**
 * Histories that are played side by side on one program, each with users and a log of its own: what
 * one waits for (a hashed password, a commit) the others use.
 */
const LANES = 2;

interface Progress {
  readonly histories: number;
  readonly requests: number;
  readonly busy: number;
  readonly violations: number;
}

/** Requests of a thousand that a machine under load may refuse; an idle one refuses none. */
const MAX_BUSY_PER_THOUSAND = 10;

/**
 * Random concurrent histories against the real program, checked by what their clients saw and what
 * the database holds afterwards; and the same checker on bugs that are planted for it.
 *
 * @param histories are played in CI.
 */
const conservationOn = (kind: DatabaseKind, histories: number): TrustPart<Amounts> => ({
  findObstacle: kind.findObstacle,
  name: kind.name('conservation'),
  claim: `${kind.claim}Whatever users do at once, nothing appears, is lost or is done twice.`,
  amounts: {
    ci: { histories, operations: 200, clients: 16 },
    full: { histories: 5000, operations: 200, clients: 16 },
  },
  figures: (amounts) =>
    nameFigures(kind, {
      histories: {
        label: 'histories played and checked',
        target: { exactly: amounts.histories },
      },
      historyRequests: { label: 'requests in them', target: null },
      historyBusy: {
        label: 'of a thousand, told that the server is busy',
        target: { atMost: MAX_BUSY_PER_THOUSAND },
      },
      violations: { label: 'violations found', target: { exactly: 0 } },
      planted: { label: 'bugs planted', target: { exactly: PLANTED_BUGS.length } },
      plantedFound: {
        label: 'of them found by the checker',
        target: { exactly: PLANTED_BUGS.length },
      },
    }),
  amountsFrom: (word, amounts) =>
    /^\d+$/.test(word) ? { ...amounts, histories: Number(word) } : null,
  run: async (amounts, run) => {
    const data = await kind.open(run.tell);
    try {
      const played = await checkSoundProgram(data, amounts, run);
      let found = 0;
      for (const bug of PLANTED_BUGS) {
        const result = await findPlantedBug(data, bug, amounts.operations, run.seed);
        run.tell(`planted: ${bug.name}: ${result ?? 'NOT FOUND'}`);
        if (result !== null) found += 1;
      }
      return nameFigures(kind, {
        histories: played.histories,
        historyRequests: played.requests,
        historyBusy: (1000 * played.busy) / played.requests,
        violations: played.violations,
        planted: PLANTED_BUGS.length,
        plantedFound: found,
      });
    } finally {
      await data.remove();
    }
  },
});

export const conservation = conservationOn(EMBEDDED_DATABASE, 200);
/** Fewer of them: each statement goes through two servers. */
export const clusterConservation = conservationOn(CITUS_DATABASE, 50);

async function checkSoundProgram(
  data: TestedDatabase,
  { histories, operations }: { readonly histories: number; readonly operations: number },
  run: TrustRun,
): Promise<Progress> {
  let progress = (run.saved ?? { histories: 0, requests: 0, busy: 0, violations: 0 }) as Progress;
  if (progress.histories > 0) run.tell(`going on after history ${progress.histories}`);
  await withHistories(data, {}, async (play) => {
    while (progress.histories < histories) {
      const from = progress.histories;
      const count = Math.min(BATCH, histories - from);
      let next = from;
      const playOneAfterAnother = async () => {
        while (next < from + count) {
          const history = next;
          next += 1;
          const { violations, requests, busy } = await play(
            run.seed * 1_000_000 + history,
            operations,
          );
          for (const { rule, detail } of violations.slice(0, 5))
            run.tell(`history ${history}: ${rule}: ${detail}`);
          progress = {
            histories: progress.histories + 1,
            requests: progress.requests + requests,
            busy: progress.busy + busy,
            violations: progress.violations + violations.length,
          };
        }
      };
      await Promise.all(Array.from({ length: LANES }, playOneAfterAnother));
      run.save(progress);
      run.tell(`${progress.histories} histories, ${progress.violations} violations`);
    }
  });
  return progress;
}

/** Returns the rule by which the checker found a bug; null if it did not. */
async function findPlantedBug(
  data: TestedDatabase,
  bug: PlantedBug,
  operations: number,
  seed: number,
): Promise<string | null> {
  const settings: Record<string, string> =
    'file' in bug ? { TRUST_PLANT: JSON.stringify(bug) } : {};
  let found: string | null = null;
  await withHistories(data, settings, async (play, output) => {
    if ('file' in bug && !output().includes(`planted in ${bug.file}`))
      throw new Error(`the program did not load ${bug.file}`);
    if ('table' in bug) await setTrigger(data, bug, true);
    try {
      for (let history = 0; history < HISTORIES_OF_A_PLANT && found === null; history += 1) {
        const { violations } = await play(seed * 1000 + history, operations);
        found = violations[0]?.rule ?? null;
      }
    } finally {
      if ('table' in bug) await setTrigger(data, bug, false);
    }
  });
  return found;
}

type Play = (
  seed: number,
  operations: number,
) => Promise<{
  readonly violations: readonly Violation[];
  readonly requests: number;
  readonly busy: number;
}>;

/** Starts a program and hands a function that plays a history on it and checks it. */
const withHistories = (
  data: TestedDatabase,
  settings: Readonly<Record<string, string>>,
  work: (play: Play, output: () => string) => Promise<void>,
): Promise<void> =>
  withObservedProgram(
    { ...data, settings, imports: 'TRUST_PLANT' in settings ? [LOADER] : [] },
    async ({ market, check, current }) =>
      work(
        async (seed, operations) => {
          const client = createLoggingClient(() => current().url);
          try {
            const random = createRandom(seed);
            const { log } = await playHistory(client, market, { random, operations });
            return {
              violations: await check(`history-${seed}`, log),
              requests: log.length,
              busy: log.filter(isToldToComeAgain).length,
            };
          } finally {
            client.close();
          }
        },
        () => current().output(),
      ),
  );

async function setTrigger(
  data: TestedDatabase,
  { table, when, body }: Extract<PlantedBug, { table: string }>,
  isSet: boolean,
): Promise<void> {
  // A cluster is sent each statement by itself, and has triggers only where this is said; any other
  // database knows the setting as one of nobody's.
  const statements = isSet
    ? [
        `create function planted_bug() returns trigger language plpgsql as
           $$ begin ${body} return new; end $$`,
        `create trigger planted_bug before update on ${table}
           for each row when (${when}) execute function planted_bug()`,
      ]
    : [`drop trigger planted_bug on ${table}`, 'drop function planted_bug()'];
  const database = await connectToData(data);
  try {
    await database.query('set citus.enable_unsafe_triggers = on');
    for (const statement of statements) await database.query(statement);
  } finally {
    await database.end();
  }
}
