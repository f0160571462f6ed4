import ipaddr from 'ipaddr.js';

/**
 * Returns the key that limits count for a client address: an IPv4 address itself, the first 64 bits
 * of an IPv6 address. A client with one IPv6 address has at least such a network (RFC 6177), and
 * could use another of its 2^64 addresses for each request.
 */
export function clientAddressOf(address: string): string {
  if (!address.includes(':') || !ipaddr.isValid(address)) return address;
  // An IPv4 address may be written as IPv6.
  const parsed = ipaddr.process(address);
  if (parsed instanceof ipaddr.IPv4) return parsed.toString();
  const network = parsed.parts.slice(0, 4).map((group) => group.toString(16));
  return `${network.join(':')}::/64`;
}
