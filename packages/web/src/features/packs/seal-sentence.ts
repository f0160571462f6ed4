import type { ClientSeedOrigin } from '@pennant/rules/packs/client-seed-origin';

/**
 * Returns what a seal of packs binds the server to, by whose bytes are mixed with its seed; null
 * for a seal that still waits for bytes.
 */
export function sealSentence(origin: ClientSeedOrigin | null): string {
  if (origin === 'browser') {
    return 'The server sealed its seed first, then a browser of yours added random bytes: neither could choose a card.';
  }
  if (origin === 'server') {
    return 'Packs were opened before a browser gave its bytes, so the server chose those, too. The seed was sealed first, but this seal does not prove that no card was chosen.';
  }
  if (origin === 'before_commitment') {
    return 'This seal is of the old order: the browser’s bytes were fixed before the seed was sealed. It shows that nothing was changed after the sealing, not that no card was chosen.';
  }
  return 'The seed is sealed. Your browser adds its random bytes now that it has seen the seal.';
}
