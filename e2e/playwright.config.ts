import { existsSync } from 'node:fs';
import path from 'node:path';
import { defineConfig } from '@playwright/test';

import type { ProgramOptions } from './program-fixture.ts';

const record = path.resolve(import.meta.dirname, '../../shared/lahman');

/** A visible list of what the journey runs on: each database once, each history once. */
const embedded: ProgramOptions = {
  database: 'embedded',
  history: existsSync(record) ? record : '',
};
const embeddedInvented: ProgramOptions = { database: 'embedded', history: '' };
const postgresql: ProgramOptions = { database: 'PostgreSQL 15', history: '' };

const nameOf = ({ database, history }: ProgramOptions) =>
  `${database}, ${history === '' ? 'invented history' : 'the record'}`;

export default defineConfig<ProgramOptions>({
  outputDir: '../test-results',
  // One program at a time: the first start of each makes all cards, which takes every core.
  workers: 1,
  // Far beyond what anything takes: they end what hangs, and say nothing about speed on a machine that is busy.
  timeout: 600_000,
  expect: { timeout: 30_000 },
  use: {
    actionTimeout: 60_000,
    navigationTimeout: 60_000,
    launchOptions: {
      executablePath: process.env['CHROMIUM'] ?? '/usr/bin/chromium',
      args: ['--no-sandbox'],
    },
    screenshot: 'only-on-failure',
    trace: 'retain-on-failure',
  },
  projects: [
    ...[embedded, postgresql].map((options) => ({
      name: nameOf(options),
      // Accounts look into the database, so they need one that is not the program's own.
      testMatch:
        options === postgresql ? ['journey.spec.ts', 'accounts.spec.ts'] : 'journey.spec.ts',
      use: options,
    })),
    // Boards begin empty: a program where nobody has played yet. This, too, looks into the database.
    { name: 'boards', testMatch: 'leaderboard.spec.ts', use: postgresql },
    {
      name: 'pages',
      testMatch: [
        'public-pages.spec.ts',
        'my-cards.spec.ts',
        'packs.spec.ts',
        'card-detail.spec.ts',
        'admin.spec.ts',
        'keyboard.spec.ts',
        'league-office.spec.ts',
        'teams.spec.ts',
      ],
      use: embeddedInvented,
    },
    {
      name: 'games',
      testMatch: ['campaigns.spec.ts', 'manager.spec.ts', 'play-screen.spec.ts', 'summary.spec.ts'],
      use: embeddedInvented,
    },
    // Its admin and its contest are its own.
    { name: 'messages', testMatch: 'messages.spec.ts', use: embeddedInvented },
    { name: 'sounds', testMatch: 'sounds.spec.ts' },
    { name: 'commands', testMatch: 'two-commands.spec.ts' },
  ],
});
