import { existsSync } from 'node:fs';
import path from 'node:path';
import {
  defineConfig,
  type PlaywrightTestOptions,
  type PlaywrightWorkerOptions,
  type Project,
} from '@playwright/test';

import type { ProgramOptions } from './fixtures.ts';

const CHROMIUM = process.env['CHROMIUM'] ?? '/usr/bin/chromium';
/** Without the windows of a desktop: it shows no notifications. */
const HEADLESS_CHROMIUM = process.env['HEADLESS_CHROMIUM'] ?? CHROMIUM;

const launchOptions = (executablePath: string) => ({ executablePath, args: ['--no-sandbox'] });

const recordFolder = path.resolve(import.meta.dirname, '../../shared/lahman');

/** The combinations that the journey runs on: each database once, each history once. */
const embedded: ProgramOptions = {
  database: 'embedded',
  history: existsSync(recordFolder) ? recordFolder : '',
  startsFrom: 'an empty database',
};
const postgresql: ProgramOptions = {
  database: 'PostgreSQL 15',
  history: '',
  startsFrom: 'an empty database',
};

/**
 * Programs that start from copies of one catalogue: each has a database of its own, and every card
 * from the start.
 */
const fromCatalogue = (
  database: ProgramOptions['database'],
  options: Partial<PlaywrightTestOptions & PlaywrightWorkerOptions> = {},
) => ({
  dependencies: ['catalogue'],
  use: { database, history: '', startsFrom: 'the whole catalogue', ...options } as const,
});

const projectName = ({ database, history }: ProgramOptions) =>
  `${database}, ${history === '' ? 'invented history' : 'the record'}`;

const inOrder = (projects: readonly Project<ProgramOptions>[]): Project<ProgramOptions>[] =>
  projects.map((project) => ({ ...project, workers: 1 }));

export default defineConfig<ProgramOptions>({
  outputDir: '../test-results',
  // Two projects at a time, each with a program of its own: a browser that waits for an animation
  // or a page leaves a core to the other.
  workers: 2,
  globalSetup: './global-setup.ts',
  // Generous timeouts: they end tests that hang, and measure no speed on a busy machine.
  timeout: 600_000,
  expect: { timeout: 30_000 },
  use: {
    actionTimeout: 60_000,
    navigationTimeout: 60_000,
    launchOptions: launchOptions(HEADLESS_CHROMIUM),
    // A worker would respond to requests that a test means to hold or to fail.
    serviceWorkers: 'block',
    screenshot: 'only-on-failure',
    // Without a film of the page, which cost a third of a test's time: the trace has the document
    // at each action, and the screenshot shows the failure.
    trace: { mode: 'retain-on-failure', screenshots: false },
  },
  // Tests of a project share its program: one after the other, in the order of their files. The
  // longest projects come first, so that none is left over at the end.
  projects: inOrder([
    ...[embedded, postgresql].map((options) => ({
      name: projectName(options),
      // The accounts tests query the database, so they need one outside the program.
      testMatch:
        options === postgresql ? ['journey.spec.ts', 'accounts.spec.ts'] : 'journey.spec.ts',
      use: options,
    })),
    { name: 'catalogue', testMatch: 'catalogue.setup.ts' },
    {
      name: 'pages',
      // Files run in the order of their names: admin-cards-series comes first, since it looks at
      // the audit log before any admin has done anything.
      testMatch: [
        'public-pages.spec.ts',
        'guest-half-inning.spec.ts',
        'my-cards.spec.ts',
        'kept-views.spec.ts',
        'packs.spec.ts',
        'series-list.spec.ts',
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
      ...fromCatalogue('embedded'),
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
        'public-games.spec.ts',
        'reports.spec.ts',
        'player-day.spec.ts',
        'challenges.spec.ts',
        'daily.spec.ts',
      ],
      ...fromCatalogue('embedded'),
    },
    // Two browsers at one table or in one cup, and two programs of which one is killed. The cup's
    // accounts are made older in the database.
    {
      name: 'live',
      testMatch: ['cups.spec.ts', 'live-games.spec.ts'],
      ...fromCatalogue('PostgreSQL 15'),
    },
    // The catalogue comes by a restore, which places the tables on the servers of the cluster.
    ...(process.env['CITUS'] === undefined
      ? []
      : [{ name: 'Citus', testMatch: 'journey.spec.ts', ...fromCatalogue('Citus') }]),
    {
      name: 'offline',
      testMatch: ['install.spec.ts', 'newer-build.spec.ts', 'offline.spec.ts'],
      ...fromCatalogue('embedded', { serviceWorkers: 'allow' }),
    },
    {
      name: 'commands',
      testMatch: [
        'start-command.spec.ts',
        'graceful-stop.spec.ts',
        'restarts-behind-nginx.spec.ts',
      ],
      dependencies: ['catalogue'],
    },
    // The leaderboard starts empty: no game has been played. This test queries the database too.
    { name: 'boards', testMatch: 'leaderboard.spec.ts', ...fromCatalogue('PostgreSQL 15') },
    // A program of its own, since it creates its own admin and contest.
    { name: 'messages', testMatch: 'error-messages.spec.ts', ...fromCatalogue('embedded') },
    // It queries the database, in which an account can be made one of yesterday.
    {
      name: 'notifications',
      testMatch: 'notifications.spec.ts',
      ...fromCatalogue('PostgreSQL 15', {
        serviceWorkers: 'allow',
        launchOptions: launchOptions(CHROMIUM),
      }),
    },
    // Two programs on one database, of which one is killed.
    {
      name: 'watching',
      testMatch: 'watch-live.spec.ts',
      ...fromCatalogue('PostgreSQL 15'),
    },
    { name: 'sounds', testMatch: 'sounds.spec.ts' },
  ]),
});
