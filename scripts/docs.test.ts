import { existsSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';

import { ROOT } from './child-process.ts';

const COVERAGE = 'docs/coverage.md';
const pages = [
  'README.md',
  'ARCHITECTURE.md',
  'CONTRIBUTING.md',
  'docs/rulebook.md',
  COVERAGE,
].concat(readdirSync(path.join(ROOT, 'docs', 'decisions')).map((file) => `docs/decisions/${file}`));

/** Returns the paths of this project that a page names in backticks. */
const pathsIn = (text: string) =>
  [...text.matchAll(/`((?:packages|scripts|docs|e2e|bench)\/[\w./-]+)`/g)].map(([, name]) => name);

const linksIn = (text: string) =>
  [...text.matchAll(/\]\((?!https?:)([^)#]+)[^)]*\)/g)].map(([, name]) => name);

test.for(pages)('every file that %s names exists', (page) => {
  const text = readFileSync(path.join(ROOT, page), 'utf8');
  const named = pathsIn(text).map((name) => path.join(ROOT, name ?? ''));
  const linked = linksIn(text).map((name) => path.join(ROOT, path.dirname(page), name ?? ''));
  const missing = [...named, ...linked].filter((file) => !existsSync(file));
  expect(missing).toEqual([]);
});

/** Returns the rows of a section's table, without its header. */
function rowsOf(section: string): string[][] {
  const text = readFileSync(path.join(ROOT, COVERAGE), 'utf8');
  const [, body = ''] = text.split(`\n## ${section}\n`);
  const lines = (body.split('\n## ')[0] ?? '').split('\n').filter((line) => line.trim() !== '');
  expect(lines.filter((line) => !line.startsWith('|'))).toEqual([]);
  return lines.slice(2).map((line) =>
    line
      .split('|')
      .slice(1, -1)
      .map((cell) => cell.trim()),
  );
}

test.for(['Document 1', 'Document 2', 'Decisions'])(
  'each sentence of %s has its place and a test that shows it',
  (section) => {
    const rows = rowsOf(section);
    expect(rows.length).toBeGreaterThan(50);
    const faulty = rows.filter(
      (row) =>
        row.length !== 3 ||
        row.includes('') ||
        !row[2]!
          .split(', ')
          .every((file) => /^`(packages|e2e|scripts)\/[\w./-]+\.(test|spec)\.tsx?`$/.test(file)),
    );
    expect(faulty).toEqual([]);
    const sentences = rows.map(([sentence, place]) => `${place}: ${sentence}`);
    expect(sentences).toEqual([...new Set(sentences)]);
  },
);
