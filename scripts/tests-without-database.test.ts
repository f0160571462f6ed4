import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { expect, onTestFinished, test } from 'vitest';

import { ROOT } from './child-process.ts';
import { listTestsWithoutDatabase } from './tests-without-database.ts';

/** Creates a folder `src` with these files, and returns the tests in it that need no database. */
function listAmong(files: Readonly<Record<string, string>>): string[] {
  const root = mkdtempSync(path.join(os.tmpdir(), 'pennant-sources-'));
  onTestFinished(() => rmSync(root, { recursive: true }));
  for (const [name, text] of Object.entries(files)) {
    const file = path.join(root, 'src', name);
    mkdirSync(path.dirname(file), { recursive: true });
    writeFileSync(file, text);
  }
  return listTestsWithoutDatabase(root, 'src');
}

test('a test needs a database if what it imports asks for the server, however far', () => {
  const files = {
    'testing/a-database.ts': "const { connection } = inject('testServer');",
    'testing/an-app.ts': "import { aDatabase } from './a-database.ts';",
    'wallet/ledger.ts': "import pg from 'pg';",
    'wallet/ledger.test.ts':
      "import { postJournal } from './ledger.ts';\nimport { anApp } from '../testing/an-app.ts';",
    'wallet/asks-itself.test.ts': "const server = inject('testServer');",
    'wallet/imports-late.test.ts': "const { anApp } = await import('../testing/an-app.ts');",
    'wallet/hands-on.test.ts': "export { anApp } from '../testing/an-app.ts';",
    'wallet/sums.test.ts': "import { sum } from './ledger.ts';",
  };
  expect(listAmong(files)).toEqual(['src/wallet/sums.test.ts']);
});

test('imports in a circle are followed once', () => {
  const files = {
    'one.ts': "import './other.ts';",
    'other.ts': "import './one.ts';",
    'one.test.ts': "import { one } from './one.ts';",
  };
  expect(listAmong(files)).toEqual(['src/one.test.ts']);
});

test('of the server, each test is with a database or without', () => {
  const without = listTestsWithoutDatabase(ROOT, 'packages/server/src');
  expect(without).toContain('packages/server/src/platform/settings.test.ts');
  expect(without).not.toContain('packages/server/src/wallet/wallet.test.ts');
});
