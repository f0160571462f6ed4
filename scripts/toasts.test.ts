import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';

import { ROOT } from './child.ts';

const FEATURES = path.join(ROOT, 'packages', 'web', 'src', 'features');
/** Features whose toasts are those of a game: short. */
const GAME_AREA = ['teams', 'games', 'campaigns', 'leaderboard'];

/** Each call in a source that shows a toast, from its name to its closing bracket. */
function toastsIn(source: string): string[] {
  return [...source.matchAll(/\b(?:toast\.(?:good|bad)|useErrorToast)\(/g)].map(({ index }) => {
    let open = 0;
    for (let at = source.indexOf('(', index); at < source.length; at += 1) {
      if (source[at] === '(') open += 1;
      else if (source[at] === ')' && --open === 0) return source.slice(index, at + 1);
    }
    return source.slice(index);
  });
}

test.each(GAME_AREA)('every toast of %s stays one second', (feature) => {
  const folder = path.join(FEATURES, feature);
  const sources = readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((file) => /\.tsx?$/.test(file) && !file.includes('.test.'))
    .map((file) => readFileSync(path.join(folder, file), 'utf8'));
  const toasts = sources.flatMap(toastsIn);
  expect(toasts.length).toBeGreaterThan(0);
  expect(toasts.filter((each) => !/GAME_TOAST_MS,?\s*\)$/.test(each))).toEqual([]);
});
