import { expect, test } from 'vitest';

import { sealSentence } from './seal-sentence.ts';

test('a seal says whose bytes are in it, and promises no more than that', () => {
  expect(sealSentence('browser')).toBe(
    'The server sealed its seed first, then a browser of yours added random bytes: neither could choose a card.',
  );
  expect(sealSentence('server')).toBe(
    'Packs were opened before a browser gave its bytes, so the server chose those, too. The seed was sealed first, but this seal does not prove that no card was chosen.',
  );
  expect(sealSentence('before_commitment')).toBe(
    'This seal is of the old order: the browser’s bytes were fixed before the seed was sealed. It shows that nothing was changed after the sealing, not that no card was chosen.',
  );
  expect(sealSentence(null)).toBe(
    'The seed is sealed. Your browser adds its random bytes now that it has seen the seal.',
  );
});
