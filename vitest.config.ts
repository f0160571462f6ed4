import { defineConfig } from 'vitest/config';

/** The packages whose tests need nothing but the code itself. */
const PLAIN = ['rules', 'card-maker', 'contract', 'web'] as const;

/** The server's tests run on both databases: the one that the program brings, and Debian's PostgreSQL 15. */
const DATABASES = ['embedded', 'PostgreSQL 15'] as const;

export default defineConfig({
  test: {
    reporters: ['default'],
    projects: [
      ...PLAIN.map((name) => ({
        test: {
          name,
          environment: 'node',
          include: [`packages/${name}/src/**/*.test.{ts,tsx}`],
        },
      })),
      ...DATABASES.map((database) => ({
        test: {
          name: `server (${database})`,
          environment: 'node',
          include: ['packages/server/src/**/*.test.ts'],
        },
      })),
      {
        test: { name: 'scripts', environment: 'node', include: ['scripts/**/*.test.ts'] },
      },
    ],
  },
});
