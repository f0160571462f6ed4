import { randomBytes } from 'node:crypto';
import { Agent, request } from 'node:http';

export const GUEST_PASSWORD = 'Gehrig#4-Luckiest';

/** A response to a guest. */
export interface GuestResponse {
  readonly status: number;
  readonly body: string;
  /** Time from sending the request to the whole response. */
  readonly ms: number;
}

/** Sends requests of guests from networks of one's choice, to a program behind a proxy. */
export interface GuestClient {
  /** Sends a POST to a path below `/api` of the program at `url`, from a client's address. */
  post(url: string, path: string, body: unknown, from?: string): Promise<GuestResponse>;
  close(): void;
}

/** The settings of a program that takes a client's address from its proxy: from `GuestClient`. */
export const BEHIND_PROXY = { TRUST_PROXY: 'true' } as const;

let networks = 0;
/** Returns an IPv4 address that no other request of this process came from. */
export function newNetwork(): string {
  networks += 1;
  return `10.${networks >> 16}.${(networks >> 8) & 255}.${networks & 255}`;
}

/** Returns the first half of addresses of an IPv6 network that no other request came from. */
export function newIpv6Network(): string {
  networks += 1;
  return `2001:db8:${(networks >> 16).toString(16)}:${(networks & 65_535).toString(16)}::`;
}

/** Returns a username that nobody has, always as long. */
export const newUsername = (): string => `trust${randomBytes(6).toString('hex')}`;

export function createGuestClient(): GuestClient {
  const agent = new Agent({ keepAlive: true, maxSockets: 64 });
  return {
    post: (url, path, body, from = newNetwork()) =>
      new Promise((resolve, reject) => {
        const text = JSON.stringify(body);
        const headers = {
          'content-type': 'application/json',
          'content-length': Buffer.byteLength(text),
          'x-forwarded-for': from,
        };
        const sentAt = performance.now();
        const sent = request(
          `${url}/api${path}`,
          { agent, method: 'POST', headers },
          (response) => {
            let received = '';
            response.setEncoding('utf8').on('data', (part: string) => (received += part));
            response.on('error', reject);
            response.on('end', () =>
              resolve({
                status: response.statusCode ?? 0,
                body: received,
                ms: performance.now() - sentAt,
              }),
            );
          },
        );
        sent.on('error', reject);
        sent.end(text);
      }),
    close: () => agent.destroy(),
  };
}

/** Returns the letters to an address, the newest first, from the outbox of a program. */
export async function readLetters(
  url: string,
  address: string,
): Promise<readonly { readonly subject: string; readonly text: string }[]> {
  const response = await fetch(`${url}/api/dev/mail`);
  const { messages } = (await response.json()) as {
    messages: { to: string; subject: string; text: string }[];
  };
  return messages.filter(({ to }) => to.toLowerCase() === address.toLowerCase());
}

/** Registers a user and confirms the address by the letter; returns name and address. */
export async function registerUser(
  client: GuestClient,
  url: string,
): Promise<{ readonly username: string; readonly email: string }> {
  const username = newUsername();
  const email = `${username}@example.com`;
  await client.post(url, '/users', { username, email, password: GUEST_PASSWORD });
  const [letter] = await readLetters(url, email);
  const token = /token=([\w.~-]+)/.exec(letter?.text ?? '')?.[1];
  const { status, body } = await client.post(url, '/auth/confirm', { token });
  if (status !== 200) throw new Error(`a registration was not confirmed: ${status} ${body}`);
  return { username, email };
}
