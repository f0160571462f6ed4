import { expect, test } from '@playwright/test';

import { restartInTurn } from '../bench/trust/restarts/restart-in-turn.ts';
import { copyCatalogue } from './catalogue-folder.ts';
import { createTemporaryFolder } from './temporary-folder.ts';

// `npm run check:trust -- restarts` does the same with more clients, and up to 200 restarts.
test('programs behind nginx are restarted in turn, and no request fails', async () => {
  const folder = await createTemporaryFolder();
  await copyCatalogue(folder.path);
  const { failures, requests, rolls, streamMessages } = await restartInTurn(
    { dataDir: folder.path },
    { count: 20, clients: 2 },
    { tell: () => undefined },
  );
  expect(failures).toEqual([]);
  expect(streamMessages, 'a watched game came through nginx as it was played').toBe(2);
  expect(rolls).toBeGreaterThan(0);
  expect(requests).toBeGreaterThan(rolls);
  await folder.remove();
});
