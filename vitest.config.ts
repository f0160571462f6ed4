import { defineConfig } from 'vitest/config';

/** The packages whose tests need no database. */
const PACKAGES_WITHOUT_DATABASE = ['rules', 'card-art', 'card-maker', 'contract', 'web'] as const;

/**
 * The databases that the server's tests run on: the embedded one, Debian's PostgreSQL 15, and a
 * cluster of three servers.
 */
const DATABASES = [
  { name: 'embedded', start: 'packages/server/src/testing/start-embedded.ts' },
  { name: 'PostgreSQL 15', start: 'packages/server/src/testing/start-postgresql-15.ts' },
  { name: 'Citus', start: 'packages/server/src/testing/start-citus.ts' },
] as const;

/** Written from the schema on one server, on which a cursor's columns have a table. */
const STATEMENT_TYPES = '**/statement-types.test.ts';

/** Far longer than any test: they end tests that hang, and do not measure speed. */
const TIMEOUTS = { testTimeout: 120_000, hookTimeout: 120_000 } as const;

const SHARED = {
  ...TIMEOUTS,
  expect: { poll: { timeout: 60_000 } },
  setupFiles: ['scripts/property-seed.ts'],
  environment: 'node',
};

export default defineConfig({
  test: {
    reporters: ['default'],
    projects: [
      ...PACKAGES_WITHOUT_DATABASE.map((name) => ({
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
          globalSetup: [start],
          include: ['packages/server/src/**/*.test.ts'],
          exclude: [name === 'Citus' ? STATEMENT_TYPES : '**/*.cluster.test.ts'],
        },
      })),
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
