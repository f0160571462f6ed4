import ipaddr from 'ipaddr.js';

/** Some proxies write the client's port into `X-Forwarded-For`: `[2001:db8::1]:443`. */
const PORT = /^\[?([\d.]+|[\da-f:.]+(?=\]))\]?(?::\d+)?$/i;

/**
 * Returns the key that limits count for a client address: an IPv4 address itself, the first 64 bits
 * of an IPv6 address. A client with one IPv6 address has at least such a network (RFC 6177), and
 * could use another of its 2^64 addresses for each request.
 */
export function clientAddressOf(address: string): string {
  // Most addresses are plain IPv4, on every request: they are not parsed.
  if (!address.includes(':')) return address;
  const host = address.replace(PORT, '$1');
  if (!ipaddr.isValid(host)) return host;
  // An IPv4 address may be written as IPv6.
  const parsed = ipaddr.process(host);
  if (parsed instanceof ipaddr.IPv4) return parsed.toString();
  const network = parsed.parts.slice(0, 4).map((group) => group.toString(16));
  return `${network.join(':')}::/64`;
}
