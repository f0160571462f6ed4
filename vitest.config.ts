import os from 'node:os';
import { defineConfig } from 'vitest/config';
import { listTestsInBrowser } from './scripts/tests-in-browser.ts';
import { listTestsWithoutDatabase } from './scripts/tests-without-database.ts';

/** The packages whose tests need neither a database nor a browser. */
const PURE_PACKAGES = ['rules', 'card-art', 'card-maker', 'contract'] as const;

/** Tests that stand in a browser: a process of test files has one or has none. */
const TESTS_IN_BROWSER = listTestsInBrowser(import.meta.dirname, 'packages/web/src');

/**
 * The databases that the server's tests run on: the embedded one, Debian's PostgreSQL 15, and a
 * cluster of three servers.
 */
const DATABASES = [
  { name: 'embedded', start: 'packages/server/src/testing/start-embedded.ts' },
  { name: 'PostgreSQL 15', start: 'packages/server/src/testing/start-postgresql-15.ts' },
  { name: 'Citus', start: 'packages/server/src/testing/start-citus.ts' },
] as const;

/** The server's tests that would do the very same on each database, and so run once. */
const TESTS_WITHOUT_DATABASE = listTestsWithoutDatabase(import.meta.dirname, 'packages/server/src');

/** Written from the schema on one server, on which a cursor's columns have a table. */
const STATEMENT_TYPES = '**/statement-types.test.ts';

/** Far longer than any test: they end tests that hang, and do not measure speed. */
const TIMEOUTS = { testTimeout: 300_000, hookTimeout: 300_000 } as const;

const SHARED = {
  ...TIMEOUTS,
  // One for each core: by default a core is left idle, which is half of a machine of two.
  maxWorkers: os.availableParallelism(),
  expect: { poll: { timeout: 60_000 } },
  setupFiles: ['scripts/property-seed.ts'],
  environment: 'node',
};

/** What else is put back before each test file. */
const SERVER_SETUP = [...SHARED.setupFiles, 'packages/server/src/testing/restart-ids.ts'];
const WEB_SETUP = [...SHARED.setupFiles, 'packages/web/src/testing/restore-browser.ts'];

/** Test files share the modules of the code: loading them took most of a file's time. */
const SHARED_MODULES = { isolate: false } as const;

export default defineConfig({
  test: {
    reporters: ['default'],
    projects: [
      ...PURE_PACKAGES.map((name) => ({
        test: {
          name,
          ...SHARED,
          ...SHARED_MODULES,
          include: [`packages/${name}/src/**/*.test.{ts,tsx}`],
        },
      })),
      {
        extends: './packages/web/vitest.config.ts',
        test: {
          name: 'web',
          ...SHARED,
          ...SHARED_MODULES,
          setupFiles: WEB_SETUP,
          include: ['packages/web/src/**/*.test.{ts,tsx}'],
          exclude: TESTS_IN_BROWSER,
        },
      },
      {
        extends: './packages/web/vitest.config.ts',
        test: {
          name: 'web (in a browser)',
          ...SHARED,
          ...SHARED_MODULES,
          setupFiles: WEB_SETUP,
          include: TESTS_IN_BROWSER,
        },
      },
      ...DATABASES.map(({ name, start }) => ({
        test: {
          name: `server (${name})`,
          ...SHARED,
          ...SHARED_MODULES,
          setupFiles: SERVER_SETUP,
          globalSetup: [start],
          include: ['packages/server/src/**/*.test.ts'],
          exclude: [
            ...TESTS_WITHOUT_DATABASE,
            name === 'Citus' ? STATEMENT_TYPES : '**/*.cluster.test.ts',
          ],
        },
      })),
      {
        test: {
          name: 'server (no database)',
          ...SHARED,
          ...SHARED_MODULES,
          setupFiles: SERVER_SETUP,
          include: TESTS_WITHOUT_DATABASE,
        },
      },
      {
        test: {
          name: 'scripts',
          ...SHARED,
          include: ['scripts/**/*.test.ts', 'deploy/**/*.test.ts'],
        },
      },
      {
        test: {
          name: 'bench',
          ...SHARED,
          include: ['bench/**/*.test.ts'],
        },
      },
    ],
  },
});
