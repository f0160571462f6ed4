import { once } from 'node:events';
import { spawn } from 'node:child_process';
import { expect, test } from 'vitest';
import { isRunningProcess, leftOvers, runFolderPrefix } from './left-overs.ts';

test('what an interrupted check left is found; what runs, and the prepared data, is not', () => {
  const names = [`${runFolderPrefix(7)}a`, `${runFolderPrefix(8)}b`, 'prepared-0a1b', 'evidence'];
  expect(leftOvers(names, (pid) => pid === 8)).toEqual(['run-7-a']);
});

test('a process runs until it has ended', async () => {
  const child = spawn(process.execPath, ['--eval', 'process.stdin.resume()']);
  await once(child, 'spawn');
  expect([isRunningProcess(child.pid!), isRunningProcess(process.pid)]).toEqual([true, true]);
  child.kill('SIGKILL');
  await once(child, 'close');
  expect(isRunningProcess(child.pid!)).toBe(false);
});
