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
  /**
   * Whether modules hold nothing but constants: a mutant's files of tests then share one copy of
   * each module, which saves most of the time that a mutant takes.
   */
  readonly isPure?: boolean;
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

/** The areas, in the order in which they are checked. */
export const AREAS: readonly Area[] = [
  {
    name: 'rules',
    parts: inPackage('rules', [
      'account',
      'admin',
      'campaigns',
      'cards',
      'fairness',
      'games/*',
      'games/analysis',
      'games/baserunning',
      'games/engine',
      'games/innings',
      'games/manager',
      'games/narration',
      'games/plate-appearance',
      'games/scoring',
      'games/substitution',
      'leaderboard',
      'packs',
      'rewards',
      'statistics',
      'teams',
      'text',
      'wallet',
    ]),
    isPure: true,
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
    isPure: true,
    target: 0.85,
  },
  {
    name: 'server',
    parts: [
      ...inPackage('server', ['account', 'campaigns', 'games', 'packs', 'wallet', 'platform/http']),
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
