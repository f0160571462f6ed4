import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { expect, test } from 'vitest';
import { abandonedRunFolders, runFolderPrefix } from './run-folders.ts';

test('what an interrupted check left is found; what runs, and the prepared data, is not', async () => {
  const check = spawn(process.execPath, ['--eval', 'process.stdin.resume()']);
  await once(check, 'spawn');
  const folder = `${runFolderPrefix(check.pid!)}a`;
  const names = [folder, `${runFolderPrefix(process.pid)}b`, 'prepared-0a1b', 'evidence'];
  expect(abandonedRunFolders(names)).toEqual([]);
  check.kill('SIGKILL');
  await once(check, 'close');
  expect(abandonedRunFolders(names)).toEqual([folder]);
});
