import { sha256 } from '@noble/hashes/sha2.js';
import { joinWithZeroBytes, parseHex, toHex } from './bytes-and-hex.ts';

/** Links of a chain that can be revealed. */
export const CHAIN_LINKS = 400;

/** Length of a link, in bytes. */
export const LINK_BYTES = 32;

/** Domain separator of a link's hash. */
export const LINK_DOMAIN = 'link-v1';

/**
 * A chain of hashes, whose links are revealed one after the other. All are 64 hex digits. Link 400
 * is the secret end; link k is SHA-256("link-v1" | 0 | link k + 1). Link 0 is the anchor: it is
 * published first, and every link that is revealed later is seen to belong to it, while nobody can
 * tell from the links that are known which one comes next.
 */
export interface HashChain {
  readonly anchor: string;
  /** The links 0 to 400, by their index. */
  readonly links: readonly string[];
}

const hashLink = (link: Uint8Array): Uint8Array => sha256(joinWithZeroBytes(LINK_DOMAIN, link));

/** Returns the chain with this end of 32 random bytes. Throws for an end of another length. */
export function makeChain(end: Uint8Array): HashChain {
  if (end.length !== LINK_BYTES) throw new Error(`a chain ends in ${LINK_BYTES} bytes`);
  const links = [toHex(end)];
  let link = end;
  for (let index = CHAIN_LINKS; index > 0; index -= 1) {
    link = hashLink(link);
    links.push(toHex(link));
  }
  links.reverse();
  return { anchor: toHex(link), links };
}

/** Returns the link so many steps before one of a chain. Throws for a malformed link. */
export function linkBefore(link: string, steps: number): string {
  let hash = parseHex(link, LINK_BYTES);
  if (hash === null) throw new Error(`a link has ${LINK_BYTES} bytes in lower-case hex`);
  for (let step = 0; step < steps; step += 1) hash = hashLink(hash);
  return toHex(hash);
}

/** Whether a text is a link or an anchor: 64 lower-case hex digits. */
export const isLink = (text: string): boolean => parseHex(text, LINK_BYTES) !== null;

/**
 * Whether a link hashes to an earlier one of its chain in so many steps, from 1 to the length of a
 * chain; false for a malformed link.
 */
export function followsFrom(link: string, earlier: string, steps: number): boolean {
  if (!isLink(link) || steps < 1 || steps > CHAIN_LINKS) return false;
  return linkBefore(link, steps) === earlier;
}
