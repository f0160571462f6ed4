/** Code that is mutated in one run, a row of the table, and the tests that must notice. */
export interface Part {
  /** The folder below its area, such as "games/engine". */
  readonly folder: string;
  /** Globs of the mutated files, from the root. */
  readonly mutate: readonly string[];
  /** Globs of the tests, from the root. */
  readonly tests: readonly string[];
}

/** A package, or the logic of one, whose tests are measured. */
export interface Area {
  /** The name on the command line and the key in the figures. */
  readonly name: 'rules' | 'cardMaker' | 'server' | 'web';
  readonly parts: readonly Part[];
  /** The Vitest global setup that the tests need, from the root. */
  readonly globalSetup?: string;
  /** The least share of mutants that the tests must kill. */
  readonly target: number;
}

/** Folders without tests of their own: any test of the package may notice. */
const TESTED_ELSEWHERE = new Set(['seasons']);

/**
 * Returns a part for each folder of a package; "games/*" are the files of a folder without those
 * below it. Only tests below the same first folder may notice, of features those of the same
 * feature: a rule is shown to be right beside it, and tests of everything would take days.
 */
function inPackage(name: string, folders: readonly string[]): Part[] {
  return folders.map((folder) => {
    const [first = '', second] = folder.split('/');
    const feature = first === 'features' ? `${first}/${second}` : first;
    const tested = TESTED_ELSEWHERE.has(folder) ? '**' : `${feature}/**`;
    return {
      folder,
      mutate: [`packages/${name}/src/${folder.endsWith('/*') ? folder : `${folder}/**/*`}.ts`],
      tests: [`packages/${name}/src/${tested}/*.test.{ts,tsx}`],
    };
  });
}

/**
 * Tests in other folders of the server that notice bugs of a feature, below `packages/server/src`:
 * of its use cases that only another feature calls.
 */
const SERVER_TESTS_ELSEWHERE: Readonly<Record<string, readonly string[]>> = {
  account: ['admin/users'],
  campaigns: ['account/account-deletion', 'home/home'],
  games: ['account/account-deletion', 'home/home'],
  packs: ['account/account-deletion', 'admin/series', 'admin/users', 'home/home'],
  wallet: ['games/games'],
};

/**
 * Returns a part for each feature of the server. Beside its own tests those notice that go over the
 * refusals and the SQL statements of all features; of the HTTP platform only its own.
 */
function inServer(features: readonly string[]): Part[] {
  return inPackage('server', features).map((part) => {
    const { folder, tests } = part;
    const elsewhere = ['refusals', 'statement-types', ...(SERVER_TESTS_ELSEWHERE[folder] ?? [])];
    return {
      ...part,
      tests: [...tests, ...elsewhere.map((name) => `packages/server/src/${name}.test.ts`)],
    };
  });
}

/** The areas, in the order in which they are checked. */
export const AREAS: readonly Area[] = [
  {
    name: 'rules',
    parts: inPackage('rules', [
      'account',
      'admin',
      'campaigns',
      'cards',
      'challenges',
      'cups',
      'daily',
      'fairness',
      'games/*',
      'games/analysis',
      'games/baserunning',
      'games/engine',
      'games/fielding',
      'games/innings',
      'games/manager',
      'games/narration',
      'games/plate-appearance',
      'games/scoring',
      'games/substitution',
      'leaderboard',
      'live',
      'packs',
      'reports',
      'rewards',
      'statistics',
      'teams',
      'text',
      'time',
      'wallet',
    ]),
    target: 0.85,
  },
  {
    name: 'cardMaker',
    parts: inPackage('card-maker', [
      'cards',
      'clubs',
      'dice',
      'leagues',
      'ratings',
      'seasons',
      'series',
      'synthetic',
    ]),
    target: 0.85,
  },
  {
    name: 'server',
    parts: [
      ...inServer([
        'account',
        'campaigns',
        'challenges',
        'cups',
        'daily',
        'games',
        'notifications',
        'packs',
        'reports',
        'wallet',
      ]),
      {
        folder: 'platform/http',
        mutate: ['packages/server/src/platform/http/*.ts'],
        tests: [
          'packages/server/src/platform/http/*.test.ts',
          'packages/server/src/{refusals,statement-types}.test.ts',
        ],
      },
      {
        folder: 'sign-in limits',
        mutate: ['packages/server/src/platform/sign-in-and-email-limit*.ts'],
        tests: ['packages/server/src/account/*.test.ts'],
      },
    ],
    globalSetup: 'packages/server/src/testing/start-embedded.ts',
    target: 0.85,
  },
  {
    name: 'web',
    parts: inPackage('web', [
      'api',
      'app',
      'features/account',
      'features/admin',
      'features/campaigns',
      'features/cards',
      'features/games',
      'features/home',
      'features/leaderboard',
      'features/packs',
      'features/teams',
      'features/wallet',
      'ui',
    ]),
    target: 0.75,
  },
];
