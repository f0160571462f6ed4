import { setTimeout as pause } from 'node:timers/promises';
import type { RawRequest } from '@pennant/server/testing/raw-request';
import {
  createGuestClient,
  GUEST_PASSWORD,
  newIpv6Network,
  newNetwork,
  registerUser,
  type GuestClient,
} from '../load/guest-requests.ts';
import type { TrustProgram } from '../harness/trust-program.ts';
import { createRawClient } from '../load/raw-client.ts';
import type { FigureLine, Figures } from '../trust-part.ts';
import { missesOf, requestFrom, watchRate, type Rate, type WatchedRate } from './watched-rate.ts';

/** The limits on requests of a player, or of a guest's network, as targets.md has them. */
const RATES = {
  spending: { perSecond: 10, burst: 40 },
  rolls: { perSecond: 30, burst: 120 },
  reads: { perSecond: 50, burst: 200 },
  guestReads: { perSecond: 50, burst: 200 },
} as const satisfies Record<string, Rate>;
type RateName = keyof typeof RATES;
const RATE_NAMES = Object.keys(RATES) as RateName[];

const KEYS: Readonly<Record<RateName, readonly [key: string, who: string]>> = {
  spending: ['limitSpendingMisses', 'writes of a player'],
  rolls: ['limitRollMisses', 'rolls of a player'],
  reads: ['limitReadMisses', 'reads of a player'],
  guestReads: ['limitGuestReadMisses', 'reads of guests of an IPv6 /64'],
};

/** The lines of the limits on requests. */
export const RATE_FIGURES: Readonly<Record<string, FigureLine>> = {
  ...Object.fromEntries(
    RATE_NAMES.map((name) => {
      const { burst, perSecond } = RATES[name];
      const label = `${KEYS[name][1]}: not ${perSecond} a second, bursts of ${burst}`;
      return [KEYS[name][0], { label, target: { exactly: 0 } }];
    }),
  ),
  limitRequests: { label: 'requests to them', target: null },
  limitBadRefusals: { label: 'refusals without Retry-After, or failures', target: { exactly: 0 } },
  limitOthersRefused: {
    label: 'requests of others that were refused meanwhile',
    target: { exactly: 0 },
  },
  limitSecondProgram: {
    label: 'requests a second program let through (it counts for itself)',
    target: null,
  },
};

/** A signed-in player: two sessions, and something to send in each limit. */
interface Sender {
  readonly tokens: readonly string[];
  readonly game: string;
}

/**
 * Sends more than each limit allows, from one player in two sessions and at several networks, while
 * another player at one of these sends a little. Then all of it at once to a second program.
 */
export async function measureRates(
  [program, second]: readonly TrustProgram[],
  seconds: number,
  tell: (message: string) => void,
  names: readonly RateName[] = RATE_NAMES,
): Promise<Figures> {
  const guests = createGuestClient();
  const client = createRawClient(program!.url);
  const toSecond = createRawClient(second!.url);
  const figures: Record<string, number> = Object.fromEntries(
    Object.keys(RATE_FIGURES).map((key) => [key, 0]),
  );
  try {
    const sender = await signInToPlay(guests, program!.url);
    const other = await signInToPlay(guests, program!.url);
    for (const name of names) {
      const networks = [newNetwork(), newNetwork(), newNetwork()];
      const prefix = newIpv6Network();
      const request = (index: number) =>
        requestOf(
          name,
          sender,
          index,
          name === 'guestReads'
            ? `${prefix}${(index % 900) + 1}`
            : networks[index % networks.length]!,
        );
      const isOver = new AbortController();
      // A little of everything, within the limits.
      const others = sendALittle(isOver.signal, (index) =>
        client.send(requestOf(name, other, index, networks[0]!)),
      );
      // What came before is forgotten.
      await pause(2000);
      const watched = await watchRate(RATES[name], seconds, (index) => client.send(request(index)));
      isOver.abort();
      tell(describeRate(name, watched));
      figures[KEYS[name][0]] = missesOf(watched);
      figures['limitRequests']! += watched.sent;
      figures['limitBadRefusals']! += watched.badRefusals;
      figures['limitOthersRefused']! += await others;
      const beside = await watchRate(RATES[name], 0, (index) => toSecond.send(request(index)));
      figures['limitSecondProgram']! += beside.passed;
    }
    return figures;
  } finally {
    guests.close();
    client.close();
    toSecond.close();
  }
}

const describeRate = (name: RateName, { sent, passed, fewest, most }: WatchedRate): string =>
  `${name}: ${passed} of ${sent} passed; the limit is ${fewest} to ${most} in this time`;

/** A request that counts against a limit. */
const REQUESTS: Readonly<
  Record<RateName, (sender: Sender, from: string, token: string) => RawRequest>
> = {
  spending: (_sender, from, token) =>
    requestFrom('POST', '/packInventory/buy', {
      from,
      token,
      body: { seriesID: 1871, amount: 1 },
    }),
  rolls: ({ game }, from, token) =>
    requestFrom('POST', `/games/${game}/roll`, { from, token, body: {} }),
  reads: (_sender, from, token) => requestFrom('GET', '/wallet/get', { from, token }),
  guestReads: (_sender, from) => requestFrom('GET', '/catalogue', { from }),
};

/** Returns a request of a player, from one session after the other. */
const requestOf = (name: RateName, sender: Sender, index: number, from: string): RawRequest =>
  REQUESTS[name](sender, from, sender.tokens[index % sender.tokens.length]!);

/** Sends three requests a second; returns how many of them were refused as too many. */
async function sendALittle(
  signal: AbortSignal,
  send: (index: number) => Promise<{ readonly status: number }>,
): Promise<number> {
  let refused = 0;
  for (let index = 0; !signal.aborted; index += 1) {
    const { status } = await send(index);
    if (status === 429 || status === 0) refused += 1;
    await pause(330);
  }
  return refused;
}

/** Registers a player, who signs in twice and begins a game. */
async function signInToPlay(client: GuestClient, url: string): Promise<Sender> {
  const { username } = await registerUser(client, url);
  const signIn = async () => {
    const { body } = await client.post(url, '/auth/login', { username, password: GUEST_PASSWORD });
    return (JSON.parse(body) as { AccessToken: string }).AccessToken;
  };
  const tokens = [await signIn(), await signIn()];
  const raw = createRawClient(url);
  const ask = async (method: string, path: string, body?: object) => {
    const from = newNetwork();
    const request = requestFrom(method, path, {
      from,
      token: tokens[0]!,
      ...(body === undefined ? {} : { body }),
    });
    const { status, payload } = await raw.send(request);
    if (status !== 200) throw new Error(`${method} ${path} responds with ${status} ${payload}`);
    return JSON.parse(payload) as unknown;
  };
  try {
    const [team] = (await ask('GET', '/teams/user')) as { userTeamID: string }[];
    const [opponent] = (await ask('GET', '/teams/comp-team?lineups=none')) as {
      userTeamID: string;
    }[];
    const game = (await ask('POST', '/games', {
      homeUserTeamID: team?.userTeamID,
      visitingUserTeamID: opponent?.userTeamID,
      role: 'home',
    })) as { gameID: string };
    return { tokens, game: game.gameID };
  } finally {
    raw.close();
  }
}
