import { mkdir, writeFile } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { checkHistory } from '../checker/check-history.ts';
import { formatLog, type LoggedRequest } from '../checker/request-log.ts';
import type { Violation } from '../checker/user-history.ts';
import {
  startTrustProgram,
  type TrustProgram,
  type TrustProgramOptions,
} from '../harness/trust-program.ts';
import { dumpUsers } from './dump-users.ts';
import { createLoggingClient, type LoggingClient } from './logging-client.ts';
import { openMarket, type Market } from './market.ts';

/** A program whose requests are written down, and checked against its database. */
export interface ObservedProgram {
  /** The program that runs now: `restart` puts another in its place. */
  readonly current: () => TrustProgram;
  readonly client: LoggingClient;
  readonly market: Market;
  /** Starts a program again that was killed. */
  restart(): Promise<TrustProgram>;
  /** Checks what was logged of these users; what does not add up is kept as files. */
  check(
    name: string,
    log: readonly LoggedRequest[],
    options?: { readonly isInterrupted?: boolean },
  ): Promise<readonly Violation[]>;
}

/** Starts a program, hands it over, and stops it. */
export async function withObservedProgram<T>(
  { adminPassword, ...options }: TrustProgramOptions & { readonly adminPassword: string },
  work: (observed: ObservedProgram) => Promise<T>,
): Promise<T> {
  let program = await startTrustProgram(options);
  const client = createLoggingClient(() => program.url);
  try {
    const market = await openMarket(client, adminPassword);
    return await work({
      current: () => program,
      client,
      market,
      restart: async () => {
        program = await startTrustProgram(options);
        return program;
      },
      check: async (name, log, { isInterrupted = false } = {}) => {
        const users = [...new Set(log.map(({ userID }) => userID))];
        const dump = await dumpUsers(options, users);
        const text = formatLog(log);
        const violations = checkHistory(text, dump, { isInterrupted });
        if (violations.length > 0)
          await keepEvidence(name, { log: text, sql: dump, output: program.output() }, violations);
        return violations;
      },
    });
  } finally {
    client.close();
    await program.stop();
  }
}

/** Keeps the log and the dump of a history that does not add up, and what the program printed. */
async function keepEvidence(
  name: string,
  texts: Readonly<Record<string, string>>,
  violations: readonly Violation[],
): Promise<void> {
  const folder = path.join(os.tmpdir(), `pennant-trust-${process.getuid?.() ?? 0}`, 'evidence');
  await mkdir(folder, { recursive: true });
  for (const [ending, text] of Object.entries(texts))
    await writeFile(path.join(folder, `${name}.${ending}`), text);
  await writeFile(path.join(folder, `${name}.json`), JSON.stringify(violations, null, 1));
}
