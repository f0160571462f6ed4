import { createHash } from 'node:crypto';
import { isIP } from 'node:net';

/** A name of at least two labels; not the root's trailing dot, by which one host has two names. */
const HOST_NAME = /^([a-z0-9_]([a-z0-9_-]*[a-z0-9_])?\.)+[a-z0-9][a-z0-9-]*[a-z0-9]$/;

/**
 * Returns the URL of a push subscription's endpoint; null for one that is never connected to: it
 * has to be https, on the port of https, at a host with a name, without user and password. Whether
 * the name leads to a public address is checked at each connection.
 */
export function parsePushEndpoint(text: string): URL | null {
  if (!URL.canParse(text)) return null;
  const url = new URL(text);
  const isPlain =
    url.protocol === 'https:' && url.port === '' && url.username + url.password === '';
  // A URL with 0x7f.1 or 2130706433 has 127.0.0.1 as its host name by now.
  return isPlain && isIP(url.hostname) === 0 && HOST_NAME.test(url.hostname) ? url : null;
}

/** Returns the SHA-256 of an endpoint, which is what it is found by. */
export const hashEndpoint = (endpoint: string): Buffer =>
  createHash('sha256').update(endpoint).digest();
