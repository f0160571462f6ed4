import { existsSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';

import { ROOT } from './child.ts';

const pages = ['README.md', 'ARCHITECTURE.md', 'CONTRIBUTING.md', 'docs/rulebook.md'].concat(
  readdirSync(path.join(ROOT, 'docs', 'decisions')).map((file) => `docs/decisions/${file}`),
);

/** What a page names in backticks that can only be a path of this project. */
const pathsIn = (text: string) =>
  [...text.matchAll(/`((?:packages|scripts|docs|e2e|bench)\/[\w./-]+)`/g)].map(([, name]) => name);

const linksIn = (text: string) =>
  [...text.matchAll(/\]\((?!https?:)([^)#]+)[^)]*\)/g)].map(([, name]) => name);

test.for(pages)('every file that %s names is there', (page) => {
  const text = readFileSync(path.join(ROOT, page), 'utf8');
  const named = pathsIn(text).map((name) => path.join(ROOT, name ?? ''));
  const linked = linksIn(text).map((name) => path.join(ROOT, path.dirname(page), name ?? ''));
  const missing = [...named, ...linked].filter((file) => !existsSync(file));
  expect(missing).toEqual([]);
});
