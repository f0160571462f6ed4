import { globSync, readFileSync } from 'node:fs';
import path from 'node:path';

/** How a test file asks for what a browser has. */
const ASKS_FOR_BROWSER = '// @vitest-environment happy-dom\n';

/** Returns the test files below a folder, as paths from `root`, that ask for a browser. */
export const listTestsInBrowser = (root: string, folder: string): string[] =>
  globSync(`${folder}/**/*.test.{ts,tsx}`, { cwd: root })
    .toSorted()
    .filter((test) => readFileSync(path.join(root, test), 'utf8').startsWith(ASKS_FOR_BROWSER))
    .map((test) => test.replaceAll(path.sep, '/'));
