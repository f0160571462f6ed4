import { existsSync } from 'node:fs';
import path from 'node:path';
import { defineConfig } from '@playwright/test';

import type { ProgramOptions } from './fixtures.ts';

const recordFolder = path.resolve(import.meta.dirname, '../../shared/lahman');

/** The combinations that the journey runs on: each database once, each history once. */
const embedded: ProgramOptions = {
  database: 'embedded',
  history: existsSync(recordFolder) ? recordFolder : '',
};
const embeddedInvented: ProgramOptions = { database: 'embedded', history: '' };
const postgresql: ProgramOptions = { database: 'PostgreSQL 15', history: '' };

const projectName = ({ database, history }: ProgramOptions) =>
  `${database}, ${history === '' ? 'invented history' : 'the record'}`;

export default defineConfig<ProgramOptions>({
  outputDir: '../test-results',
  // One program at a time: its first start generates all cards, which uses every core.
  workers: 1,
  // Generous timeouts: they end tests that hang, and measure no speed on a busy machine.
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
      name: projectName(options),
      // The accounts tests query the database, so they need one outside the program.
      testMatch:
        options === postgresql ? ['journey.spec.ts', 'accounts.spec.ts'] : 'journey.spec.ts',
      use: options,
    })),
    // The leaderboard starts empty: no game has been played. This test queries the database too.
    { name: 'boards', testMatch: 'leaderboard.spec.ts', use: postgresql },
    {
      name: 'pages',
      // Files run in the order of their names: admin-cards-series comes first, since it looks at
      // the audit log before any admin has done anything.
      testMatch: [
        'public-pages.spec.ts',
        'guest-half-inning.spec.ts',
        'my-cards.spec.ts',
        'packs.spec.ts',
        'fairness.spec.ts',
        'card-detail.spec.ts',
        'admin-cards-series.spec.ts',
        'keyboard.spec.ts',
        'admin-rewards-teams-users.spec.ts',
        'teams.spec.ts',
        'page-repairs.spec.ts',
        'first-club.spec.ts',
        'first-pack.spec.ts',
        'locked-out.spec.ts',
        'phone-forms.spec.ts',
      ],
      use: embeddedInvented,
    },
    {
      name: 'games',
      testMatch: [
        'after-game.spec.ts',
        'full-schedule.spec.ts',
        'campaigns.spec.ts',
        'manager-decisions.spec.ts',
        'decide-the-obvious.spec.ts',
        'play-screen.spec.ts',
        'dice-over-field.spec.ts',
        'game-summary.spec.ts',
        'player-day.spec.ts',
      ],
      use: embeddedInvented,
    },
    // A program of its own, since it creates its own admin and contest.
    { name: 'messages', testMatch: 'error-messages.spec.ts', use: embeddedInvented },
    { name: 'sounds', testMatch: 'sounds.spec.ts' },
    { name: 'commands', testMatch: 'start-command.spec.ts' },
  ],
});
