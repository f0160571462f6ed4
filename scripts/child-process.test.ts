import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { expect, test } from 'vitest';

/**
 * Starts a process that runs a program which never ends, sends it SIGTERM, and returns what the
 * process did then.
 */
async function stopWhileAProgramRuns(options: { readonly exitsOnSignal?: boolean }) {
  const source = `
    const { runProgram } = await import('./scripts/child-process.ts');
    const program = ['-e', 'console.log("begun"); setInterval(() => {}, 1000)'];
    const { code } = await runProgram(process.execPath, program, ${JSON.stringify(options)});
    console.log('went on after code', code);`;
  const child = spawn(process.execPath, ['--input-type=module', '-e', source]);
  let output = '';
  child.stdout.setEncoding('utf8').on('data', (text: string) => {
    output += text;
    if (text.includes('begun')) child.kill('SIGTERM');
  });
  const [code] = (await once(child, 'close')) as [number | null];
  return { code, output };
}

test('a signal ends a program and the process that runs it', async () => {
  expect(await stopWhileAProgramRuns({})).toEqual({ code: 130, output: 'begun\n' });
});

test('a process that has more to end goes on after a signal has ended its program', async () => {
  expect(await stopWhileAProgramRuns({ exitsOnSignal: false })).toEqual({
    code: 0,
    output: 'begun\nwent on after code 128\n',
  });
});
