import { builtinModules } from 'node:module';
import { defineConfig, type OxlintOverride } from 'oxlint';

/**
 * The layer rules of ARCHITECTURE.md as data. Imports point down only. A ban is a regular
 * expression over the import's text (without look-ahead: the linter ignores a pattern that has
 * one). The dead-code check (knip) checks that each package imports only the dependencies of its
 * package.json.
 */
type Ban = { regex: string; message: string };

const packages = (names: string, message: string): Ban => ({
  regex: `^@pennant/(${names})/`,
  message,
});

const NODE: Ban = {
  regex: `^(node:|(${builtinModules.join('|')})(/|$))`,
  message: 'No Node here: hand in what is needed.',
};

const noImports = (...patterns: Ban[]): ['error', { patterns: Ban[] }] => ['error', { patterns }];

const THROUGH_EXPORTS: Ban = {
  regex:
    '(^|/)packages/|^@pennant/[a-z-]+/(src/|.*\\.tsx?$)|^(\\.\\./)+(rules|card-art|card-maker|contract|server|web)/src/',
  message: 'Import another package by its name: @pennant/<package>/<folder>/<file>.',
};

/** The folders of card-art that know the browser: React elements, canvases, the worker. */
const CARD_ART_RENDERERS = ['svg', 'canvas', 'thumbnails'].map(
  (folder) => `packages/card-art/src/${folder}/**`,
);

/** Rules of the pure packages: randomness and time are arguments, and there is no I/O. */
const PURE: OxlintOverride['rules'] = {
  'no-restricted-globals': [
    'error',
    ...['Date', 'performance', 'setTimeout', 'setInterval', 'setImmediate', 'queueMicrotask'].map(
      (name) => ({ name, message: 'Time is an argument of the rules.' }),
    ),
    ...['crypto', 'fetch', 'process', 'window', 'document', 'localStorage', 'console'].map(
      (name) => ({ name, message: 'The rules are pure: no chance, input or output of their own.' }),
    ),
    { name: 'globalThis', message: 'The rules reach for nothing outside their arguments.' },
  ],
  'no-restricted-properties': [
    'error',
    { object: 'Math', property: 'random', message: 'Chance is an argument: take Dice.' },
  ],
};

/** The features whose use cases each server feature may call: no cycles, never another's SQL. */
const FEATURES: Record<string, readonly string[]> = {
  wallet: [],
  account: ['wallet'],
  cards: ['wallet'],
  packs: ['wallet', 'cards'],
  teams: ['cards'],
  games: ['teams', 'cards'],
  rewards: ['wallet', 'packs', 'cards'],
  campaigns: ['games', 'rewards', 'teams'],
  leaderboard: ['teams', 'games', 'cards'],
  notifications: ['account'],
  challenges: ['wallet', 'teams', 'games', 'cards', 'notifications'],
  reports: ['account', 'teams', 'games', 'challenges'],
};
/** Home reads from the others; none of them calls it. */
FEATURES['home'] = Object.keys(FEATURES);
/** The admin feature may call every other feature; none may call it. */
FEATURES['admin'] = Object.keys(FEATURES);

const SERVER_LAYER = packages(
  'web|card-art|card-maker|server',
  'The server imports contract and rules; only its catalogue imports card-maker.',
);

const PAGE_LAYER = [
  packages(
    'server|card-maker|web',
    'The page imports card-art, contract and rules, nothing else of ours.',
  ),
  NODE,
  { regex: '^zod$', message: 'The page takes the contract’s types; the server parses.' },
];

const CATALOGUE: Ban = {
  regex: '^(\\.\\./)+catalogue/',
  message: 'Features never import the catalogue.',
};
const ANOTHERS_SQL: Ban = {
  regex: `^(\\.\\./)+(${Object.keys(FEATURES).join('|')})/(.*/)?[a-z-]*store\\.ts$`,
  message: 'Call the other feature’s use case with the open transaction, never its SQL.',
};

