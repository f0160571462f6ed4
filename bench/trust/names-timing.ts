import { copyPreparedData } from './harness/prepared-data.ts';
import { startTrustProgram } from './harness/trust-program.ts';
import {
  BEHIND_PROXY,
  createGuestClient,
  GUEST_PASSWORD,
  newUsername,
  registerUser,
  type GuestClient,
} from './load/guest-requests.ts';
import { createRandom } from './load/random.ts';
import type { TrustPart, TrustRun } from './trust-part.ts';

interface Amounts extends Record<string, number> {
  readonly pairs: number;
}

/** How many accounts there are whose names and addresses are known. */
const ACCOUNTS = 10;
/** Pairs that are sent first and not measured. */
const WARM_UP_PAIRS = 10;
const MAX_DIFFERENCE_MS = 3;

const KINDS = ['known', 'unknown', 'control'] as const;
type Kind = (typeof KINDS)[number];
type Medians = [known: number, unknown: number, control: number];

/** A request that a known and an unknown name, or address, must take the same time for. */
interface Probe {
  readonly key: string;
  readonly label: string;
  readonly path: string;
  /** Returns the body, for a username and address of an account, or ones that nobody has. */
  readonly body: (of: { readonly username: string; readonly email: string }) => object;
  readonly status: number;
}

const PROBES: readonly Probe[] = [
  {
    key: 'signInTimingMs',
    label: 'sign-in, wrong password: known and unknown name, medians apart (ms)',
    path: '/auth/login',
    body: ({ username }) => ({ username, password: 'Wrong#1-password' }),
    status: 401,
  },
  {
    key: 'registrationTimingMs',
    label: 'registration: known and unknown address, medians apart (ms)',
    path: '/users',
    body: ({ email }) => ({ username: newUsername(), email, password: GUEST_PASSWORD }),
    status: 200,
  },
  {
    key: 'forgotTimingMs',
    label: 'forgotten password: known and unknown address, medians apart (ms)',
    path: '/auth/forgot',
    body: ({ email }) => ({ email }),
    status: 200,
  },
  {
    key: 'resendTimingMs',
    label: 'letter sent again: known and unknown address, medians apart (ms)',
    path: '/auth/resend',
    body: ({ email }) => ({ email }),
    status: 200,
  },
];

const median = (values: readonly number[]): number => {
  const sorted = values.toSorted((a, b) => a - b);
  const middle = Math.floor(sorted.length / 2);
  return sorted.length % 2 === 1 ? sorted[middle]! : (sorted[middle - 1]! + sorted[middle]!) / 2;
};

/**
 * Known and unknown names and addresses in turns, one request at a time. Each turn has a second
 * unknown one: how far the two kinds of unknown ones are apart is the noise of the machine, and
 * where that is above the target nothing can be said.
 */
export const namesTiming: TrustPart<Amounts> = {
  name: 'names-timing',
  claim: 'The time of a response tells no known name or address from an unknown one.',
  amounts: { ci: { pairs: 100 }, full: { pairs: 400 } },
  figures: ({ pairs }) => ({
    timingPairs: { label: 'pairs of each kind of request', target: { exactly: pairs } },
    ...Object.fromEntries(
      PROBES.map(({ key, label }) => [key, { label, target: { atMost: MAX_DIFFERENCE_MS } }]),
    ),
  }),
  amountsFrom: (word, amounts) => (/^\d+$/.test(word) ? { ...amounts, pairs: Number(word) } : null),
  run: async ({ pairs }, run) => {
    const data = await copyPreparedData(run.tell);
    const client = createGuestClient();
    try {
      const program = await startTrustProgram({ dataDir: data.dataDir, settings: BEHIND_PROXY });
      try {
        return await measureProbes(client, program.url, pairs, run);
      } finally {
        await program.stop();
      }
    } finally {
      client.close();
      await data.remove();
    }
  },
};

async function measureProbes(client: GuestClient, url: string, pairs: number, run: TrustRun) {
  const random = createRandom(run.seed);
  const accounts: { username: string; email: string }[] = [];
  for (let index = 0; index < ACCOUNTS; index += 1) accounts.push(await registerUser(client, url));

  const figures: Record<string, number> = { timingPairs: pairs };
  for (const { key, path, body, status } of PROBES) {
    const times = { known: [] as number[], unknown: [] as number[], control: [] as number[] };
    const send = async (kind: Kind, index: number) => {
      const username = newUsername();
      const subject =
        kind === 'known'
          ? accounts[(index + WARM_UP_PAIRS) % ACCOUNTS]!
          : { username, email: `${username}@example.com` };
      const response = await client.post(url, path, body(subject));
      if (response.status !== status)
        throw new Error(`${path} responds with ${response.status} ${response.body}`);
      // A negative index is a warm-up.
      if (index >= 0) times[kind].push(response.ms);
    };
    for (let index = -WARM_UP_PAIRS; index < pairs; index += 1) {
      const turn = random.below(KINDS.length);
      for (const offset of KINDS.keys()) await send(KINDS[(turn + offset) % KINDS.length]!, index);
    }
    const [known, unknown, control] = KINDS.map((kind) => median(times[kind])) as Medians;
    const told = [known, unknown, control].map((ms) => ms.toFixed(2));
    run.tell(`${path}: known ${told[0]} ms, unknown ${told[1]} ms, unknown again ${told[2]} ms`);
    if (Math.abs(unknown - control) > MAX_DIFFERENCE_MS)
      throw new Error(
        `the machine is too busy for ${path}: requests of one kind take ${told[1]} and ${told[2]} ms`,
      );
    figures[key] = Math.abs(known - unknown);
  }
  return figures;
}
