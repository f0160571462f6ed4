import { spawn } from 'node:child_process';
import path from 'node:path';

/** The root folder of the project. */
export const ROOT = path.resolve(import.meta.dirname, '..');

/** Where Node keeps compiled sources, by which processes and threads start in less time. */
export const COMPILED = path.join(ROOT, '.cache', 'compiled');

export type ChildResult = { code: number; output: string };

/**
 * Runs a program to its end and returns its exit code (128 for a signal). The program is stopped
 * together with this process: on a signal, when the parent process is gone, and when this process
 * ends for a reason of its own. With `quiet` its output is returned instead of printed. Without
 * `exitsOnSignal` a signal stops only the program: this process has more to end.
 */
export function runProgram(
  command: string,
  args: readonly string[],
  options: {
    quiet?: boolean;
    exitsOnSignal?: boolean;
    cwd?: string;
    env?: NodeJS.ProcessEnv;
  } = {},
): Promise<ChildResult> {
  const { quiet = false, exitsOnSignal = true, cwd = ROOT, env = process.env } = options;
  const child = spawn(command, args, {
    cwd,
    env,
    stdio: ['ignore', quiet ? 'pipe' : 'inherit', quiet ? 'pipe' : 'inherit'],
  });
  let output = '';
  for (const stream of [child.stdout, child.stderr]) {
    stream?.setEncoding('utf8').on('data', (text: string) => (output += text));
  }
  const stop = () => {
    child.kill('SIGTERM');
    if (exitsOnSignal) process.exitCode = 130;
  };
  const stopAtExit = () => child.kill('SIGTERM');
  process.on('exit', stopAtExit);
  const signals = ['SIGINT', 'SIGTERM', 'SIGHUP'] as const;
  for (const signal of signals) process.on(signal, stop);
  process.on('disconnect', stop);
  return new Promise((resolve, reject) => {
    child.once('error', reject);
    child.once('close', (code, signal) => {
      for (const name of signals) process.off(name, stop);
      process.off('disconnect', stop);
      process.off('exit', stopAtExit);
      if (process.exitCode === 130) process.exit(130);
      resolve({ code: code ?? (signal ? 128 : 1), output });
    });
  });
}

/** Runs a program of an npm package, such as tsc. */
export function runTool(
  name: string,
  args: readonly string[],
  options: Parameters<typeof runProgram>[2] = {},
): Promise<ChildResult> {
  const bin = path.join(ROOT, 'node_modules', '.bin', name);
  return process.platform === 'win32'
    ? runProgram(`${bin}.cmd`, args, options)
    : runProgram(bin, args, options);
}

/** Returns the formatted time since `began` (a `performance.now()`): "3.2 s". */
export const formatSecondsSince = (began: number) =>
  `${((performance.now() - began) / 1000).toFixed(1)} s`;
