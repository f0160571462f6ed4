import { isIP } from 'node:net';
import ipaddr from 'ipaddr.js';

/** The addresses of IPv6 that are given out to be reached by everybody (RFC 4291, RFC 7371). */
const GLOBAL_UNICAST_IPV6 = ipaddr.parseCIDR('2000::/3') as [ipaddr.IPv6, number];

/**
 * Returns whether an address is one of the public internet. No other is connected to on behalf of a
 * browser: not this machine, the network that it stands in, the link-local service by which a cloud
 * hands out credentials, or an IPv6 address that stands for an IPv4 one, which translators would
 * forward.
 */
export function isPublicAddress(address: string): boolean {
  // The parser also reads forms that no resolver returns, such as 0x7f.1.
  if (isIP(address) === 0) return false;
  const parsed = ipaddr.parse(address);
  if (parsed.range() !== 'unicast') return false;
  return parsed instanceof ipaddr.IPv4 || parsed.match(GLOBAL_UNICAST_IPV6);
}
