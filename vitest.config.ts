import os from 'node:os';
import { defineConfig } from 'vitest/config';
import { listTestsWithoutDatabase } from './scripts/tests-without-database.ts';

/** The packages without state of their own: no test file leaves any to the next. */
const PURE_PACKAGES = ['rules', 'card-maker', 'contract'] as const;

/** Those whose tests replace what a browser has. */
const PACKAGES_IN_BROWSERS = ['card-art', 'web'] as const;

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
  expect: { poll: { timeout: 60_000 } },
  setupFiles: ['scripts/property-seed.ts'],
  environment: 'node',
};

/** That of the server besides: before each test file. */
const SERVER_SETUP = [...SHARED.setupFiles, 'packages/server/src/testing/restart-ids.ts'];

/** Test files share the modules of the code: loading them took most of a file's time. */
const SHARED_MODULES = { isolate: false } as const;

export default defineConfig({
  test: {
    reporters: ['default'],
    // One for each core: by default a core is left idle, which is half of a machine of two.
    maxWorkers: os.availableParallelism(),
    projects: [
      ...PURE_PACKAGES.map((name) => ({
        test: {
          name,
          ...SHARED,
          ...SHARED_MODULES,
          include: [`packages/${name}/src/**/*.test.{ts,tsx}`],
        },
      })),
      ...PACKAGES_IN_BROWSERS.map((name) => ({
        ...(name === 'web' ? { extends: './packages/web/vitest.config.ts' } : {}),
        test: {
          name,
          ...SHARED,
          include: [`packages/${name}/src/**/*.test.{ts,tsx}`],
        },
      })),
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
