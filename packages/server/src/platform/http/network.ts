/**
 * Who a limit counts, given the address that a request came from: an IPv4 address itself, of an IPv6 address the first
 * 64 bits. Whoever has one IPv6 address has at least a whole such network (RFC 6177), and could come from another of its
 * 2^64 addresses each time.
 */
export function networkOf(address: string): string {
  if (!address.includes(':')) return address;
  const mapped = /^::ffff:(\d+\.\d+\.\d+\.\d+)$/i.exec(address)?.[1];
  if (mapped !== undefined) return mapped;
  const [bare = ''] = address.split('%');
  const [before = '', after] = bare.split('::');
  const groups = before === '' ? [] : before.split(':');
  const missing =
    8 - groups.length - (after === undefined || after === '' ? 0 : after.split(':').length);
  // What `::` stands for are zeros; those that matter here are the ones within the first four groups.
  if (after !== undefined) groups.push(...Array.from({ length: missing }, () => '0'));
  if (after) groups.push(...after.split(':'));
  const network = groups.slice(0, 4).map((group) => Number.parseInt(group, 16).toString(16));
  return `${network.join(':')}::/64`;
}
