import fc from 'fast-check';
import { expect, test } from 'vitest';
import { networkOf } from './network.ts';

test('an IPv4 address stands for itself, also where it is written as IPv6', () => {
  expect(networkOf('203.0.113.7')).toBe('203.0.113.7');
  expect(networkOf('::ffff:203.0.113.7')).toBe('203.0.113.7');
});

test.each([
  ['2001:db8:1:2:3:4:5:6', '2001:db8:1:2::/64'],
  ['2001:db8:1:2::9', '2001:db8:1:2::/64'],
  ['2001:DB8:0001:2:ffff:ffff:ffff:ffff', '2001:db8:1:2::/64'],
  ['2001:db8::1', '2001:db8:0:0::/64'],
  ['::1', '0:0:0:0::/64'],
  ['fe80::1%eth0', 'fe80:0:0:0::/64'],
])('%s is of the network %s', (address, network) => {
  expect(networkOf(address)).toBe(network);
});

const groups = fc.array(fc.integer({ min: 0, max: 0xffff }), { minLength: 8, maxLength: 8 });
const written = (all: readonly number[]) => all.map((group) => group.toString(16)).join(':');
/** As URLs write an IPv6 address: in its shortest form. */
const shortened = (address: string) => new URL(`http://[${address}]`).hostname.slice(1, -1);

test('however it is written, the last 64 bits make no difference and the first do', () => {
  fc.assert(
    fc.property(groups, groups, (one, another) => {
      // The first groups are zero for IPv4 in IPv6, which is another matter.
      const [a, b] = [one, another].map(([first, ...rest]) => [0x2000 | first!, ...rest]);
      const neighbour = [...a!.slice(0, 4), ...b!.slice(4)];
      expect(networkOf(shortened(written(neighbour)))).toBe(networkOf(written(a!)));
      const isSame = written(a!.slice(0, 4)) === written(b!.slice(0, 4));
      expect(networkOf(written(a!)) === networkOf(shortened(written(b!)))).toBe(isSame);
    }),
  );
});
