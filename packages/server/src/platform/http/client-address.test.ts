import fc from 'fast-check';
import { expect, test } from 'vitest';
import { clientAddressOf } from './client-address.ts';

test('an IPv4 address stands for itself, also where it is written as IPv6', () => {
  expect(clientAddressOf('203.0.113.7')).toBe('203.0.113.7');
  expect(clientAddressOf('::ffff:203.0.113.7')).toBe('203.0.113.7');
});

test('a port that a proxy adds makes no difference', () => {
  expect(clientAddressOf('203.0.113.7:5678')).toBe('203.0.113.7');
  expect(clientAddressOf('[2001:db8:1:2::9]:443')).toBe('2001:db8:1:2::/64');
  expect(clientAddressOf('[2001:db8:1:2::9]')).toBe('2001:db8:1:2::/64');
});

test.each([
  ['2001:db8:1:2:3:4:5:6', '2001:db8:1:2::/64'],
  ['2001:db8:1:2::9', '2001:db8:1:2::/64'],
  ['2001:DB8:0001:2:ffff:ffff:ffff:ffff', '2001:db8:1:2::/64'],
  ['2001:db8::1', '2001:db8:0:0::/64'],
  ['::1', '0:0:0:0::/64'],
  ['fe80::1%eth0', 'fe80:0:0:0::/64'],
])('%s is of the network %s', (address, network) => {
  expect(clientAddressOf(address)).toBe(network);
});

const groups = fc.array(fc.integer({ min: 0, max: 0xffff }), { minLength: 8, maxLength: 8 });
const formatAddress = (groups: readonly number[]) =>
  groups.map((group) => group.toString(16)).join(':');
/** Returns the shortest form of an IPv6 address, as in a URL. */
const shortened = (address: string) => new URL(`http://[${address}]`).hostname.slice(1, -1);

test('however it is written, the last 64 bits make no difference and the first do', () => {
  fc.assert(
    fc.property(groups, groups, (one, another) => {
      // The first group is not zero: zero groups would be an IPv4-mapped address.
      const [a, b] = [one, another].map(([first, ...rest]) => [0x2000 | first!, ...rest]);
      const neighbour = [...a!.slice(0, 4), ...b!.slice(4)];
      expect(clientAddressOf(shortened(formatAddress(neighbour)))).toBe(
        clientAddressOf(formatAddress(a!)),
      );
      const isSame = formatAddress(a!.slice(0, 4)) === formatAddress(b!.slice(0, 4));
      expect(
        clientAddressOf(formatAddress(a!)) === clientAddressOf(shortened(formatAddress(b!))),
      ).toBe(isSame);
    }),
  );
});
