import { defineConfig, type OxlintOverride } from 'oxlint';

/**
 * The layer rules of ARCHITECTURE.md's picture, as data. Imports point down only; what a file may not import is said
 * with regular expressions over the import's text (without look-ahead: the linter ignores a pattern that has one).
 * That each package imports only what its package.json names is the dead-code check's to say.
 */
type Ban = { regex: string; message: string };

const packages = (names: string, message: string): Ban => ({
  regex: `^@pennant/(${names})/`,
  message,
});

const NODE: Ban = { regex: '^node:', message: 'No Node here: hand in what is needed.' };

const noImports = (...patterns: Ban[]): ['error', { patterns: Ban[] }] => ['error', { patterns }];

const THROUGH_EXPORTS: Ban = {
  regex:
    '(^|/)packages/|^@pennant/[a-z-]+/(src/|.*\\.tsx?$)|^(\\.\\./)+(rules|card-maker|contract|server|web)/src/',
  message: 'Import another package by its name: @pennant/<package>/<folder>/<file>.',
};

/** Chance and time are arguments: the pure packages own neither, nor any input or output. */
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

/** Which of the server's features may call which others' use cases. No cycle, never another's SQL. */
const FEATURES: Record<string, readonly string[]> = {
  fairness: [],
  wallet: [],
  account: ['wallet'],
  cards: ['wallet'],
  packs: ['wallet', 'cards', 'fairness'],
  teams: ['cards'],
  games: ['teams', 'cards', 'fairness'],
  rewards: ['wallet', 'packs', 'cards'],
  campaigns: ['games', 'rewards', 'teams'],
  leaderboard: ['teams', 'games', 'cards'],
};
/** Admins act on everything: their feature may call any other, and none calls it. */
FEATURES['admin'] = Object.keys(FEATURES);

const SERVER_LAYER = packages(
  'web|card-maker|server',
  'The server imports contract and rules; only its catalogue imports card-maker.',
);

const PAGE_LAYER = [
  packages('server|card-maker|web', 'The page imports contract and rules, nothing else of ours.'),
  NODE,
  { regex: '^zod$', message: 'The page takes the contract’s types; the server parses.' },
];

const CATALOGUE: Ban = {
  regex: '^(\\.\\./)+catalogue/',
  message: 'Features never import the catalogue.',
};
const ANOTHERS_SQL: Ban = {
  regex: '^(\\.\\./)+[a-z]+/(.*/)?[a-z-]*store\\.ts$',
  message: 'Call the other feature’s use case with the open transaction, never its SQL.',
};

const featureRule = (feature: string, may: readonly string[]): OxlintOverride => {
  const others = Object.keys(FEATURES);
  const banned = others.filter((other) => other !== feature && !may.includes(other));
  return {
    files: [`packages/server/src/${feature}/**/*.ts`],
    excludeFiles: ['**/*.test.ts'],
    rules: {
      'no-restricted-imports': noImports(SERVER_LAYER, THROUGH_EXPORTS, CATALOGUE, ANOTHERS_SQL, {
        regex: `^(\\.\\./)+(${banned.join('|')})/`,
        message: `${feature} may import of the features: ${may.join(', ') || 'none'}.`,
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
  ignorePatterns: ['**/dist/**', '.data/**', 'coverage/**', 'test-results/**'],
  rules: {
    eqeqeq: ['error', 'always', { null: 'ignore' }],
    'no-var': 'error',
    'prefer-const': 'error',
    'import/no-cycle': 'error',
    'oxc/no-barrel-file': ['error', { threshold: 1 }],
    'typescript/no-explicit-any': 'error',
    'typescript/ban-ts-comment': 'error',
    'typescript/consistent-type-imports': 'error',
    'typescript/no-floating-promises': 'error',
    'typescript/no-misused-promises': ['error', { checksVoidReturn: { attributes: false } }],
    'typescript/switch-exhaustiveness-check': 'error',
    'react/rules-of-hooks': 'error',
    'react/exhaustive-deps': 'error',
    // React 19's compiler needs no React in scope; styles are imported for their effect.
    'react/react-in-jsx-scope': 'off',
    'import/no-unassigned-import': ['error', { allow: ['**/*.css', '@fontsource*/**'] }],
    // A row of the database or a record's line becomes a type where it enters, by one assertion there.
    'typescript/no-unsafe-type-assertion': 'off',
    // A list just made may be sorted in place.
    'unicorn/no-array-sort': 'off',
    'unicorn/no-array-reverse': 'off',
    'unicorn/consistent-function-scoping': 'off',
    'promise/always-return': 'off',
    // Interfaces here write functions as methods and have no this; the strings spread are digits and codes.
    'typescript/unbound-method': 'off',
    'typescript/no-misused-spread': 'off',
    'import/no-named-as-default-member': 'off',
    'no-unmodified-loop-condition': 'off',
    'no-shadow': 'off',
    'no-unused-vars': ['error', { argsIgnorePattern: '^_', varsIgnorePattern: '^_' }],
    // A paragraph with role status is announced as it should be.
    'jsx-a11y/prefer-tag-over-role': 'off',
    // Tests that need the record beside this clone say so where it is not.
    'vitest/no-conditional-tests': 'off',
    'vitest/no-focused-tests': 'error',
    'vitest/no-disabled-tests': 'error',
    'no-restricted-imports': noImports(THROUGH_EXPORTS),
  },
  overrides: [
    {
      // The first paint's script runs as it stands, in any browser.
      files: ['packages/web/public/*.js'],
      rules: { 'no-var': 'off' },
    },
    {
      files: [
        'packages/rules/src/**/*.ts',
        'packages/card-maker/src/**/*.ts',
        'packages/contract/src/**/*.ts',
      ],
      excludeFiles: ['**/*.test.ts', '**/testing/**'],
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
      files: ['packages/contract/src/**/*.ts'],
      excludeFiles: ['**/*.test.ts'],
      rules: {
        'no-restricted-imports': noImports(
          THROUGH_EXPORTS,
          NODE,
          packages('card-maker|server|web', 'The contract imports zod and the rules.'),
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
      files: ['packages/web/src/ui/**', 'packages/web/src/lib/**'],
      rules: {
        'no-restricted-imports': noImports(THROUGH_EXPORTS, ...PAGE_LAYER, {
          regex: '^(\\.\\./)+(features|app)/',
          message: 'ui and lib know no feature.',
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
          packages('web|server', 'The catalogue imports card-maker, contract and rules.'),
        ),
      },
    },
    {
      // Playwright's fixtures take what they need by name, and hand over with a function called use.
      files: ['e2e/**/*.ts'],
      rules: {
        'no-empty-pattern': 'off',
        'react/rules-of-hooks': 'off',
        'no-restricted-imports': noImports(
          THROUGH_EXPORTS,
          packages('web|card-maker|contract|rules', 'Journeys know the program from outside.'),
        ),
      },
    },
    ...Object.entries(FEATURES).map(([feature, may]) => featureRule(feature, may)),
  ],
});
