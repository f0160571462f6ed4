import { test as base } from '@playwright/test';

import { ownFolder } from './own-folder.ts';
import { openPostOffice, type PostOffice } from './post-office.ts';
import { startPostgresql15 } from './postgresql-15.ts';
import { type Program, startProgram } from './program.ts';
import { keepToasts } from './toasts.ts';

/** The options of a test project. */
export interface ProgramOptions {
  readonly database: 'embedded' | 'PostgreSQL 15';
  /** LAHMAN_DIR: a folder, or empty for the invented history. */
  readonly history: string;
}

interface World {
  readonly postOffice: PostOffice;
  /** Connection URL of the program's database; empty where the program runs an embedded one. */
  readonly databaseUrl: string;
  readonly program: Program;
}

/**
 * The test function with the real program, its database and a mail server, started once per
 * project.
 */
export const test = base.extend<object, ProgramOptions & World>({
  database: ['embedded', { option: true, scope: 'worker' }],
  history: ['', { option: true, scope: 'worker' }],
  postOffice: [
    async ({}, use) => {
      const postOffice = await openPostOffice();
      await use(postOffice);
      await postOffice.close();
    },
    { scope: 'worker' },
  ],
  databaseUrl: [
    async ({ database }, use) => {
      const server = database === 'PostgreSQL 15' ? await startPostgresql15() : null;
      await use(server?.url ?? '');
      await server?.stop();
    },
    { scope: 'worker', timeout: 120_000 },
  ],
  program: [
    async ({ databaseUrl, history, postOffice }, use) => {
      const folder = await ownFolder();
      const program = await startProgram({
        DATA_DIR: folder.path,
        DATABASE_URL: databaseUrl,
        LAHMAN_DIR: history,
        SMTP_URL: postOffice.url,
        // Raises the rate limits, which have their own tests: a journey of seconds exceeds them.
        LIMITS_FACTOR: '1000',
      });
      await use(program);
      await program.stop();
      await folder.remove();
    },
    { scope: 'worker', timeout: 300_000 },
  ],
  context: async ({ context }, use) => {
    await keepToasts(context);
    await use(context);
  },
  baseURL: async ({ program }, use) => use(program.url),
});

export { expect } from '@playwright/test';
