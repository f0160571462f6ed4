import { calls } from '@pennant/contract/calls';
import { FUZZ_ROLES } from '@pennant/server/testing/fuzz-world';
import {
  FUZZ_FINDINGS,
  sendFuzzRound,
  type FuzzFindings,
  type FuzzRound,
  type RoundOptions,
} from './fuzz/send-requests.ts';
import { addTimes, quantileOf, type TimeCounts } from './fuzz/time-counts.ts';
import { copyPreparedData, type DataFolder } from './harness/prepared-data.ts';
import { openTestProgram } from './load/open-test-program.ts';
import { createRandom } from './load/random.ts';
import { FUZZ_PLANTS } from './plants/fuzz-plants.ts';
import { startPlantedProgram, type SourcePlant } from './plants/planted-program.ts';
import type { TrustPart, TrustRun } from './trust-part.ts';

interface Amounts extends Record<string, number> {
  readonly requests: number;
}

interface Progress extends Readonly<FuzzFindings> {
  readonly requests: number;
  readonly rounds: number;
  readonly times: TimeCounts;
}

const NOTHING: Progress = {
  failures: 0,
  leaks: 0,
  formFaults: 0,
  exits: 0,
  changes: 0,
  requests: 0,
  rounds: 0,
  times: {},
};
/** Seasons that the history of the data does not have: those of the rounds' cards. */
const FIRST_YEAR_OF_TESTS = 2024;
const LAST_YEAR_OF_TESTS = 2100;
/** Requests to a call in a role in one round: it is over long before a session is. */
const OF_EACH_IN_A_ROUND = 10;
const CALLS = Object.keys(calls).length;

/**
 * Requests that are generated from the contract, most of them wrong in one place, against the real
 * program over HTTP. Each response is held to the contract, and searched for what nobody may see.
 */
export const fuzz: TrustPart<Amounts> = {
  name: 'fuzz',
  claim: 'Whatever is sent, the program runs on, responds by the contract, and gives nothing away.',
  amounts: { ci: { requests: 7000 }, full: { requests: 200_000 } },
  figures: ({ requests }) => ({
    fuzzRequests: {
      label: `requests to ${CALLS} calls in ${FUZZ_ROLES.length} roles`,
      target: { exactly: requests },
    },
    fuzz5xx: { label: 'responses 5xx, or none', target: { exactly: 0 } },
    fuzzExits: { label: 'ends of the program', target: { exactly: 0 } },
    fuzzLeaks: {
      label: 'responses with stack, SQL, paths, seeds or things of others',
      target: { exactly: 0 },
    },
    fuzzFormFaults: { label: 'responses that the contract does not allow', target: { exactly: 0 } },
    fuzzChanges: {
      label: 'rounds that changed a stranger’s things, or the ledger’s sums',
      target: { exactly: 0 },
    },
    fuzzMedianMs: { label: 'time of a response in ms, median', target: null },
    fuzzP99Ms: { label: 'the same, 99th percentile', target: { atMost: 2000 } },
    fuzzPlanted: { label: 'bugs planted', target: { exactly: FUZZ_PLANTS.length } },
    fuzzPlantedFound: { label: 'of them found', target: { exactly: FUZZ_PLANTS.length } },
  }),
  amountsFrom: (word) => (/^\d+$/.test(word) ? { requests: Number(word) } : null),
  run: async ({ requests }, run) => {
    const data = await copyPreparedData(run.tell);
    try {
      const progress = await sendAll(data, requests, run);
      let found = 0;
      for (const [index, plant] of FUZZ_PLANTS.entries()) {
        const after = await findPlant(data, plant, LAST_YEAR_OF_TESTS - index, run);
        run.tell(
          `planted: ${plant.name}: ${after === null ? 'NOT FOUND' : `found after ${after} requests`}`,
        );
        if (after !== null) found += 1;
      }
      return {
        fuzzRequests: progress.requests,
        fuzz5xx: progress.failures,
        fuzzExits: progress.exits,
        fuzzLeaks: progress.leaks,
        fuzzFormFaults: progress.formFaults,
        fuzzChanges: progress.changes,
        fuzzMedianMs: quantileOf(progress.times, 0.5),
        fuzzP99Ms: quantileOf(progress.times, 0.99),
        fuzzPlanted: FUZZ_PLANTS.length,
        fuzzPlantedFound: found,
      };
    } finally {
      await data.remove();
    }
  },
};

/** Sends what is left of the requests, round by round. */
async function sendAll(data: DataFolder, requests: number, run: TrustRun): Promise<Progress> {
  let progress = (run.saved ?? NOTHING) as Progress;
  await withOpenedProgram(data, null, async (send) => {
    while (progress.requests < requests && progress.exits === 0) {
      const round = await send({
        year: FIRST_YEAR_OF_TESTS + progress.rounds,
        seed: run.seed * 1_000_000 + progress.rounds * 1000,
        requests: requests - progress.requests,
        ofEach: OF_EACH_IN_A_ROUND,
      });
      for (const example of round.examples) run.tell(`FOUND: ${example}`);
      progress = addRound(progress, round);
      run.save(progress);
      const p99 = quantileOf(progress.times, 0.99);
      run.tell(`${progress.requests} requests, 99 of 100 answered within ${p99} ms`);
    }
  });
  return progress;
}

const addRound = (progress: Progress, { requests, findings, times }: FuzzRound): Progress => ({
  ...(Object.fromEntries(
    FUZZ_FINDINGS.map((name) => [name, progress[name] + findings[name]]),
  ) as unknown as FuzzFindings),
  requests: progress.requests + requests,
  rounds: progress.rounds + 1,
  times: addTimes(progress.times, times),
});

/** Returns the number of requests after which a planted bug was found; null if it was not. */
async function findPlant(
  data: DataFolder,
  plant: (typeof FUZZ_PLANTS)[number],
  year: number,
  { seed }: TrustRun,
): Promise<number | null> {
  return withOpenedProgram(data, plant, async (send) => {
    const round = await send({
      year,
      seed,
      requests: Infinity,
      ofEach: OF_EACH_IN_A_ROUND,
      until: plant.foundBy,
    });
    return round.findings[plant.foundBy] > 0 ? round.requests : null;
  });
}

type SendRound = (options: Omit<RoundOptions, 'random'>) => Promise<FuzzRound>;

async function withOpenedProgram<T>(
  { dataDir }: DataFolder,
  plant: SourcePlant | null,
  work: (send: SendRound) => Promise<T>,
): Promise<T> {
  const program = await startPlantedProgram({ dataDir }, plant);
  const opened = await openTestProgram(program.url, dataDir);
  try {
    return await work((options) =>
      sendFuzzRound(program, opened, { ...options, random: createRandom(options.seed) }),
    );
  } finally {
    await opened.close();
    await program.stop();
  }
}
