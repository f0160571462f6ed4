import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { createInterface } from 'node:readline';
import { expect, onTestFinished, test } from 'vitest';

/** More than a pipe holds, and less than the log keeps meanwhile. */
const LINES = 10_000;

/**
 * A program that says when its standard output is full, logs once more when it is told to, and
 * then stops where it is told "stop".
 */
const PROGRAM = `
import fs from 'node:fs';
import { syncBuiltinESMExports } from 'node:module';
const { write } = fs;
fs.write = (file, block, done) =>
  write(file, block, (error, written) => {
    if (error !== null) process.send(error.code);
    done(error, written);
  });
syncBuiltinESMExports();
const { openLog } = await import(${JSON.stringify(new URL('log.ts', import.meta.url).href)});
// As in the program: standard output does not block from then on.
process.stdout.on('error', () => undefined);
const { log, flush } = openLog({ logLevel: 'info' });
for (let line = 1; line <= ${LINES}; line += 1) log.info({ line }, 'a line of the log');
process.on('message', async (message) => {
  log.info({ line: 'last' }, 'a line of the log');
  if (message !== 'stop') return;
  const flushed = flush();
  await new Promise((resolve) => process.send('stopping', resolve));
  await flushed;
  process.exit(0);
});
`;

/** Starts the program, and waits until its standard output is full. */
async function aBlockedProgram() {
  const program = spawn(process.execPath, ['--input-type=module', '--eval', PROGRAM], {
    stdio: ['ignore', 'pipe', 'inherit', 'ipc'],
  });
  onTestFinished(() => void program.kill());
  expect((await once(program, 'message'))[0]).toBe('EAGAIN');
  return program;
}

/** Reads the lines of a program up to the last one, or to its end. */
async function readLines({ stdout }: Awaited<ReturnType<typeof aBlockedProgram>>) {
  const lines: unknown[] = [];
  for await (const text of createInterface({ input: stdout! })) {
    const { line } = JSON.parse(text) as { line: unknown };
    lines.push(line);
    if (line === 'last') break;
  }
  return lines;
}

const ALL_LINES = [...Array.from({ length: LINES }, (_, index) => index + 1), 'last'];

test('a reader that is slow gets every line', async () => {
  const program = await aBlockedProgram();
  program.send('the reader goes on');
  expect(await readLines(program)).toEqual(ALL_LINES);
});

test('a reader that is slow gets every line of a program that stops', async () => {
  const program = await aBlockedProgram();
  const stopping = new Promise<void>((resolve) => {
    program.on('message', (message) => message === 'stopping' && resolve());
  });
  program.send('stop');
  await stopping;
  expect(await readLines(program)).toEqual(ALL_LINES);
});

test('a reader that reads nothing keeps no program from stopping', async () => {
  const program = await aBlockedProgram();
  program.send('stop');
  expect((await once(program, 'exit'))[0]).toBe(0);
});
