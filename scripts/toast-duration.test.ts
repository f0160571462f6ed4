import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';

import { ROOT } from './child-process.ts';

const FEATURES = path.join(ROOT, 'packages', 'web', 'src', 'features');
/** Features with the short toasts of games. */
const GAME_AREA = ['teams', 'games', 'campaigns', 'leaderboard'];

/** Returns each call that shows a toast, from its name to its closing bracket. */
function findToastCalls(source: string): string[] {
  return [...source.matchAll(/\b(?:toast\.(?:good|bad)|useErrorToast)\(/g)].map(({ index }) => {
    let depth = 0;
    for (let end = source.indexOf('(', index); end < source.length; end += 1) {
      if (source[end] === '(') depth += 1;
      else if (source[end] === ')' && --depth === 0) return source.slice(index, end + 1);
    }
    return source.slice(index);
  });
}

test.each(GAME_AREA)('every toast of %s stays one second', (feature) => {
  const folder = path.join(FEATURES, feature);
  const sources = readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((file) => /\.tsx?$/.test(file) && !file.includes('.test.'))
    .map((file) => readFileSync(path.join(folder, file), 'utf8'));
  const toasts = sources.flatMap(findToastCalls);
  expect(toasts.length).toBeGreaterThan(0);
  expect(toasts.filter((toast) => !/GAME_TOAST_MS,?\s*\)$/.test(toast))).toEqual([]);
});
