import { defineConfig } from 'vitest/config';

/** The packages whose tests need nothing but the code itself. */
const PLAIN = ['rules', 'card-maker', 'contract', 'web'] as const;

/** The server's tests run on both databases: the one that the program brings, and Debian's PostgreSQL 15. */
const DATABASES = [
  { name: 'embedded', start: 'packages/server/src/testing/start-embedded.ts' },
  { name: 'PostgreSQL 15', start: 'packages/server/src/testing/start-postgresql-15.ts' },
] as const;

/** Far beyond what any test takes: they end what hangs, and say nothing about speed on a machine that is busy. */
const PATIENCE = { testTimeout: 120_000, hookTimeout: 120_000 } as const;

const SHARED = { ...PATIENCE, setupFiles: ['scripts/property-seed.ts'], environment: 'node' };

export default defineConfig({
  test: {
    reporters: ['default'],
    projects: [
      ...PLAIN.map((name) => ({
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
        },
      })),
      {
        test: {
          name: 'scripts',
          ...SHARED,
          include: ['scripts/**/*.test.ts'],
        },
      },
    ],
  },
});
