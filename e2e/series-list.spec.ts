import http from 'node:http';

import { expect, test } from './fixtures.ts';
import { expectApiOk } from './api-client.ts';
import { waitForAllCards } from './sign-in-as-admin.ts';

/** The list of all series on sale is read by every visit of Buy Packs, over phones' networks. */
const MAX_PACKED_BYTES = 8 * 1024;

/** Returns the number of bytes of a response's body as it comes over the network. */
const packedSize = (url: string): Promise<number> =>
  new Promise((resolve, reject) => {
    const request = http.get(url, { headers: { 'accept-encoding': 'gzip' } }, (response) => {
      expect(response.headers['content-encoding']).toBe('gzip');
      let bytes = 0;
      response.on('data', (chunk: Buffer) => (bytes += chunk.length));
      response.on('end', () => resolve(bytes));
    });
    request.on('error', reject);
  });

test('the list of all series of a whole history is at most 8 KB packed', async ({ program }) => {
  await waitForAllCards(program);
  const list = await expectApiOk<{ odds: { chances: number[] } }[]>(program, 'GET /series');
  expect(list.length).toBeGreaterThan(180);
  for (const { odds } of list)
    expect(odds.chances.reduce((sum, chance) => sum + chance, 0)).toBeCloseTo(1, 9);
  expect(await packedSize(`${program.url}/api/series`)).toBeLessThanOrEqual(MAX_PACKED_BYTES);
});