/** The names under which the server's code holds what runs SQL. */
const RUNS_SQL = ['tx', 'db', 'database', 'queries', 'inner', 'client', 'connection', 'pool'];
const SQL_IN_STORES: OxlintOverride['rules'] = {
  'no-restricted-properties': [
    'error',
    ...RUNS_SQL.map((object) => ({
      object,
      property: 'query',
      message: 'Statements are run in a *-store.ts: call a function of it.',
    })),
    { property: 'sql', message: 'Text without types is for platform/database and tests.' },
  ],
};
const featureRule = (feature: string, allowed: readonly string[]): OxlintOverride => {
  const others = Object.keys(FEATURES);
  const banned = others.filter((other) => other !== feature && !allowed.includes(other));
  return {
    files: [`packages/server/src/${feature}/**/*.ts`],
    excludeFiles: ['**/*.test.ts'],
    rules: {
      'no-restricted-imports': noImports(SERVER_LAYER, THROUGH_EXPORTS, CATALOGUE, ANOTHERS_SQL, {
        regex: `^(\\.\\./)+(${banned.join('|')})/`,
        message: `${feature} may import of the features: ${allowed.join(', ') || 'none'}.`,
      }),
    },
  };
};

export default defineConfig({
  plugins: [
    'eslint',
    'typescript',
    'unicorn',
    'oxc',
    'import',
    'react',
    'jsx-a11y',
    'vitest',
    'promise',
  ],
  options: { typeAware: true, denyWarnings: true, reportUnusedDisableDirectives: 'error' },
  categories: { correctness: 'error', suspicious: 'error' },
  ignorePatterns: ['**/dist/**', '**/frozen/**', '.data/**', 'coverage/**', 'test-results/**'],
  rules: {
    eqeqeq: ['error', 'always', { null: 'ignore' }],
    'no-var': 'error',
    'prefer-const': 'error',
    // Type-only cycles as well: who reads one file has to read the other.
    'import/no-cycle': ['error', { ignoreTypes: false }],
    'oxc/no-barrel-file': ['error', { threshold: 1 }],
    'typescript/no-explicit-any': 'error',
    'typescript/ban-ts-comment': 'error',
    'typescript/consistent-type-imports': 'error',
    'typescript/no-floating-promises': 'error',
    'typescript/no-misused-promises': ['error', { checksVoidReturn: { attributes: false } }],
    'typescript/switch-exhaustiveness-check': 'error',
    'react/rules-of-hooks': 'error',
    'react/exhaustive-deps': 'error',
    // React 19's compiler needs no React in scope.
    'react/react-in-jsx-scope': 'off',
    // Style sheets are imported for their side effect.
    'import/no-unassigned-import': ['error', { allow: ['**/*.css', '@fontsource*/**'] }],
    // Database rows and lines of the season files get their type by one assertion where they are
    // read.
    'typescript/no-unsafe-type-assertion': 'off',
    // A new array may be sorted in place.
    'unicorn/no-array-sort': 'off',
    'unicorn/no-array-reverse': 'off',
    'unicorn/consistent-function-scoping': 'off',
    'promise/always-return': 'off',
    // Interfaces declare functions as methods without `this`.
    'typescript/unbound-method': 'off',
    // Only strings of digits and codes are spread.
    'typescript/no-misused-spread': 'off',
    'import/no-named-as-default-member': 'off',
    'no-unmodified-loop-condition': 'off',
    'no-shadow': 'off',
    'no-unused-vars': ['error', { argsIgnorePattern: '^_', varsIgnorePattern: '^_' }],
    // A paragraph with role status is announced correctly.
    'jsx-a11y/prefer-tag-over-role': 'off',
    // Tests that need the season files check whether the folder exists.
    'vitest/no-conditional-tests': 'off',
    'vitest/no-focused-tests': 'error',
    'vitest/no-disabled-tests': 'error',
    'no-restricted-imports': noImports(THROUGH_EXPORTS),
  },
  overrides: [
    {
      files: [
        'packages/rules/src/**/*.ts',
        'packages/card-maker/src/**/*.ts',
        'packages/contract/src/**/*.ts',
        'packages/card-art/src/**/*.{ts,tsx}',
      ],
      excludeFiles: ['**/*.test.{ts,tsx}', '**/testing/**', ...CARD_ART_RENDERERS],
      rules: PURE,
    },
    {
      files: ['packages/rules/src/**/*.ts'],
      excludeFiles: ['**/*.test.ts', '**/testing/**'],
      rules: {
        'no-restricted-imports': noImports({
          regex: '^[^.]',
          message: 'The rules import nothing.',
        }),
      },
    },
    {
      files: ['packages/rules/src/fairness/**/*.ts'],
      excludeFiles: ['**/*.test.ts'],
      rules: {
        'no-restricted-imports': noImports({
          regex: '^([a-z]|@[^n]|@n[^o])',
          message: 'The rules of fairness import @noble/hashes and nothing else.',
        }),
      },
    },
    {
      files: ['packages/card-maker/src/**/*.ts'],
      excludeFiles: ['**/*.test.ts', '**/testing/**'],
      rules: {
        'no-restricted-imports': noImports(THROUGH_EXPORTS, {
          regex: '^([a-z]|@[^p]|@pennant/[^r])',
          message: 'The card maker imports the rules and nothing else.',
        }),
      },
    },
    {
      // The markup of drawings makes plain shapes, not React elements.
      files: ['packages/card-art/src/**/*.tsx'],
      rules: { 'react/jsx-key': 'off' },
    },
    {
      files: ['packages/card-art/src/**/*.{ts,tsx}'],
      excludeFiles: ['**/*.test.{ts,tsx}'],
      rules: {
        'no-restricted-imports': noImports(
          THROUGH_EXPORTS,
          { regex: '^([a-z]|@[^p]|@pennant/[^r])', message: 'Drawings import the rules only.' },
          {
            regex: `^(\\.\\./)+(svg|canvas|thumbnails)/`,
            message: 'Drawings know no renderer: they are shapes.',
          },
        ),
      },
    },
    {
      files: CARD_ART_RENDERERS,
      excludeFiles: ['**/*.test.{ts,tsx}'],
      rules: {
        'no-restricted-imports': noImports(THROUGH_EXPORTS, NODE, {
          regex: '^@pennant/[^r]',
          message: 'card-art imports the rules, and React in svg/.',
        }),
      },
    },
    {
      files: ['packages/contract/src/**/*.ts'],
      excludeFiles: ['**/*.test.ts'],
      rules: {
        'no-restricted-imports': noImports(
          THROUGH_EXPORTS,
          NODE,
          packages('card-art|card-maker|server|web', 'The contract imports zod and the rules.'),
        ),
      },
    },
    {
      files: ['packages/web/src/**/*.{ts,tsx}'],
      excludeFiles: ['**/*.test.{ts,tsx}'],
      rules: {
        'no-restricted-imports': noImports(THROUGH_EXPORTS, ...PAGE_LAYER),
      },
    },
    {
      files: ['packages/web/src/ui/**'],
      rules: {
        'no-restricted-imports': noImports(THROUGH_EXPORTS, ...PAGE_LAYER, {
          regex: '^(\\.\\./)+(features|app)/',
          message: 'ui knows no feature.',
        }),
      },
    },
    {
      files: ['packages/server/src/**/*.ts'],
      rules: { 'no-restricted-imports': noImports(SERVER_LAYER, THROUGH_EXPORTS) },
    },
    {
      files: ['packages/server/src/platform/**/*.ts'],
      excludeFiles: ['**/*.test.ts'],
      rules: {
        'no-restricted-imports': noImports(SERVER_LAYER, THROUGH_EXPORTS, CATALOGUE, {
          regex: `^(\\.\\./)+(${Object.keys(FEATURES).join('|')})/`,
          message: 'The platform knows no feature.',
        }),
      },
    },
    {
      files: ['packages/server/src/catalogue/**/*.ts'],
      rules: {
        'no-restricted-imports': noImports(
          THROUGH_EXPORTS,
          packages('web|server|card-art', 'The catalogue imports card-maker, contract and rules.'),
        ),
      },
    },
    {
      // Whoever checks the program shares nothing with it.
      files: ['bench/trust/checker/**/*.ts'],
      excludeFiles: ['**/*.test.ts', '**/testing/**'],
      rules: {
        'no-restricted-imports': noImports({
          regex: '^([^.]|\\.\\./)',
          message: 'The checker reads a log and a dump, and imports its own files only.',
        }),
      },
    },
    {
      // Playwright's fixtures destructure their dependencies, and call a function named `use`.
      files: ['e2e/**/*.ts'],
      rules: {
        'no-empty-pattern': 'off',
        'react/rules-of-hooks': 'off',
        'no-restricted-imports': noImports(
          THROUGH_EXPORTS,
          packages(
            'web|card-art|card-maker|contract|rules',
            'Journeys know the program from outside.',
          ),
        ),
      },
    },
    {
      files: ['packages/server/src/**/*.ts'],
      excludeFiles: [
        '**/*-store.ts',
        '**/*.test.ts',
        '**/testing/**',
        'packages/server/src/platform/database/**',
      ],
      rules: SQL_IN_STORES,
    },
    {
      files: ['packages/server/src/**/*-store.ts'],
      rules: {
        'no-restricted-properties': [
          'error',
          {
            property: 'sql',
            message: 'A store runs statements: see platform/database/statement.ts.',
          },
        ],
      },
    },
    ...Object.entries(FEATURES).map(([feature, allowed]) => featureRule(feature, allowed)),
  ],
});
