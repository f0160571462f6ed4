import { expect, test } from '@playwright/test';

import { catalogueFolder, keepFirstAdmin } from './catalogue-folder.ts';
import { waitForAllCards } from './sign-in-as-admin.ts';
import { startProgram } from './start-program.ts';

test('a first start makes all cards, the campaigns and a week of games of Duplicate Nine', async () => {
  // The games of a week are made at a low priority, beside the tests of other projects.
  test.setTimeout(1_200_000);
  const program = await startProgram({ DATA_DIR: catalogueFolder(), LAHMAN_DIR: '' });
  await waitForAllCards(program);
  await expect
    .poll(() => program.log(), { timeout: 120_000 })
    .toMatch(/Campaigns are drawn up: \d+ contests\./);
  // Each program that starts from a copy would make them anew, beside its tests.
  await expect
    .poll(() => program.log(), { timeout: 900_000 })
    .toMatch(/The games of Duplicate Nine are made up to \d{4}-\d\d-\d\d\./);
  await program.stop();
  expect(program.firstAdmin, 'the first start names the admin').not.toBeNull();
  await keepFirstAdmin(program.firstAdmin!);
});
