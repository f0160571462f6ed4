import { readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';

import { ROOT } from './child-process.ts';

/** Returns the number that a constant of a source file has. */
const numberIn = (file: string, constant: string): number =>
  Number(
    new RegExp(`\\b${constant} = (\\d+);`).exec(
      readFileSync(path.join(ROOT, 'packages', file), 'utf8'),
    )?.[1],
  );

test('what is kept offline is read no longer than a session lives that is not used', () => {
  const sessionDays = numberIn('server/src/account/issue-tokens.ts', 'REFRESH_DAYS');
  expect(sessionDays).toBeGreaterThan(0);
  expect(numberIn('web/src/offline/kept-calls.ts', 'MAX_KEPT_DAYS')).toBe(sessionDays);
});
