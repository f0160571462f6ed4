import fc from 'fast-check';
import { expect, test } from 'vitest';
import { isEmailAddress } from './email-address.ts';

test.each(['casey@mudville.example', 'a.b+c@d.e-f.org', "o'neil@kc.example", 'CY@YOUNG.example'])(
  '%s is an e-mail address',
  (text) => {
    expect(isEmailAddress(text)).toBe(true);
  },
);

test.each([
  'casey',
  'casey@',
  '@mudville.example',
  'casey@mudville',
  'a b@c.de',
  'a@b@c.de',
  'a@b..de',
  'casey@mudville.example.',
  '.casey@mudville.example',
  'ca..sey@mudville.example',
  ' casey@mudville.example',
  'casey@mudville.example\n',
  `${'x'.repeat(250)}@mudville.example`,
  'casey@mudville.example\r\nBcc: cooney@mudville.example',
])('%j is none', (text) => {
  expect(isEmailAddress(text)).toBe(false);
});

test('an e-mail address has at most 254 characters', () => {
  const addressOf = (length: number) => {
    const domain = '@mudville.example';
    return 'x'.repeat(length - domain.length) + domain;
  };
  expect(isEmailAddress(addressOf(254))).toBe(true);
  expect(isEmailAddress(addressOf(255))).toBe(false);
});

test.each([
  'bomb1<victim@x.org>',
  '<victim@x.org>',
  '(c)victim@x.org',
  'victim(c)@x.org',
  'victim@x.org(c)',
  'team:victim@x.org',
  'team:victim@x.org;',
  'victim@x.org,',
  'victim@x.org;',
  ',victim@x.org',
  '"victim"@x.org',
  'victim@[127.0.0.1]',
  'vıctim@x.org',
  'victim@x.orG\u0131',
])('%j, another spelling of a mailbox, is none', (text) => {
  expect(isEmailAddress(text)).toBe(false);
});

test('nothing around a good address or in it leads to the same mailbox', () => {
  // Whatever mail programs read as syntax, a space, or a character of another alphabet.
  const other = fc.oneof(
    fc.constantFrom(...'()<>[]:;,"\\@ \t\r\n'),
    fc.integer({ min: 0x80, max: 0xff_ff }).map((code) => String.fromCharCode(code)),
  );
  const address = 'victim@x.org';
  fc.assert(
    fc.property(other, fc.nat(address.length), (character, index) => {
      const text = address.slice(0, index) + character + address.slice(index);
      expect(isEmailAddress(text)).toBe(false);
    }),
  );
});
