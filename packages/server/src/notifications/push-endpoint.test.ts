import { expect, test } from 'vitest';
import { parsePushEndpoint } from './push-endpoint.ts';

test.each([
  'https://fcm.googleapis.com/fcm/send/abc:def',
  'https://updates.push.services.mozilla.com/wpush/v2/gAAA',
  'https://web.push.apple.com/QO',
  'https://wns2-by3p.notify.windows.com/w/?token=BQYA',
  'https://push.example.com:443/1',
])('%s can be a push service', (endpoint) => {
  expect(parsePushEndpoint(endpoint)?.href).toBe(endpoint.replace(':443', ''));
});

test.each([
  ['without TLS', 'http://push.example.com/1'],
  ['no web address', 'ftp://push.example.com/1'],
  ['a file', 'file:///etc/passwd'],
  ['another port', 'https://push.example.com:8443/1'],
  ['the port of SSH', 'https://push.example.com:22/1'],
  ['a user', 'https://user@push.example.com/1'],
  ['a password', 'https://:secret@push.example.com/1'],
  ['an address', 'https://142.250.185.106/1'],
  ['this machine by its address', 'https://127.0.0.1/1'],
  ['this machine by a number', 'https://2130706433/1'],
  ['this machine in hexadecimal', 'https://0x7f.1/1'],
  ['this machine in IPv6', 'https://[::1]/1'],
  ['an IPv4 address in IPv6', 'https://[::ffff:127.0.0.1]/1'],
  ['this machine by its name', 'https://localhost/1'],
  ['a name of the network', 'https://database/1'],
  ['the root’s dot', 'https://push.example.com./1'],
  ['full-width digits', 'https://１２７.0.0.1/1'],
  ['no URL', 'push'],
  ['empty', ''],
])('never: %s', (_what, endpoint) => {
  expect(parsePushEndpoint(endpoint)).toBeNull();
});
