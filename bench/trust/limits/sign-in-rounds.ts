import type { TrustProgram } from '../harness/trust-program.ts';
import {
  createGuestClient,
  GUEST_PASSWORD,
  newIpv6Network,
  newNetwork,
  newUsername,
  readLetters,
  registerUser,
  type GuestClient,
  type GuestResponse,
} from '../load/guest-requests.ts';
import type { FigureLine, Figures } from '../trust-part.ts';

const WRONG = 'Wrong#1-password';
/** Spellings of one mailbox that are no addresses. */
const OTHER_SPELLINGS = [
  (address: string) => `bomb1<${address}>`,
  (address: string) => `(c)${address}`,
  (address: string) => `team:${address}`,
  (address: string) => `${address},`,
];

/** What a round finds; all but `letters` are how many attempts too many or too few passed. */
interface Misses {
  network: number;
  unknownName: number;
  ipv6: number;
  allNetworks: number;
  address: number;
  registration: number;
  letters: number;
  owners: number;
  spellings: number;
}

const FIGURES: Readonly<Record<keyof Misses, readonly [key: string, label: string]>> = {
  network: ['signInNetworkMisses', 'failed sign-ins of a name from one network: not 5'],
  unknownName: ['signInUnknownNameMisses', 'the same of a name without an account: not 5'],
  ipv6: ['signInIpv6Misses', 'the same from addresses of one IPv6 /64: not 5'],
  allNetworks: ['signInAccountMisses', 'failed sign-ins of a name from all networks: not 50'],
  address: ['signInAddressMisses', 'sign-ins of many names from one network in a minute: not 20'],
  registration: ['registrationMisses', 'registrations from one network in an hour: not 5'],
  letters: ['letterMisses', 'letters to one mailbox in an hour, however spelled: not 3'],
  owners: ['ownersLockedOut', 'owners locked out by strangers, or not told by a letter'],
  spellings: ['spellingsTaken', 'other spellings of a mailbox that were taken'],
};

/** The lines of the limits that protect accounts. */
export const SIGN_IN_FIGURES: Readonly<Record<string, FigureLine>> = Object.fromEntries(
  Object.values(FIGURES).map(([key, label]) => [key, { label, target: { exactly: 0 } }]),
);

/**
 * Plays rounds against two programs on one database, asked at once: each with new names and
 * networks. The programs have their usual limits and trust their proxy.
 */
export async function playSignInRounds(
  programs: readonly TrustProgram[],
  rounds: number,
  tell: (message: string) => void,
): Promise<Figures> {
  const sums: Record<string, number> = Object.fromEntries(
    Object.keys(SIGN_IN_FIGURES).map((key) => [key, 0]),
  );
  const client = createGuestClient();
  try {
    for (let round = 1; round <= rounds; round += 1) {
      const misses = await playRound(client, programs);
      for (const [name, [key]] of Object.entries(FIGURES))
        sums[key]! += misses[name as keyof Misses];
      tell(`round ${round} of sign-ins and letters: ${JSON.stringify(misses)}`);
    }
  } finally {
    client.close();
  }
  return sums;
}

const countOf = (responses: readonly GuestResponse[], status: number): number =>
  responses.filter((response) => response.status === status).length;

async function playRound(client: GuestClient, programs: readonly TrustProgram[]): Promise<Misses> {
  /** Sends requests to the programs in turns, all at once. */
  const sendAll = (
    count: number,
    path: string,
    request: (index: number) => { readonly body: object; readonly from?: string },
  ) =>
    Promise.all(
      Array.from({ length: count }, (_, index) => {
        const { body, from } = request(index);
        return client.post(programs[index % programs.length]!.url, path, body, from);
      }),
    );
  const { url } = programs[0]!;
  const logIn = (username: string, password: string, from: string) =>
    client.post(url, '/auth/login', { username, password }, from);
  /** Guesses a name's password; returns how many guesses were looked at. */
  const guess = async (count: number, username: string, from: (index: number) => string) => {
    const body = { username, password: WRONG };
    const responses = await sendAll(count, '/auth/login', (index) => ({ body, from: from(index) }));
    const checked = countOf(responses, 401);
    return checked + countOf(responses, 429) === count ? checked : Number.NaN;
  };

  const [one, other] = [await registerUser(client, url), await registerUser(client, url)];
  const [stranger, otherStranger, home] = [newNetwork(), newNetwork(), newNetwork()];
  const network = await guess(16, one.username, () => stranger);
  const unknownName = await guess(16, newUsername(), () => otherStranger);
  const prefix = newIpv6Network();
  const ipv6 = await guess(16, newUsername(), (index) => `${prefix}${index + 1}`);

  const isHomeOpen = (await logIn(other.username, GUEST_PASSWORD, home)).status === 200;
  const allNetworks = await guess(70, other.username, () => newNetwork());
  const isStrangerIn = (await logIn(other.username, GUEST_PASSWORD, newNetwork())).status === 200;
  const isOwnerIn = (await logIn(other.username, GUEST_PASSWORD, home)).status === 200;
  const letters = await readLetters(url, other.email);
  const isOwnerTold = letters.filter(({ subject }) => subject.includes('passwords')).length === 1;

  const busy = newNetwork();
  const sprayed = await sendAll(32, '/auth/login', () => ({
    body: { username: newUsername(), password: WRONG },
    from: busy,
  }));
  const registered = await sendAll(12, '/users', () => {
    const username = newUsername();
    return {
      body: { username, email: `${username}@example.com`, password: GUEST_PASSWORD },
      from: busy,
    };
  });

  const name = newUsername();
  const spelled = (index: number) =>
    [`${name}@example.com`, `${name.toUpperCase()}@Example.com`, `${name}+${index}@example.com`][
      index % 3
    ]!;
  await sendAll(9, '/users', (index) => ({
    body: { username: newUsername(), email: spelled(index), password: GUEST_PASSWORD },
  }));
  const sent = await Promise.all(
    [...new Set(Array.from({ length: 9 }, (_, index) => spelled(index).toLowerCase()))].map(
      (address) => readLetters(url, address),
    ),
  );
  const odd = await sendAll(OTHER_SPELLINGS.length, '/users', (index) => ({
    body: {
      username: newUsername(),
      email: OTHER_SPELLINGS[index]!(one.email),
      password: GUEST_PASSWORD,
    },
  }));

  const missed = (passed: number, limit: number) =>
    Number.isNaN(passed) ? limit : Math.abs(passed - limit);
  return {
    network: missed(network, 5),
    unknownName: missed(unknownName, 5),
    ipv6: missed(ipv6, 5),
    allNetworks: missed(allNetworks, 50),
    address: missed(countOf(sprayed, 401), 20),
    registration: missed(countOf(registered, 200), 5),
    letters: missed(sent.flat().length, 3),
    owners: isHomeOpen && isOwnerIn && !isStrangerIn && isOwnerTold ? 0 : 1,
    spellings: odd.length - countOf(odd, 422),
  };
}
