import { spawn } from 'node:child_process';
import path from 'node:path';

/** The project's own folder. */
export const ROOT = path.resolve(import.meta.dirname, '..');

export type ChildResult = { code: number; output: string };

/**
 * Runs a program to its end and answers its exit code (128 and more for a signal). It is ended with us: on a signal, and
 * when whoever started us is gone. `quiet` keeps what it prints, for the caller to show; otherwise it is printed as it comes.
 */
export function runChild(
  command: string,
  args: readonly string[],
  options: { quiet?: boolean; cwd?: string; env?: NodeJS.ProcessEnv } = {},
): Promise<ChildResult> {
  const { quiet = false, cwd = ROOT, env = process.env } = options;
  const child = spawn(command, args, {
    cwd,
    env,
    stdio: ['ignore', quiet ? 'pipe' : 'inherit', quiet ? 'pipe' : 'inherit'],
  });
  let output = '';
  for (const stream of [child.stdout, child.stderr]) {
    stream?.setEncoding('utf8').on('data', (text: string) => (output += text));
  }
  const end = () => {
    child.kill('SIGTERM');
    process.exitCode = 130;
  };
  const signals = ['SIGINT', 'SIGTERM', 'SIGHUP'] as const;
  for (const signal of signals) process.on(signal, end);
  process.on('disconnect', end);
  return new Promise((resolve, reject) => {
    child.once('error', reject);
    child.once('close', (code, signal) => {
      for (const name of signals) process.off(name, end);
      process.off('disconnect', end);
      if (process.exitCode === 130) process.exit(130);
      resolve({ code: code ?? (signal ? 128 : 1), output });
    });
  });
}

/** Runs a program that a package brings, such as tsc, on this same Node. */
export function runTool(
  name: string,
  args: readonly string[],
  options: Parameters<typeof runChild>[2] = {},
): Promise<ChildResult> {
  const bin = path.join(ROOT, 'node_modules', '.bin', name);
  return process.platform === 'win32'
    ? runChild(`${bin}.cmd`, args, options)
    : runChild(bin, args, options);
}

/** Seconds since `began` (a `performance.now()`), for people: "3.2 s". */
export const secondsSince = (began: number) =>
  `${((performance.now() - began) / 1000).toFixed(1)} s`;
