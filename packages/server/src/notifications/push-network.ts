import { promises as dns } from 'node:dns';
import { request } from 'node:https';
import type { LookupFunction } from 'node:net';
import { isPublicAddress } from './public-address.ts';

/** How push services are reached. Tests lead a name to a service of their own on this machine. */
export interface PushNetwork {
  /** Returns the addresses of a host. */
  readonly resolve: (host: string, signal: AbortSignal) => Promise<readonly string[]>;
  /** Returns whether an address may be connected to. */
  readonly isAllowed: (address: string) => boolean;
  readonly port: number;
  /** The authorities of certificates; those of Node if undefined. */
  readonly ca?: string | undefined;
  /** How long resolving, connecting and the response may take in all, in ms. */
  readonly timeoutMs: number;
}

/** The internet. */
export const publicNetwork: PushNetwork = {
  resolve: resolveHost,
  isAllowed: isPublicAddress,
  port: 443,
  timeoutMs: 5000,
};

/**
 * Returns the addresses of a host by DNS alone: names of the local hosts file are none of the
 * internet. Unlike `dns.lookup` it takes no thread, four of which do all hashing of passwords: a
 * name server that stays silent holds up nobody.
 */
async function resolveHost(host: string, signal: AbortSignal): Promise<readonly string[]> {
  const resolver = new dns.Resolver({ timeout: 2000, tries: 2 });
  const cancel = () => resolver.cancel();
  signal.addEventListener('abort', cancel, { once: true });
  try {
    const results = await Promise.allSettled([resolver.resolve4(host), resolver.resolve6(host)]);
    const addresses = results.flatMap((result) =>
      result.status === 'fulfilled' ? result.value : [],
    );
    if (addresses.length > 0) return addresses;
    throw (results[0] as PromiseRejectedResult).reason;
  } finally {
    signal.removeEventListener('abort', cancel);
  }
}

/** The host of an endpoint has an address that may not be connected to. */
export class ForbiddenAddress extends Error {
  override readonly name = 'ForbiddenAddress';
}

export interface PushResponse {
  readonly status: number;
  /** The header Retry-After. */
  readonly retryAfter: string | undefined;
}

/** Maximum size of a response's headers, in bytes. Its body is not read at all. */
const MAX_HEADER_BYTES = 8192;

/**
 * Sends a POST to a push service and returns the status. The host's name is resolved once, every
 * address has to be allowed, and the connection goes to one of just these, so that a name which
 * leads elsewhere a moment later is of no use. Redirects are not followed.
 */
export async function postToPushService(
  network: PushNetwork,
  url: URL,
  { headers, body }: { readonly headers: Record<string, string>; readonly body: Uint8Array },
): Promise<PushResponse> {
  const signal = AbortSignal.timeout(network.timeoutMs);
  const addresses = await network.resolve(url.hostname, signal);
  const forbidden = addresses.find((address) => !network.isAllowed(address));
  if (forbidden !== undefined)
    throw new ForbiddenAddress(`${url.hostname} is at ${forbidden}, which is not public`);
  signal.throwIfAborted();
  return new Promise((resolve, reject) => {
    request(
      {
        host: url.hostname,
        port: network.port,
        path: url.pathname + url.search,
        method: 'POST',
        headers: { ...headers, host: url.host },
        lookup: leadTo(addresses),
        // A connection of its own, which is closed after the response.
        agent: false,
        ca: network.ca,
        maxHeaderSize: MAX_HEADER_BYTES,
        signal,
      },
      (response) => {
        resolve({
          status: response.statusCode ?? 0,
          retryAfter: response.headers['retry-after'],
        });
        response.destroy();
      },
    )
      // A 101 is no 'response'.
      .on('upgrade', ({ statusCode = 0 }, socket) => {
        socket.destroy();
        resolve({ status: statusCode, retryAfter: undefined });
      })
      .on('error', reject)
      // The last event of a request, whatever it ended by.
      .on('close', () => reject(new Error('the connection was closed without a response')))
      .end(body);
  });
}

/** Returns a function like `dns.lookup` that knows these addresses only, whatever it is asked. */
const leadTo = (addresses: readonly string[]): LookupFunction => {
  const all = addresses.map((address) => ({ address, family: address.includes(':') ? 6 : 4 }));
  return (_host, options, callback) => {
    if (options.all === true) callback(null, all);
    else callback(null, all[0]!.address, all[0]!.family);
  };
};
