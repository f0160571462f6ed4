import { globSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';

import { ROOT } from './child-process.ts';
import { listTestsInBrowser } from './tests-in-browser.ts';

test('the tests in a browser are those that Vitest gives one, wherever they ask for it', () => {
  const asking = globSync('packages/web/src/**/*.test.{ts,tsx}', { cwd: ROOT }).filter((file) =>
    readFileSync(path.join(ROOT, file), 'utf8').includes('@vitest-environment'),
  );
  expect(asking.length).toBeGreaterThan(0);
  expect(listTestsInBrowser(ROOT, 'packages/web/src')).toEqual(asking.toSorted());
});
