import { test as base } from '@playwright/test';

import { copyCatalogue, readFirstAdmin, restoreCatalogue } from './catalogue-folder.ts';
import { createTemporaryFolder } from './temporary-folder.ts';
import { startMailServer, type MailServer } from './mail-server.ts';
import { startCitus } from './start-citus.ts';
import { startPostgresql15 } from './start-postgresql-15.ts';
import { type Program, startProgram } from './start-program.ts';
import { recordToasts } from './toasts.ts';

/** The options of a test project. */
export interface ProgramOptions {
  readonly database: 'embedded' | 'PostgreSQL 15' | 'Citus';
  /** LAHMAN_DIR: a folder, or empty for the invented history. */
  readonly history: string;
  /** What the program finds: nothing, or a copy of the whole catalogue of the invented history. */
  readonly startsFrom: 'an empty database' | 'the whole catalogue';
}

interface Fixtures {
  readonly mailServer: MailServer;
  /** Connection URL of the program's database; empty where the program runs an embedded one. */
  readonly databaseUrl: string;
  readonly program: Program;
}

/**
 * The test function with the real program, its database and a mail server, started once per
 * project.
 */
export const test = base.extend<object, ProgramOptions & Fixtures>({
  database: ['embedded', { option: true, scope: 'worker' }],
  history: ['', { option: true, scope: 'worker' }],
  startsFrom: ['an empty database', { option: true, scope: 'worker' }],
  mailServer: [
    async ({}, use) => {
      const mailServer = await startMailServer();
      await use(mailServer);
      await mailServer.close();
    },
    { scope: 'worker' },
  ],
  databaseUrl: [
    async ({ database }, use) => {
      const start = { embedded: null, 'PostgreSQL 15': startPostgresql15, Citus: startCitus };
      const server = await start[database]?.();
      await use(server?.url ?? '');
      await server?.stop();
    },
    { scope: 'worker', timeout: 120_000 },
  ],
  program: [
    async ({ databaseUrl, history, mailServer, startsFrom }, use) => {
      const folder = await createTemporaryFolder();
      const isCopy = startsFrom === 'the whole catalogue';
      if (isCopy && databaseUrl === '') await copyCatalogue(folder.path);
      else if (isCopy) await restoreCatalogue(databaseUrl, folder.path);
      const program = await startProgram({
        DATA_DIR: folder.path,
        DATABASE_URL: databaseUrl,
        LAHMAN_DIR: history,
        SMTP_URL: mailServer.url,
        // Raises the rate limits, which have their own tests: a journey of seconds exceeds them.
        LIMITS_FACTOR: '1000',
      });
      await use(isCopy ? { ...program, firstAdmin: await readFirstAdmin() } : program);
      await program.stop();
      await folder.remove();
    },
    { scope: 'worker', timeout: 300_000 },
  ],
  context: async ({ context }, use) => {
    await recordToasts(context);
    await use(context);
  },
  baseURL: async ({ program }, use) => use(program.url),
});

export { expect } from '@playwright/test';
