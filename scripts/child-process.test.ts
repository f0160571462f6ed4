import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { isProcessAlive } from '@pennant/server/platform/database/embedded/start-lock';
import { expect, test } from 'vitest';

import { ROOT } from './child-process.ts';

/** Starts a process that runs a program which never ends; returns it with what it prints. */
function aProcessThatRunsAProgram(options: { exitsOnSignal?: boolean }, meanwhile = '') {
  const source = `
    const { runProgram } = await import('./scripts/child-process.ts');
    const program = ['-e', 'console.log(process.pid); setInterval(() => {}, 1000)'];
    const running = runProgram(process.execPath, program, ${JSON.stringify(options)});
    ${meanwhile}
    console.log('went on after code', (await running).code);`;
  const child = spawn(process.execPath, ['--input-type=module', '-e', source], { cwd: ROOT });
  let output = '';
  child.stdout.setEncoding('utf8').on('data', (text: string) => (output += text));
  return { child, read: () => output };
}

/** Sends SIGTERM to such a process once its program runs; returns what the process did then. */
async function stopWhileAProgramRuns(options: { exitsOnSignal?: boolean }) {
  const { child, read } = aProcessThatRunsAProgram(options);
  await expect.poll(read).toMatch(/^\d+\n/);
  child.kill('SIGTERM');
  const [code] = (await once(child, 'close')) as [number | null];
  return { code, output: read().replace(/^\d+\n/, '') };
}

test('a signal ends a program and the process that runs it', async () => {
  expect(await stopWhileAProgramRuns({})).toEqual({ code: 130, output: '' });
});

test('a process that has more to end goes on after a signal has ended its program', async () => {
  expect(await stopWhileAProgramRuns({ exitsOnSignal: false })).toEqual({
    code: 0,
    output: 'went on after code 128\n',
  });
});

test('a program ends with the process that runs it, whatever ends that', async () => {
  const meanwhile = `process.stdin.once('data', () => process.exit(3));`;
  const { child, read } = aProcessThatRunsAProgram({ exitsOnSignal: false }, meanwhile);
  await expect.poll(read).toMatch(/^\d+\n/);
  const pid = Number(read());
  child.stdin.write('end');
  expect(await once(child, 'exit')).toEqual([3, null]);
  await expect.poll(() => isProcessAlive(pid)).toBe(false);
});
