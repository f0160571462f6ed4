import { createServer } from 'node:net';
import type { AddressInfo } from 'node:net';

import { copyCatalogue } from './catalogue-folder.ts';
import { createTemporaryFolder } from './temporary-folder.ts';
import { startProgram } from './start-program.ts';
import { expect, test } from '@playwright/test';

test('a second start is quick to be ready, and finds everything as it was', async () => {
  const folder = await createTemporaryFolder();
  const settings = { DATA_DIR: folder.path, LAHMAN_DIR: '' };
  const first = await startProgram(settings);
  expect(first.log(), 'the first start names the admin once').toMatch(/shown only this once/);
  await first.stop();
  const second = await startProgram(settings);
  expect(second.log()).not.toMatch(/shown only this once/);
  expect((await fetch(`${second.url}/api/series`)).status).toBe(200);
  await second.stop();
  await folder.remove();
});

test('killing what npm runs leaves no server behind', async () => {
  const folder = await createTemporaryFolder();
  const program = await startProgram({ DATA_DIR: folder.path, LAHMAN_DIR: '' });
  await program.kill();
  await expect
    .poll(
      () =>
        fetch(program.url).then(
          () => 'answers',
          () => 'gone',
        ),
      { timeout: 120_000 },
    )
    .toBe('gone');
  await folder.remove();
});

test('a port in use ends the start with a sentence that names it', async () => {
  const folder = await createTemporaryFolder();
  await copyCatalogue(folder.path);
  const taken = createServer().listen(0, '127.0.0.1');
  await new Promise((resolve) => taken.once('listening', resolve));
  const { port } = taken.address() as AddressInfo;
  const start = startProgram({ DATA_DIR: folder.path, LAHMAN_DIR: '', PORT: String(port) });
  await expect(start).rejects.toThrow(`Port ${port} is taken`);
  taken.close();
  await folder.remove();
});
