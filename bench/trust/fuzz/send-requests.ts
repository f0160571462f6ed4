import { calls } from '@pennant/contract/calls';
import type { Call } from '@pennant/contract/call';
import {
  findFaults,
  findPrematureSecrets,
  toRawRequest,
  type Fault,
  type SentRequest,
} from '@pennant/server/testing/contract-faults';
import { arbitraryRequests } from '@pennant/server/testing/contract-requests';
import {
  createFuzzWorld,
  FUZZ_ROLES,
  readFuzzedHoldings,
  type FuzzWorld,
} from '@pennant/server/testing/fuzz-world';
import fc from 'fast-check';
import type { TrustProgram } from '../harness/trust-program.ts';
import type { OpenedProgram } from '../load/open-test-program.ts';
import type { Random } from '../load/random.ts';

/** What a round of requests may find; each is a number of requests, but for the last two. */
export interface FuzzFindings {
  /** Responses 5xx, or none. */
  failures: number;
  /** Responses that show the inside of the program, or what belongs to others. */
  leaks: number;
  /** Responses that the contract does not allow. */
  formFaults: number;
  /** Ends of the program. */
  exits: number;
  /** Users whose things changed though they sent nothing, or differ from the ledger. */
  changes: number;
}
export type FuzzFinding = keyof FuzzFindings;
export const FUZZ_FINDINGS = ['failures', 'leaks', 'formFaults', 'exits', 'changes'] as const;

const KINDS: Readonly<Record<Fault['kind'], FuzzFinding>> = {
  failure: 'failures',
  leak: 'leaks',
  form: 'formFaults',
};

export interface FuzzRound {
  readonly requests: number;
  readonly findings: FuzzFindings;
  /** Times of the responses, in ms. */
  readonly times: readonly number[];
  /** What was found, each with its request, the first of each kind and call. */
  readonly examples: readonly string[];
}

/** Connections that send at the same time. */
const CLIENTS = 6;

export interface RoundOptions {
  readonly year: number;
  readonly seed: number;
  readonly random: Random;
  /** The most requests. */
  readonly requests: number;
  /** Of each call in each role, before they are cut to `requests`. */
  readonly ofEach: number;
  /** Ends the round once this is found: for a planted bug. */
  readonly until?: FuzzFinding;
}

/** Sends generated requests of all calls in all roles, in random order, a few at once. */
export async function sendFuzzRound(
  program: TrustProgram,
  opened: OpenedProgram,
  options: RoundOptions,
): Promise<FuzzRound> {
  const world = await createFuzzWorld(opened, options);
  const before = await readFuzzedHoldings(opened, world);
  const queue = generateRequests(world, options);
  const findings = { failures: 0, leaks: 0, formFaults: 0, exits: 0, changes: 0 };
  const examples = new Map<string, string>();
  const times: number[] = [];
  let hasEnded = false;
  void program.ended.then(() => (hasEnded = true));
  const add = (finding: FuzzFinding, { call, role, request }: SentRequest, words: string) => {
    findings[finding] += 1;
    const key = `${finding} ${call.method} ${call.path}`;
    const text = `${key} (${role}) ${words}: ${JSON.stringify(request).slice(0, 400)}`;
    if (!examples.has(key)) examples.set(key, text);
  };
  const isFound = () => options.until !== undefined && findings[options.until] > 0;
  const sendOneAfterAnother = async () => {
    for (;;) {
      const sent = hasEnded || isFound() ? undefined : queue.pop();
      if (sent === undefined) return;
      const response = await opened.client.send(toRawRequest(world, sent));
      times.push(response.ms);
      if (response.status === 0) {
        add('failures', sent, `gets no response: ${response.payload}`);
        continue;
      }
      for (const { kind, words } of findFaults(world, sent, response))
        add(KINDS[kind], sent, words);
      if ((await findPrematureSecrets(opened.database, world, sent, response)).length > 0)
        add('leaks', sent, 'shows a seed too early');
    }
  };
  await Promise.all(Array.from({ length: CLIENTS }, sendOneAfterAnother));
  if (hasEnded) {
    findings.exits += 1;
    examples.set('exit', `the program has ended:\n${program.output().slice(-2000)}`);
  } else if (JSON.stringify(await readFuzzedHoldings(opened, world)) !== JSON.stringify(before)) {
    findings.changes += 1;
    examples.set('changes', `the holdings of a stranger, or the ledger: season ${options.year}`);
  }
  return { requests: times.length, findings, times, examples: [...examples.values()] };
}

/** Returns the requests of a round; the same for the same seed and world. */
function generateRequests(
  world: FuzzWorld,
  { seed, random, requests, ofEach }: RoundOptions,
): SentRequest[] {
  const generated = Object.values<Call>(calls).flatMap((call, index) =>
    FUZZ_ROLES.flatMap((role, number) =>
      fc
        .sample(arbitraryRequests(call, world.knownFor(call)), {
          numRuns: ofEach,
          seed: seed + index * FUZZ_ROLES.length + number,
        })
        .map((request) => ({ call, role, request })),
    ),
  );
  for (let last = generated.length - 1; last > 0; last -= 1) {
    const other = random.below(last + 1);
    [generated[last], generated[other]] = [generated[other]!, generated[last]!];
  }
  return generated.slice(0, requests);
}
