/**
 * Returns the key that limits count for a client address: an IPv4 address itself, the first 64 bits
 * of an IPv6 address. A client with one IPv6 address has at least such a network (RFC 6177), and
 * could use another of its 2^64 addresses for each request.
 */
export function clientAddressOf(address: string): string {
  if (!address.includes(':')) return address;
  const mapped = /^::ffff:(\d+\.\d+\.\d+\.\d+)$/i.exec(address)?.[1];
  if (mapped !== undefined) return mapped;
  const [withoutZone = ''] = address.split('%');
  const [before = '', after] = withoutZone.split('::');
  const groups = before === '' ? [] : before.split(':');
  const missing =
    8 - groups.length - (after === undefined || after === '' ? 0 : after.split(':').length);
  // `::` stands for zero groups.
  if (after !== undefined) groups.push(...Array.from({ length: missing }, () => '0'));
  if (after) groups.push(...after.split(':'));
  const network = groups.slice(0, 4).map((group) => Number.parseInt(group, 16).toString(16));
  return `${network.join(':')}::/64`;
}
