import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { createInterface } from 'node:readline';
import { expect, onTestFinished, test } from 'vitest';

/** More than a pipe holds, and less than the log keeps meanwhile. */
const LINES = 10_000;

/** A program that says when its standard output is full, and logs once more when it is told to. */
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
const { log } = openLog({ logLevel: 'info' });
for (let line = 1; line <= ${LINES}; line += 1) log.info({ line }, 'a line of the log');
process.on('message', () => log.info({ line: 'last' }, 'a line of the log'));
`;

test('a reader that is slow gets every line', async () => {
  const program = spawn(process.execPath, ['--input-type=module', '--eval', PROGRAM], {
    stdio: ['ignore', 'pipe', 'inherit', 'ipc'],
  });
  onTestFinished(() => void program.kill());
  expect((await once(program, 'message'))[0]).toBe('EAGAIN');
  program.send('the reader goes on');
  const lines: unknown[] = [];
  for await (const text of createInterface({ input: program.stdout! })) {
    const { line } = JSON.parse(text) as { line: unknown };
    if (line === 'last') break;
    lines.push(line);
  }
  expect(lines).toEqual(Array.from({ length: LINES }, (_, index) => index + 1));
});
